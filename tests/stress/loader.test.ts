import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Finding, hasErrors } from '../../src/base/findings/finding.ts';
import { MAX_BYTES } from '../../src/content/load/load.ts';
import { parseYaml } from '../../src/content/load/parse-yaml.ts';
import { readContent } from '../../src/content/read-content.ts';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { sampleSources } from '../support/data-files.ts';
import { faultsOf, printFaults, textIn } from '../support/fuzz/findings.ts';
import { createStage, type Stage } from '../support/fuzz/stage.ts';
import { FIXTURES, sharedMiniSite, temporaryFolder } from '../support/mini-site.ts';
import { report, SEED, times } from '../support/proof.ts';

const TEAM = 'data/teams/gold.yaml';

let stage: Stage;
beforeAll(() => {
  stage = createStage(miniSite, join(sharedMiniSite(), 'data'));
});

/** Returns faults of the findings about a file with these bytes, and a fault if it is refused without an error. */
function faultsAbout(bytes: Uint8Array | string): string[] {
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const { content } = stage.read({ [TEAM]: bytes });
  const own = content.findings.filter(({ place }) => place.file === TEAM);
  const isRead = content.files.some(({ file, source }) => file === TEAM && source);
  return [
    ...faultsOf(content.findings, (file) => (file === TEAM ? text : textIn(stage.root, file))),
    ...printFaults(content.findings.slice(0, 20), stage.root),
    ...(isRead || hasErrors(own) ? [] : ['the file was refused without an error']),
  ];
}

describe('a file of any bytes leads to findings with a place, or is read', () => {
  const runs = times(120, 12_000);
  const settings = { seed: SEED, numRuns: runs };

  test('random bytes', { timeout: 1_800_000 }, () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300, size: 'max' }), (bytes) => {
        expect(faultsAbout(bytes)).toEqual([]);
      }),
      settings,
    );
    report('loader: random bytes', { cases: runs });
  });

  test('random YAML tokens', { timeout: 1_800_000 }, () => {
    const token = fc.constantFrom(
      ...'a b : - " \' [ ] { } | > + &a *a !t # % @ ` ~ null 1 << \\ 😀 ä ** {{ __proto__ \0 \x1b[2J'.split(' '),
      ...[': ', '- ', '? ', ', ', ' #', '!!str ', '\n', '\n  ', '\n    ', ' ', '\t', '\r\n', '\r', '---\n', '...\n'],
      ...['\u0085', '\u2028', '\u202e', '\u200b', '\ufeff', '\ufffd', '\ufffe'],
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 40, size: 'max' }), (tokens) => {
        expect(faultsAbout(tokens.join(''))).toEqual([]);
      }),
      settings,
    );
    report('loader: random signs', { cases: runs });
  });

  test('real files with bytes replaced, removed and inserted', { timeout: 1_800_000 }, () => {
    const texts = sampleSources().map(({ source }) => Buffer.from(source.text));
    const oddBytes = fc.constantFrom(
      ...'00 0a 0d 09 20 22 27 3a 2d 7b 80 c0af e282 eda080 efbbbf fffe f4908080 e280ae e2808b'.split(' '),
    );
    const change = fc.record({ at: fc.nat(), take: fc.nat({ max: 12 }), put: fc.oneof(oddBytes, fc.constant('')) });
    fc.assert(
      fc.property(fc.nat(), fc.array(change, { minLength: 1, maxLength: 4 }), (file, changes) => {
        let bytes: Buffer = texts[file % texts.length] as Buffer;
        for (const { at, take, put } of changes) {
          const start = at % bytes.length;
          bytes = Buffer.concat([bytes.subarray(0, start), Buffer.from(put, 'hex'), bytes.subarray(start + take)]);
        }
        expect(faultsAbout(bytes)).toEqual([]);
      }),
      settings,
    );
    report('loader: changed bytes', { cases: runs });
  });

  test.each([
    ['UTF-16', Buffer.from('\ufeffname: Gold\nlead: Neu.\n', 'utf16le')],
    ['Latin-1', Buffer.from('name: Größtes Team\nlead: Neu.\n', 'latin1')],
    ['an image', readFileSync(join(FIXTURES, '../../templates/public/favicon.ico'))],
    ['a byte-order mark', '\ufeffname: Gold\nlead: Neu.\n'],
    ['two byte-order marks', '\ufeff\ufeffname: Gold\nlead: Neu.\n'],
    ['Windows line endings', 'name: Gold\r\nlead: Neu.\r\n'],
    ['classic Mac OS line endings', 'name: Gold\rlead: Neu.\r'],
    ['one line of the maximum size', `name: Gold\nlead: ${'x'.repeat(MAX_BYTES - 40)}`],
    ['a megabyte', `name: Gold\nlead: ${'x'.repeat(1_000_000)}`],
    ['as many mistakes as letters', `name: Gold\nlead: ${' - '.repeat(MAX_BYTES / 3 - 20)}`],
    ['a thousand misspelled fields', `name: Gold\n${Array.from({ length: 1000 }, (_, at) => `k${at}: 1\n`).join('')}`],
    ['nothing but line breaks', '\n'.repeat(100_000)],
    ['an empty file', ''],
  ])('%s', (_name, bytes) => expect(faultsAbout(bytes)).toEqual([]));
});

