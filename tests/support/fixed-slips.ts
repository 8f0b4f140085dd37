/** Plants slips in copies of data files, and looks at what `validate --fix` does to them. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../src/api/template-api.ts';
import { memoryCache } from '../../src/base/cache.ts';
import { isStructural } from '../../src/base/findings/structural.ts';
import { fixMechanical } from '../../src/cli/fix.ts';
import { readText } from '../../src/content/load/source.ts';
import { readContent } from '../../src/content/read-content.ts';
import type { BlockSlip } from './block-slips.ts';
import { temporaryFolder } from './mini-site.ts';

/** Returns a function that plants a slip in a file of a site and returns what `--fix` changed although it must not. */
export function slipFixer(site: SiteDefinition, from: string) {
  const root = temporaryFolder();
  cpSync(join(from, 'data'), join(root, 'data'), { recursive: true });
  const cache = memoryCache();
  const read = () => readContent(site, { root, cache });
  return (file: string, { name, text }: BlockSlip): string[] => {
    const path = join(root, file);
    const sound = readFileSync(path, 'utf8');
    writeFileSync(path, text);
    const own = read().problems.filter(({ place }) => place.file === file);
    fixMechanical(root, read);
    const after = readFileSync(path, 'utf8');
    writeFileSync(path, sound);
    if (after === text) return [];
    if (own.some(isStructural)) return [`${file}, ${name}: the file was changed in spite of its structure`];
    const named = new Set(own.map(({ place }) => place.pointer));
    const differing = differences(readText('', text).value, readText('', after).value).filter((at) => !named.has(at));
    return differing.map((pointer) => `${file}, ${name}: ${pointer} has another value`);
  };
}

/** Returns the pointers of all values that differ. */
function differences(before: unknown, after: unknown, pointer = ''): string[] {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null)
    return Object.is(before, after) ? [] : [pointer];
  const [old, current] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(old), ...Object.keys(current)])].flatMap((key) =>
    differences(old[key], current[key], `${pointer}/${key}`),
  );
}
