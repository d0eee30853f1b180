import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reason } from '../../../src/core/judge/caseResult';
import { PROFILES } from '../../../src/core/judge/profile';
import { type FaultCode, severityOf } from '../../../src/core/problems/rotation/faults';
import { sectionOf } from '../../../src/host/sectionOf';

const CODES: Record<FaultCode, true> = {
  'foreign-symbol': true,
  'not-a-number': true,
  'uneven-counts': true,
  'truncated-board': true,
  'missing-terminator': true,
  'text-after-terminator': true,
  'byte-order-mark': true,
  'more-than-30-boards': true,
};

const SEVERITY_WORDS = {
  'input-faults.md': { error: 'Error.', warning: 'Warning.', information: 'Information.' },
  'input-faults.zh-cn.md': { error: '错误。', warning: '警告。', information: '信息。' },
};

const REASONS: Record<Exclude<Reason, 'accepted'>, 'WA' | 'PE'> = {
  'not-smallest': 'WA',
  'not-shortest': 'WA',
  'not-solved': 'WA',
  'wrong-centre': 'WA',
  'illegal-letter': 'WA',
  'missing-no-moves': 'WA',
  'missing-centre': 'WA',
  'missing-case': 'WA',
  'extra-output': 'WA',
  'needless-moves': 'WA',
  presentation: 'PE',
};

describe('sectionOf', () => {
  it('takes a section with its heading, up to the next one', () => {
    assert.equal(sectionOf('# All\n\n## `a`\n\nOne.\n\n## `b`\n\nTwo.\n', 'a'), '## `a`\n\nOne.\n\n');
  });

  it('gives the whole page where there is no such section', () => {
    assert.equal(sectionOf('# All\n', 'a'), '# All\n');
  });

  for (const [page, words] of Object.entries(SEVERITY_WORDS)) {
    it(`finds in ${page} every fault with its severity`, () => {
      const text = readFileSync(join('docs', page), 'utf8');
      for (const code of Object.keys(CODES) as FaultCode[]) {
        const section = sectionOf(text, code);
        assert.notEqual(section, text, code);
        assert.ok(section.includes(`\n\n${words[severityOf(code)]}`), code);
      }
    });
  }

  for (const page of ['verdicts.md', 'verdicts.zh-cn.md']) {
    const text = readFileSync(join('docs', page), 'utf8');

    it(`finds in ${page} every reason with its verdict`, () => {
      for (const [reason, verdict] of Object.entries(REASONS)) {
        const section = sectionOf(text, reason);
        assert.notEqual(section, text, reason);
        assert.match(section, new RegExp(`\n\n${verdict}[.。]`), reason);
      }
    });

    it(`finds in ${page} every judge`, () => {
      for (const profile of PROFILES) assert.match(text, new RegExp(`^- \`${profile}\``, 'm'));
    });
  }
});
