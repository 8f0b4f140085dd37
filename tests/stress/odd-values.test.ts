import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasErrors } from '../../src/base/findings/finding.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { faultsOf, printFaults, textIn } from '../support/fuzz/findings.ts';
import { type Changes, createStage, type Stage } from '../support/fuzz/stage.ts';
import { contentOf, sharedMiniSite } from '../support/mini-site.ts';

const RED = contentOf('teams/red.yaml');
const FILE = 'data/teams/gold.yaml';

let stage: Stage;
beforeAll(() => {
  stage = createStage(miniSite, join(sharedMiniSite(), 'data'));
});

/** Builds with some files changed, and expects findings with a place, or a site. */
async function outcomeOf(changes: Changes) {
  const { result, files } = await stage.build(changes);
  const textAt = (file: string) => String(changes[file] ?? textIn(stage.root, file) ?? '').replace(/^\uFEFF/, '');
  const aboutData = result.findings.filter(({ place }) => place.file.startsWith('data/'));
  expect([...faultsOf(aboutData, textAt), ...printFaults(result.findings.slice(0, 50), stage.root)]).toEqual([]);
  expect(hasErrors(result.findings)).toBe(result.stoppedBy !== undefined);
  expect(Object.keys(Object.prototype), 'Object.prototype is unchanged').toEqual([]);
  return { codes: result.findings.map(({ code }) => code), files };
}

/** Property names with a meaning of their own in JavaScript. */
const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'then', 'length'];

describe.each(INHERITED)('«%s» is a word like any other', (word) => {
  test('as a field', async () => {
    for (const value of ['x', '{ a: 1 }', '[]', 'null']) {
      expect((await outcomeOf({ [FILE]: `${RED}${word}: ${value}\n` })).codes).toContain('schema-unknown-key');
      const inside = RED.replace('contact:\n', `contact:\n  ${word}: ${value}\n`);
      expect((await outcomeOf({ [FILE]: inside })).codes).toContain('schema-unknown-key');
    }
  });

  test.each([
    ['fact', RED.replace(/^lead: .*$/m, `lead: "{{${word}}} and {{${word}.${word}}}"`), 'fact-unknown'],
    ['link', RED.replace(/^lead: .*$/m, `lead: "[a](/teams/${word}/) [b](/${word}/)"`), 'link-unknown'],
    ['anchor', RED.replace(/^lead: .*$/m, `lead: "[a](/teams/red/#${word})"`), 'link-unknown'],
    ['name of another page', RED.replace('rivals: [blue, green]', `rivals: ["${word}"]`), 'reference-unknown'],
    ['illustration', RED.replace('crest: wheel', `crest: "${word}"`), 'reference-unknown'],
    ['choice', RED.replace('colour: red', `colour: "${word}"`), 'schema-enum'],
    ['kind of a block', RED.replace('kind: text', `kind: "${word}"`), 'schema-enum'],
  ])('as a %s', async (_what, text, code) => expect((await outcomeOf({ [FILE]: text })).codes).toContain(code));

  test('as the name of a file, and as a former URL', async () => {
    const { codes } = await outcomeOf({ [`data/teams/${word}.yaml`]: RED });
    expect(codes.includes('file-name')).toBe(word !== word.toLowerCase() || word.includes('_'));
    const listed = (more: string) => ({ 'data/addresses.yaml': `addresses:\n  - url: /teams/${word}/\n${more}` });
    expect((await outcomeOf(listed(''))).codes).toContain('route-disappeared');
    expect((await outcomeOf(listed(`    redirect: /${word}/\n`))).codes).toContain('redirect-target');
  });
});

test('a page that has the name of an inherited property is built', async () => {
  const own = 'name: Gold Team\nlead: We are new.\n';
  const { codes, files } = await outcomeOf({ 'data/teams/constructor.yaml': own });
  expect(codes).toEqual([]);
  expect([...files.keys()]).toContain('teams/constructor/index.html');
});

/** Scalars that YAML parsers interpret differently or reject. */
const SCALARS = [
  ...'1e999 -1e999 1e-999 .nan .inf -.inf -0 0x1F 0o17 0b11 1_000 +5 00012 9007199254740993 12:30:45'.split(' '),
  ...'2025-01-01 2025-01-01T00:00:00Z 2025-13-45 null ~ yes off True << "" [] {}'.split(' '),
  ...['"\\ud800"', '"\\udfff\\ud800"', '"\\0"', '"\\u2028"', '"\\uFFFE"', '"\\U0010FFFF"', '"\\U00110000"', '"\\q"'],
  ...["'\u2028'", '\u0085x', '\tx', '"a\\\n  b"', '|-9\n  x', '>+\n\n\n', '? a', '- - - x', '%', '!!binary aGk='],
  ...['!!set { a }', '!!float 3', '*none', '&a x', '"{{}}"', '"{{ }}"', '"{{{{fee}}}}"', '"**"', '"[x](x"', '"[]()"'],
  ...['"[x](/%)"', '"[x](/%E0%A4%A/)"', '"[x](https://%)"', '"[x](https://[)"', '"[x](mailto:)"', '"[x](tel:)"'],
];

const FIELDS = [
  'name: Red Team',
  'colour: red',
  'players: 14',
  'fee: 120',
  'phone: +41 62 000 00 01',
  'anchor: training',
];

test.each(FIELDS)('in place of «%s», any scalar leads to findings with a place, or to a site', async (field) => {
  const key = field.split(':')[0];
  for (const scalar of SCALARS) await outcomeOf({ [FILE]: RED.replace(field, `${key}: ${scalar}`) });
});
