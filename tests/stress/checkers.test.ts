import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { memoryCache } from '../../src/base/cache.ts';
import { CODES } from '../../src/base/findings/catalogue/catalogue.ts';
import type { Problem } from '../../src/base/findings/problem.ts';
import { CASES, findingsOfCase } from '../support/check-cases.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { plantFault, readPlanted } from '../support/planted-faults.ts';
import { type PlantedCode, SOUND_TWINS } from '../support/sound-twins.ts';

/** Shared by all tests: what it keeps of one copy must not affect the findings of the next. */
const cache = memoryCache();

/** Plants the fault of a code. Returns the base folder for the paths of its twin, and a function that finds problems. */
function plant(code: PlantedCode) {
  const { case: name } = SOUND_TWINS[code];
  if (name === undefined) {
    const root = plantFault(code);
    return { folder: join(root, 'data'), find: async () => (await readPlanted(code, root, cache)).problems };
  }
  const folder = temporaryFolder();
  cpSync(join(CASES, name), folder, { recursive: true });
  return { folder, find: async () => findingsOfCase(folder) };
}

/** Fixes the fault. Returns its file, named as findings name it, and its first and last line there. */
function fix(code: PlantedCode, folder: string) {
  const { edits = [], mend: mendFiles, file: blamed } = SOUND_TWINS[code];
  mendFiles?.(folder);
  const places = edits.map(([file, wrong, right]) => {
    const path = join(folder, file);
    const [before = '', ...after] = readFileSync(path, 'utf8').split(wrong);
    expect(after, `«${wrong}» occurs once in ${file}`).toHaveLength(1);
    writeFileSync(path, before + right + after[0]);
    const first = before.split('\n').length;
    const last = first + wrong.trimEnd().split('\n').length - 1;
    return { file: file.startsWith('in/') ? file.replace('in/', 'dist/') : `data/${file}`, first, last };
  });
  return blamed === undefined ? places[0] : { file: blamed, first: 0, last: Number.POSITIVE_INFINITY };
}

describe('every code of every checker', () => {
  const planting = CODES.filter((code): code is PlantedCode => !code.startsWith('template-'));
  test.each(planting)('%s is found where it was planted, and not in its sound twin', async (code) => {
    const { folder, find } = plant(code);
    const found = await find();
    const where = fix(code, folder);
    const isAtFault = ({ place: { file, range } }: Problem) =>
      file === where?.file && (!range || (range.line <= where.last && range.endLine >= where.first));
    expect(found.filter(isAtFault).map((each) => each.code)).toContain(code);
    expect(await find()).toEqual([]);
  });
});
