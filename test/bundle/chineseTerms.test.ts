import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { filesBelow } from '../support/sourceFiles';

/** Other names of what has one name in Chinese, and that name; CONTRIBUTING.md has the whole list. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/判题|裁判/g, '评测'],
  [/演示/g, '播放'],
  [/启发式|估价函数/g, '启发函数'],
  [/界限|阈值/g, '上界'],
  [/距离/g, '最少步数'],
  [/输出爆炸/g, '输出超限'],
  [/已解决|已解好|解好/g, '已解'],
  [/错误的?输入|故障|缺陷/g, '问题'],
  [/转动/g, '旋转'],
  [/动作|单词|走法/g, '操作序列, or 操作'],
  [/盘面|棋局/g, '棋盘'],
  [/中央/g, '中心'],
  [/结点/g, '节点'],
  [/数码|(?:有效|设置)数字/g, '符号'],
  [/\d 个数(?![字据])/g, '个数字'],
  [/重做/g, '恢复, as VS Code has it'],
];

const pages = ['docs', 'walkthrough'].flatMap(filesBelow).filter((page) => page.endsWith('.zh-cn.md'));

describe('the Chinese texts', () => {
  for (const path of ['README.zh-cn.md', 'package.nls.zh-cn.json', 'l10n/bundle.l10n.zh-cn.json', ...pages]) {
    const text = readFileSync(path, 'utf8');

    it(`have one name for one thing in ${path}`, () => {
      const found = FORBIDDEN.flatMap(([other, name]) =>
        [...text.matchAll(other)].map(({ 0: word, index }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${path}:${line}: ${word} is ${name}`;
        }),
      );
      assert.deepEqual(found, []);
    });

    it(`have Chinese marks beside Chinese characters in ${path}`, () => {
      assert.deepEqual(text.match(/\p{Script=Han}[,;?!]|[,;?!]\p{Script=Han}/gu) ?? [], []);
    });
  }
});
