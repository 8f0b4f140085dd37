import { withoutInvisible } from '../lib/invisible.ts';
import { pointerSegment } from '../lib/json-pointer.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import { readPlain } from '../load/plain/read-plain.ts';

/**
 * What a data file says to its reader, as one text: two files with the same reading say the same. What nobody sees counts
 * for nothing, and neither does how many spaces there are.
 *
 * @param open pointers of the texts that may say anything, as long as they are texts
 * @returns undefined if the file cannot be read
 */
export function reading(text: string, open: ReadonlySet<string>): string | undefined {
  const content = text.replace(/^\uFEFF/, '');
  const read = readPlain(content) ?? parseYaml('', content).parsed;
  return read && JSON.stringify(part(read.value, '', open));
}

function part(value: unknown, pointer: string, open: ReadonlySet<string>): unknown {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([key, child]) => [
      seen(key),
      part(child, `${pointer}/${pointerSegment(key)}`, open),
    ]);
  }
  return open.has(pointer) ? typeof value : seen(String(value));
}

const seen = (text: string) => withoutInvisible(text).replace(/\s+/g, ' ').trim();
