import { describe, expect, test } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

/** What a text is blamed for: `line:column code`, and the words that only this mistake has. */
function findings(text: string): string[] {
  return parseYaml('data/example.yaml', text).problems.map(({ code, place, params }) => {
    const at = place.range ? `${place.range.line}:${place.range.column} ` : '';
    return [`${at}${code}`, ...Object.values(params)].join(' ');
  });
}

describe('a file that is sound', () => {
  test('gives its value, and texts that look like dates stay texts', () => {
    const { parsed, problems } = parseYaml('data/example.yaml', 'day: 2025-01-14\nlist: [1, true, "x"]\n');
    expect(problems).toEqual([]);
    expect(parsed?.value).toEqual({ day: '2025-01-14', list: [1, true, 'x'] });
  });

  test('may have Windows line ends, comments and a document start', () => {
    const { parsed, problems } = parseYaml('data/example.yaml', '---\r\n# a note\r\nname: Gold\r\n');
    expect(problems).toEqual([]);
    expect(parsed?.value).toEqual({ name: 'Gold' });
  });
});

describe('a slip in the text', () => {
  test('a conflict of versions that no one has resolved is named once, where it begins', () => {
    const versions = ['<<<<<<< HEAD', 'title: Gold', '=======', 'title: Golden', '>>>>>>> branch'];
    expect(findings(['name: Gold', ...versions, 'lead: We are new.', ...versions, ''].join('\n'))).toEqual([
      '2:1 yaml-conflict',
    ]);
    expect(findings('lead: >-\n  We are\n=======\n  new.\n')).toEqual(['3:1 yaml-conflict']);
    expect(findings('lead: >-\r\n  We are\r\n>>>>>>> branch\r\n')).toEqual(['3:1 yaml-conflict']);
    expect(findings('lead: |\n  =======\n  <<<<<<< HEAD\n')).toEqual([]);
  });

  test('a colon in a text is named where it is', () => {
    expect(findings('lead: One thing: we are new.\n')).toEqual(['1:16 yaml-colon']);
    expect(findings('list:\n  - name: At 7:30: news\n')).toEqual(['2:18 yaml-colon']);
    expect(findings('lead: One thing:\n')).toEqual(['1:16 yaml-colon']);
    expect(findings('lead: We are new\n   name: Gold\n')).toEqual(['2:8 yaml-colon']);
  });

  test('a space that is missing after the colon of a field is named at the colon', () => {
    expect(findings('place: in Zug\ncanton:ZG\norder: 8\n')).toEqual(['2:7 yaml-space canton']);
    expect(findings('canton:ZG\norder: 8\n')).toEqual(['1:7 yaml-space canton']);
    expect(findings('place: in Zug\ncanton:"ZG"\n')).toEqual(['2:7 yaml-space canton']);
    expect(findings('at:\n  place: in Zug\n  canton:ZG\n')).toEqual(['3:9 yaml-space canton']);
    expect(findings('at:\n  - canton:ZG\n    order: 8\n')).toEqual(['2:11 yaml-space canton']);
    expect(findings('at:\n  - order: 8\n    canton:ZG\nname: Gold\n')).toEqual(['3:11 yaml-space canton']);
    expect(findings('at:\n  - https://gold.example\n  - at 7:30\n')).toEqual([]);
  });

  test('a quotation mark that is not closed is named where it opens', () => {
    expect(findings('lead: "We are new.\nname: Gold\n')).toEqual(['1:7 yaml-quote "']);
    expect(findings("lead: 'We are new.\n")).toEqual(["1:7 yaml-quote '"]);
  });

  test('an apostrophe inside a text does not pass for an open quotation mark', () => {
    expect(findings('lead: "It\'s new.\n')).toEqual(['1:7 yaml-quote "']);
    expect(findings("lead: It's new.\nlist:\n  - a: 1\n   b: 2\n")).toEqual(['4:1 yaml-indent']);
  });

  test('quotation marks that end before the text does are named where they end', () => {
    expect(findings('title: "Fog in the "office" by the lake"\n')).toEqual(['1:20 yaml-quote-early "']);
    expect(findings("name: Gold\nlist:\n  - 'New' for a while\n")).toEqual(["3:9 yaml-quote-early '"]);
    expect(findings('title: "Office: fog": by the lake\n')).toEqual(['1:20 yaml-quote-early "']);
    expect(findings('ages: { from: "12" on, to: 14 }\n')).toEqual(['1:18 yaml-quote-early "']);
  });

  test('a text that begins with a bracket is named where it begins', () => {
    expect(findings('title: [Files] on the table\n')).toEqual(['1:8 yaml-bracket [']);
    expect(findings('"title": [Files] on the table\n')).toEqual(['1:10 yaml-bracket [']);
    expect(findings('list:\n  - {Files} on the table\n')).toEqual(['2:5 yaml-bracket {']);
  });

  test('a bracket that is not closed is named where it opens', () => {
    expect(findings('name: Gold\nrivals: [red, "blue"\n')).toEqual(['2:9 yaml-quote ]']);
    expect(findings('ages: { from: 1\nname: Gold\n')).toEqual(['1:7 yaml-quote }']);
    expect(findings('[red, blue\n')).toEqual(['1:1 yaml-quote ]']);
  });

  test('what is wrong with the first character of a file is named there', () => {
    expect(findings('{{}]: \n')).toEqual(['1:1 yaml-quote }']);
  });

  test('a comma that is missing between entries is not taken for a wrong indentation', () => {
    expect(findings('rivals: ["red" "blue"]\n')).toEqual(['1:16 yaml-comma']);
  });

  test('a text may not begin with a character that YAML keeps for itself', () => {
    expect(findings('lead: @all\n')).toEqual(['1:7 yaml-start @']);
    expect(findings('lead: {{fee}}\n')).toEqual(['1:7 yaml-start {{']);
    expect(findings('lead: `x`\n')).toEqual(['1:7 yaml-start `']);
    expect(findings('lead: %x\n')).toEqual(['1:7 yaml-start %']);
  });

  test('a backslash in double quotes is named, also where YAML would make an unseen character of it', () => {
    expect(findings('folder: "C:\\dates"\n')).toEqual(['1:12 yaml-escape \\d']);
    expect(findings('folder: "C:\\Projects"\n')).toEqual(['1:12 yaml-escape \\P']);
    expect(findings('folder: "C:\\\\Projects: \\u2013 \\"new\\"\\n"\nother: C:\\Projects\n')).toEqual([]);
  });

  test('a line that is indented differently from its neighbours is named', () => {
    expect(findings('ages:\n    from: 1\n  to: 2\n')).toEqual(['3:1 yaml-indent']);
  });

  test('a second slip of its own is named beside a broken structure', () => {
    expect(findings('ages:\n    from: 1\n  to: 2\nlead: One thing: new\nname: **Gold**\n')).toEqual([
      '3:1 yaml-indent',
      '4:16 yaml-colon',
      '5:7 yaml-alias *Gold**',
    ]);
  });

  test('a text on the line of the sign that announces it is named where it is', () => {
    expect(findings('lead: >- We are\n  new.\nname: x\n')).toEqual(['1:10 yaml-fold >-']);
    expect(findings('list:\n  - | We\n    are\n')).toEqual(['2:7 yaml-fold |']);
  });

  test('a space behind a colon that only looks like one is named', () => {
    expect(findings('a: 1\ncity:\u00a0Zug\nb: 2\n')).toEqual(['2:6 text-invisible \u00a0   U+00A0 indent']);
  });

  test('an entry that the text above would swallow is named where it begins', () => {
    expect(findings('near:\n  - -Baar\n    - Cham\n')).toEqual(['3:5 yaml-continued']);
    expect(findings('places:\n  - Baar\n   - Cham\n  - Zug\n')).toEqual(['3:4 yaml-continued']);
    expect(findings('places:\n  - Baar\n    at the lake\n    - Cham\n')).toEqual(['4:5 yaml-continued']);
    expect(findings('a: >-\n  x\n  y\nb: "x\n  y"\nc:\n  x\nd: x\n\n# a note\ne: x\n')).toEqual([]);
  });

  test('every line that is indented with a tab is named', () => {
    expect(findings('ages:\n\tfrom: 1\n\tto: 2\n')).toEqual(['2:1 yaml-tab', '3:1 yaml-tab']);
  });

  test('every line that is indented with spaces that are none is named', () => {
    const finding = (at: string, found: string) =>
      `${at} text-invisible ${found} ${' '.repeat(found.length)} U+00A0 indent`;
    expect(findings('ages:\n\u00a0\u00a0from: 1\n \u00a0to: 2\n')).toEqual([
      finding('2:1', '\u00a0\u00a0'),
      finding('3:2', '\u00a0'),
    ]);
    expect(findings('lead: >-\n  We\n  \u00a0are\n')).toEqual([finding('3:3', '\u00a0')]);
    expect(findings('lead: CHF\u00a0600 #\u00a0a\n#\u00a0b\n')).toEqual([]);
  });

  test('a field that is there twice is named the second time', () => {
    expect(findings('name: a\nlead: b\nname: c\n')).toEqual(['3:1 yaml-duplicate-key name']);
    expect(findings('ages:\n  from: 1\n  from: 2\n')).toEqual(['3:3 yaml-duplicate-key from']);
  });

  test('one slip gives one finding, however often the parser stumbles over it', () => {
    expect(findings('lead: **We** are new: yes.\n')).toHaveLength(1);
  });
});

