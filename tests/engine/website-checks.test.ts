import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Environment } from '../../src/api/template-api.ts';
import { readContent } from '../../src/content/read-content.ts';
import { OWN_FINDINGS } from '../../templates/checks/checks.ts';
import { site } from '../../templates/site.ts';
import { SAMPLE } from '../support/data-files.ts';
import { sharedCacheOf } from '../support/known.ts';
import { temporaryFolder } from '../support/mini-site.ts';

/** A file below `data/`, a part of it, and what to write in its place. */
type Edit = readonly [file: string, from: string | RegExp, to: string];

interface Planted {
  /** The mistake. The finding must be at the last line of the text in its place. */
  readonly edits: readonly [Edit, ...Edit[]];
  /** The finding, with its severity and the field. */
  readonly finding: string;
  /** Corrects the mistake. */
  readonly mend: Edit;
  readonly env?: Environment;
}

const ARTICLE = 'articles/schimmel-kaltvernebelung-gesundheit.yaml';

/** A mistake for every kind of finding, with the nearest data that is valid. */
const PLANTED: Readonly<Record<string, Planted>> = {
  'reference-foreign': {
    edits: [[ARTICLE, /^/, 'image: https://photos.example/a.jpg\n']],
    finding: 'warning /image',
    mend: [ARTICLE, 'image: https://photos.example/a.jpg\n', ''],
  },
};

function change(root: string, [name, from, to]: Edit): number {
  const file = join(root, 'data', name);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${name} does not hold ${from}`);
  writeFileSync(file, after);
  return after.slice(0, after.indexOf(to) + to.trimEnd().length).split('\n').length;
}

function findingsIn(root: string, env?: Environment) {
  const { problems } = readContent(site, { root, env: env ?? {}, cache: sharedCacheOf(site) });
  return problems.map(({ code, severity, place }) => {
    return { code, finding: `${severity} ${place.pointer}`, at: `${place.file}:${place.range?.line}` };
  });
}

describe('of the website’s own checks', () => {
  test('every finding is planted', () => {
    expect(Object.keys(PLANTED).sort()).toEqual(OWN_FINDINGS.map(({ code }) => code).sort());
  });

  test.each(Object.entries(PLANTED))('%s is found at its line, and is gone once corrected', (code, planted) => {
    const root = temporaryFolder();
    cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });
    const { edits, finding, mend, env } = planted;
    const [line] = edits.map((edit) => change(root, edit));
    expect(findingsIn(root, env)).toEqual([{ code, finding, at: `data/${edits[0][0]}:${line}` }]);
    change(root, mend);
    expect(findingsIn(root, env)).toEqual([]);
  });
});
