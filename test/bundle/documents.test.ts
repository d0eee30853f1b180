import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, readJson } from '../support/sourceFiles';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly contributes: {
    readonly configuration: { readonly properties: Readonly<Record<string, unknown>> };
  };
}

const LINK = /\]\((?!https?:|command:|#)([^)#]+)/g;
const HEADING = /^(#+) /gm;
const SCRIPT = /npm (?:run )?((?<=run )[\w:]+|start|test)/g;

const manifest = readJson('package.json') as Manifest;
const pages = ['docs', 'walkthrough'].flatMap(filesBelow).filter((page) => page.endsWith('.md'));
const documents = [...pages, 'README.md', 'README.zh-cn.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
const readMes = ['README.md', 'README.zh-cn.md'];

function read(path: string): string {
  return readFileSync(path, 'utf8');
}

function headingLevels(page: string): number[] {
  const prose = read(page).replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(HEADING)].map(([, signs = '']) => signs.length);
}

describe('the documents', () => {
  for (const document of documents) {
    it(`link to files that are there in ${document}`, () => {
      const targets = [...read(document).matchAll(LINK)].map(([, target = '']) => target);
      assert.deepEqual(
        targets.filter((target) => !existsSync(join(dirname(document), target))),
        [],
      );
    });

    it(`name scripts that are there in ${document}`, () => {
      const names = [...read(document).matchAll(SCRIPT)].map(([, name = '']) => name);
      assert.deepEqual(
        names.filter((name) => !(name in manifest.scripts)),
        [],
      );
    });
  }

  it('have the same sections in English and in Chinese', () => {
    const english = ['README.md', ...pages.filter((page) => !page.endsWith('.zh-cn.md'))];
    assert.ok(english.length > 1);
    for (const page of english) {
      assert.deepEqual(headingLevels(page.replace(/\.md$/, '.zh-cn.md')), headingLevels(page), page);
    }
  });
});

describe('the READMEs', () => {
  for (const readMe of readMes) {
    it(`list every setting, and no others, in ${readMe}`, () => {
      const listed = [...read(readMe).matchAll(/^\| `(rotation\.[\w.]+)`/gm)].map(([, name = '']) => name);
      assert.deepEqual(listed, Object.keys(manifest.contributes.configuration.properties));
    });

    it(`name the package as it is built in ${readMe}`, () => {
      const named = read(readMe).match(/[\w-]+-[\d.]+\.vsix/g);
      assert.deepEqual(named, [`${manifest.name}-${manifest.version}.vsix`]);
    });
  }
});

describe('CONTRIBUTING', () => {
  const text = read('CONTRIBUTING.md');

  it('draws rooms that are there', () => {
    const [, picture = ''] = /^```\n(src\/.*?)^```/ms.exec(text) ?? [];
    const drawn: string[] = [];
    let room = '';
    for (const line of picture.split('\n')) {
      const indent = line.search(/\S/);
      const names = line.match(/[\w/]+\/(?= |$)|[\w.]+\.ts/g) ?? [];
      if (indent === 2) room = names[0] ?? '';
      const parent = indent <= 0 ? '' : indent === 2 ? 'src' : join('src', room);
      drawn.push(...names.map((name) => join(parent, name)));
    }
    assert.ok(drawn.includes('src/core/search/'));
    assert.deepEqual(
      drawn.filter((path) => !existsSync(path)),
      [],
    );
  });

  it('names files that are there', () => {
    const named = [...text.matchAll(/`([\w./-]+\/[\w./-]*[\w-])`/g)].map(([, path = '']) => path);
    assert.deepEqual(
      named.filter((path) => !existsSync(path) && !existsSync(join('src', path))),
      ['test/fixtures/NAME'],
    );
  });
});