test('a file with the line ends of old Macintosh programs is not taken for empty', () => {
  expect(findings('# a note\rname: Gold\r')).toEqual(['file-line-ends']);
});

describe('what YAML can do and data may not', () => {
  test('a text that begins with bold words is taken for a reference', () => {
    expect(findings('lead: **We** are new.\n')).toEqual(['1:7 yaml-alias *We**']);
  });

  test('anchors are refused where they are', () => {
    expect(findings('name: &gold Gold\n')).toEqual(['1:7 yaml-anchor gold']);
    expect(findings('ages: &ages\n  from: 1\n')).toEqual(['1:7 yaml-anchor ages']);
    expect(findings('name: &gold\n')).toEqual(['1:7 yaml-anchor gold']);
  });

  test('what the parser has no place for has one all the same', () => {
    for (const text of ['[- &a', '[- !t', '[- !t &a', '[-\n- &a', '[\n- !t x']) {
      const places = parseYaml('data/example.yaml', text).problems.map(({ place }) => place.range?.line ?? 0);
      expect(places.every((line) => line >= 1 && line <= 2)).toBe(true);
    }
  });

  test('tags are refused where they are, in the form in which they were typed', () => {
    expect(findings('lead: !new We are.\n')).toEqual(['1:7 yaml-tag !new']);
    expect(findings('name: !!str 5\n')).toEqual(['1:7 yaml-tag !!str']);
    expect(findings('ages: !!map\n  from: 1\n')).toEqual(['1:7 yaml-tag !!map']);
  });

  test('field names are words', () => {
    expect(findings('? [name]\n: Gold\n')).toEqual(['1:3 yaml-key']);
  });

  test('a second document is refused where it begins', () => {
    expect(findings('name: Gold\n---\nname: Golden\n')).toEqual(['2:1 yaml-documents']);
  });
});

describe('nesting beyond all reason', () => {
  const limit = 32;

  test('thirty-one lists in each other are fine, thirty-two are not', () => {
    expect(findings(`${'['.repeat(31)}1${']'.repeat(31)}`)).toEqual([]);
    expect(findings(`${'['.repeat(32)}1${']'.repeat(32)}`)).toEqual([`1:33 yaml-too-deep ${limit}`]);
  });

  test.each([200, 5000, 100_000])('%i levels are refused without a crash', (levels) => {
    expect(findings(`${'['.repeat(levels)}${']'.repeat(levels)}`)).toContainEqual(
      expect.stringMatching(/yaml-too-deep/),
    );
  });

  test('200 levels that are never closed are refused without a crash', () => {
    expect(findings('['.repeat(200))).toHaveLength(1);
  });
});

test.each(['# only a note\n', '---\n', '~\n', 'null\n'])('a file that says nothing counts as empty: %j', (text) => {
  expect(findings(text)).toEqual(['file-empty']);
});
