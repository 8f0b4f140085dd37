import { describe, expect, test } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

/** Returns each finding as `line:column code`, followed by its parameters. */
function findings(text: string): string[] {
  return parseYaml('data/example.yaml', text).findings.map(({ code, place, params }) => {
    const at = place.range ? `${place.range.line}:${place.range.column} ` : '';
    return [`${at}${code}`, ...Object.values(params)].join(' ');
  });
}

describe('a valid file', () => {
  test('is parsed, and strings that look like dates stay strings', () => {
    const { parsed, findings } = parseYaml('data/example.yaml', 'day: 2025-01-14\nlist: [1, true, "x"]\n');
    expect(findings).toEqual([]);
    expect(parsed?.value).toEqual({ day: '2025-01-14', list: [1, true, 'x'] });
  });

  test('can have Windows line endings, comments and a document start marker', () => {
    const { parsed, findings } = parseYaml('data/example.yaml', '---\r\n# a note\r\nname: Gold\r\n');
    expect(findings).toEqual([]);
    expect(parsed?.value).toEqual({ name: 'Gold' });
  });
});

describe('a slip in the YAML', () => {
  test('each unresolved merge conflict is reported where it begins', () => {
    const versions = ['<<<<<<< HEAD', 'title: Gold', '=======', 'title: Golden', '>>>>>>> branch'];
    expect(findings(['name: Gold', ...versions, 'lead: We are new.', ...versions, ''].join('\n'))).toEqual([
      '2:1 yaml-conflict',
      '8:1 yaml-conflict',
    ]);
    expect(findings('lead: >-\n  We are\n=======\n  new.\n')).toEqual(['3:1 yaml-conflict']);
    expect(findings('lead: >-\r\n  We are\r\n>>>>>>> branch\r\n')).toEqual(['3:1 yaml-conflict']);
    expect(findings('lead: |\n  =======\n  <<<<<<< HEAD\n')).toEqual([]);
  });

  test('a colon in unquoted text is reported where it is', () => {
    expect(findings('lead: One thing:\n')).toEqual(['1:16 yaml-colon']);
    expect(findings('lead: We are new\n   name: Gold\n')).toEqual(['2:8 yaml-colon']);
  });

  test('what is indented below a value with a colon or a dash is no further slip', () => {
    expect(findings('price: from: 4\n  to: 5\n  note: x\nname: Gold: x\n')).toEqual([
      '1:12 yaml-colon',
      '4:11 yaml-colon',
    ]);
    expect(findings('teams: - id: a\n  - id: b\n    to: c\nname: Gold\n')).toEqual(['1:8 yaml-start -']);
    expect(findings('teams:\n  - id: a: b\n    to: c: d\n')).toEqual(['2:10 yaml-colon', '3:10 yaml-colon']);
  });

  test('the header of a block text the wrong way round is reported, although the text would only begin with it', () => {
    expect(findings('lead: ->\n  We are new.\n')).toEqual(['1:7 yaml-fold ->']);
    expect(findings('lead: -> We are new.\n')).toEqual([]);
  });

  test('an apostrophe inside a text is not mistaken for an open quotation mark', () => {
    expect(findings('lead: "It\'s new.\n')).toEqual(['1:7 yaml-quote "']);
    expect(findings("lead: It's new.\nlist:\n  - a: 1\n   b: 2\n")).toEqual(['4:1 yaml-indent']);
  });

  test('quotation marks that close before the end of the text are reported where they close', () => {
    expect(findings('title: "Fog in the "office" by the lake"\n')).toEqual(['1:20 yaml-quote-early "']);
    expect(findings("name: Gold\nlist:\n  - 'New' for a while\n")).toEqual(["3:9 yaml-quote-early '"]);
    expect(findings('ages: { from: "12" on, to: 14 }\n')).toEqual(['1:18 yaml-quote-early "']);
  });

  test('an unclosed bracket is reported where it opens', () => {
    expect(findings('name: Gold\nrivals: [red, "blue"\n')).toEqual(['2:9 yaml-quote ]']);
  });

  test('signs of a word processor in place of the first dashes are reported where they are', () => {
    const dashes = ['2:3 yaml-dash •', '3:3 yaml-dash •'];
    expect(findings('teams:\n  • red\n  • blue\n  - gold\n  - green\n')).toEqual(dashes);
    expect(findings('teams:\n  1. red\n  - gold\n')).toEqual(['2:3 yaml-dash 1.']);
    expect(findings('lead: red\n  - gold\n')).toEqual(['2:3 yaml-continued']);
  });

  test('a backslash in double quotes is reported, even where YAML would turn it into an invisible character', () => {
    expect(findings('folder: "C:\\dates"\n')).toEqual(['1:12 yaml-escape \\d']);
    expect(findings('folder: "C:\\Projects"\n')).toEqual(['1:12 yaml-escape \\P']);
    expect(findings('folder: "C:\\\\Projects: \\u2013 \\"new\\"\\n"\nother: C:\\Projects\n')).toEqual([]);
  });

  test('a no-break space after a colon is reported', () => {
    expect(findings('a: 1\ncity:\u00a0Zug\nb: 2\n')).toEqual(['2:6 text-invisible \u00a0   U+00A0 indent']);
  });

  test('an entry that would become part of the text above is reported where it begins', () => {
    expect(findings('near:\n  - -Baar\n    - Cham\n')).toEqual(['3:5 yaml-continued']);
    expect(findings('places:\n  - Baar\n   - Cham\n  - Zug\n')).toEqual(['3:4 yaml-continued']);
    expect(findings('places:\n  - Baar\n    at the lake\n    - Cham\n')).toEqual(['4:5 yaml-continued']);
    expect(findings('a: >-\n  x\n  y\nb: "x\n  y"\nc:\n  x\nd: x\n\n# a note\ne: x\n')).toEqual([]);
  });

  test('every line indented with no-break spaces is reported', () => {
    const finding = (at: string, found: string) =>
      `${at} text-invisible ${found} ${' '.repeat(found.length)} U+00A0 indent`;
    expect(findings('ages:\n\u00a0\u00a0from: 1\n \u00a0to: 2\n')).toEqual([
      finding('2:1', '\u00a0\u00a0'),
      finding('3:2', '\u00a0'),
    ]);
    expect(findings('lead: >-\n  We\n  \u00a0are\n')).toEqual([finding('3:3', '\u00a0')]);
    expect(findings('lead: CHF\u00a0600 #\u00a0a\n#\u00a0b\n')).toEqual([]);
  });

  test('one slip causes one finding, however many errors the parser reports', () => {
    expect(findings('lead: **We** are new: yes.\n')).toHaveLength(1);
  });
});

test('a file with classic Mac OS line endings is not mistaken for empty', () => {
  expect(findings('# a note\rname: Gold\r')).toEqual(['file-line-ends']);
});

test('an error that the parser does not locate still gets a line', () => {
  for (const text of ['[- &a', '[- !t', '[- !t &a', '[-\n- &a', '[\n- !t x']) {
    const places = parseYaml('data/example.yaml', text).findings.map(({ place }) => place.range?.line ?? 0);
    expect(places.every((line) => line >= 1 && line <= 2)).toBe(true);
  }
});

const nested = (levels: number) => findings(`${'['.repeat(levels)}1${']'.repeat(levels)}`);

test('excessive nesting is reported from thirty-two nested lists on, without a crash', () => {
  expect(nested(31)).toEqual([]);
  expect(nested(32)).toEqual(['1:33 yaml-too-deep 32']);
  expect(nested(100_000)).toContainEqual(expect.stringMatching(/yaml-too-deep/));
});

test.each(['# only a note\n', '---\n', '~\n', 'null\n'])('a file without content counts as empty: %j', (text) => {
  expect(findings(text)).toEqual(['file-empty']);
});
