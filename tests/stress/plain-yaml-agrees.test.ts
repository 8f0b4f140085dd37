import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCollection, isMap, type Node } from 'yaml';
import { pointerSegments } from '../../src/base/lib/json-pointer.ts';
import { parseYaml } from '../../src/content/load/parse-yaml.ts';
import { readPlainYaml } from '../../src/content/load/plain-yaml.ts';
import { sampleSources } from '../support/data-files.ts';
import { FIXTURES } from '../support/mini-site.ts';
import { report, SEED, times } from '../support/proof.ts';

/** Returns where the fast reader differs from the full parser. A text that the fast reader declines has no differences. */
function differences(text: string): string[] {
  const fast = readPlainYaml(text);
  if (!fast) return [];
  const { parsed, findings } = parseYaml('data/x.yaml', text);
  if (!parsed) return [`refused: ${findings.map(({ code }) => code).join()}`];
  if (JSON.stringify(parsed.value) !== JSON.stringify(fast.value))
    return [`${JSON.stringify(fast.value)} instead of ${JSON.stringify(parsed.value)}`];
  return [...fast.ranges].flatMap(([pointer, range]) => {
    const [start, end] = nodeAt(parsed.document.contents, pointer).range ?? [];
    return start === range[0] && end === range[1] ? [] : [`${pointer} at ${range} instead of ${start},${end}`];
  });
}

const nodeAt = (root: Node | null, pointer: string) =>
  pointerSegments(pointer).reduce(
    (node, segment) => (isCollection(node) ? node.get(isMap(node) ? segment : Number(segment), true) : node) as Node,
    root as Node,
  );

const texts = sampleSources().map(({ source }) => source.text);

describe('whatever the fast reader reads has the values and the places that the full parser finds', () => {
  const runs = times(400, 60_000);
  const settings = { seed: SEED, numRuns: runs };

  test('real files, most of which the fast reader reads', () => {
    expect(texts.flatMap(differences)).toEqual([]);
    expect(texts.filter(readPlainYaml).length / texts.length).toBeGreaterThan(0.9);
  });

  test('real files with characters replaced, removed and inserted', { timeout: 1_800_000 }, () => {
    const odd = fc.constantFrom(
      ...'\n|  |    |: |- |#| #|"|\'|>-\n|\t|\r|-|?|[]|null|07|0x1|1e3|&a |*a|!t |---\n|\u00a0|ä|[|]|{|}|, |,|{ a: 1 }|["x"]'.split(
        '|',
      ),
      '|',
    );
    const change = fc.record({ at: fc.nat(), take: fc.nat({ max: 6 }), put: fc.oneof(odd, fc.constant('')) });
    fc.assert(
      fc.property(fc.nat(), fc.array(change, { minLength: 1, maxLength: 3 }), (file, changes) => {
        let text = texts[file % texts.length] as string;
        for (const { at, take, put } of changes) {
          const start = at % text.length;
          text = text.slice(0, start) + put + text.slice(start + take);
        }
        expect(differences(text)).toEqual([]);
      }),
      settings,
    );
    report('plain YAML: changed files', { cases: runs });
  });

  test('small files of random lines', { timeout: 1_800_000 }, () => {
    // Mostly usual values, so that the fast reader reads many files, with an odd one now and then.
    const usual = fc.constantFrom(
      ...`x|x y|"x"|'x''y'|1|1.5|true|ä|x:y|x#y|>-|>||{ a: x, b: "y" }|['x', 2]`.split('|'),
    );
    const odd = fc.constantFrom(
      ...`x: y|x #y|"x" # y|"a\\n"|'x'y|>2|-1|01|1.|.5|-0|1_000|0o7|2025-01-01|+41|True|null|~|.nan|-|--- x|...`.split(
        '|',
      ),
      ...`{ a: 1, a: 2 }|[x,y]|[ x , y ] # z|{a:1}|[a: 1]|{ "a": 1 }|[x y|[[x]]|{ a: x: y }|[null, ~, 1e3]|[x #y]|["x"y]`.split(
        '|',
      ),
      ...['|', '|-', '|+', '@x', '`x', '%x', '[]', 'x ', ' x', 'x\u00a0', '<b>', '&a x', '*a', '!t x', '  ', '# x'],
    );
    const start = fc.constantFrom('a: ', 'b: ', 'c: ', 'a:', 'b:', '- ', '- a: ', '- - ', '-', '', '# ', '"q": ');
    const indent = fc.constantFrom('', '', '  ', '  ', '    ', '    ', '      ', ' ');
    const value = fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: odd });
    const line = fc.tuple(indent, start, value).map((parts) => parts.join(''));
    let read = 0;
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const text = `a:\n${lines.join('\n')}\n`;
        expect(differences(text)).toEqual([]);
        if (readPlainYaml(text)) read += 1;
      }),
      { ...settings, numRuns: runs * 10 },
    );
    expect(read).toBeGreaterThan(runs);
    report('plain YAML: random lines', { cases: runs * 10, read });
  });

  test('every input of the public YAML test suite', () => {
    const inputs = readFileSync(join(FIXTURES, 'yaml-suite/inputs.jsonl'), 'utf8').trim().split('\n');
    const found = inputs.flatMap((line) => {
      const [name, , yaml] = JSON.parse(line) as [string, string, string];
      return differences(yaml).map((each) => `${name}: ${each}`);
    });
    expect(found).toEqual([]);
  });
});