describe('every input of the public YAML test suite', () => {
  const inputs = readFileSync(join(FIXTURES, 'yaml-suite/inputs.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): readonly [name: string, verdict: 'valid' | 'invalid', yaml: string] => JSON.parse(line));

  test('is read as data, or refused with a place', () => {
    const faults = inputs.flatMap(([name, , yaml]) => faultsAbout(yaml).map((fault) => `${name}: ${fault}`));
    expect(faults).toEqual([]);
    expect(inputs.length).toBeGreaterThan(400);
    report('loader: YAML test suite', { inputs: inputs.length });
  });

  test('that is not valid YAML is refused', () => {
    const accepted = inputs.filter(
      ([, verdict, yaml]) => verdict === 'invalid' && parseYaml('data/x.yaml', yaml).parsed,
    );
    expect(accepted).toEqual([]);
  });
});

describe('an entry below data/ that is not a regular text file', () => {
  /** Returns the findings about a mini site that has only what `add` puts into its folder of teams. */
  function findingsWith(add: (teams: string) => void): readonly Finding[] {
    const root = temporaryFolder();
    mkdirSync(join(root, 'data/teams'), { recursive: true });
    add(join(root, 'data/teams'));
    return readContent(miniSite, { root }).findings;
  }

  test.skipIf(process.platform === 'win32').each<readonly [string, string, (teams: string) => void]>([
    ['a named pipe', 'gold.yaml', (teams) => execFileSync('mkfifo', [join(teams, 'gold.yaml')])],
    ['a symlink to an endless device', 'gold.yaml', (teams) => symlinkSync('/dev/zero', join(teams, 'gold.yaml'))],
    [
      'a folder named like a file',
      'gold.yaml/x.yaml',
      (teams) => {
        mkdirSync(join(teams, 'gold.yaml'));
        writeFileSync(join(teams, 'gold.yaml/x.yaml'), 'name: Gold\nlead: Neu.\n');
      },
    ],
  ])('%s is reported, and never waited for', (_name, file, add) => {
    const found = findingsWith(add).filter(({ place }) => place.file === `data/teams/${file}`);
    expect(found.map(({ severity }) => severity)).toEqual(['error']);
  });

  test.each(['..yaml', 'a\nb.yaml', 'a\u202eb.yaml', '::error::.yaml', '\x1b[2J.yaml'])(
    'the file name %j is refused, and is readable in the finding',
    (name) => {
      const findings = findingsWith((teams) => writeFileSync(join(teams, name), 'name: Gold\nlead: Neu.\n'));
      const own = findings.filter(({ place }) => place.file === `data/teams/${name}`);
      expect(name.startsWith('.') ? own : own.filter(({ code }) => code === 'file-name')).toHaveLength(
        name.startsWith('.') ? 0 : 1,
      );
      expect(printFaults(findings, '/')).toEqual([]);
    },
  );
});
