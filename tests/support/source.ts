import type { LoadedFile, Source } from '../../src/api/types.ts';
import { periodOf } from '../../src/base/lib/visibility.ts';
import { parseYaml } from '../../src/content/load/parse-yaml.ts';

/** Returns a data file with this text, for tests of code that reads one. */
export function sourceOf(text: string, file = 'data/x.yaml'): Source {
  const { parsed, findings } = parseYaml(file, text);
  if (!parsed) throw new Error(`The text is no YAML: ${findings.map(({ code }) => code)}`);
  const { value, document, lines } = parsed;
  return {
    file,
    text,
    value,
    period: periodOf(value),
    document: () => document,
    lines: () => lines,
    ranges: () => undefined,
  };
}

/** Returns a data file of a type. Without a text, it could not be read. */
export const loadedFileOf = (
  type: LoadedFile['type'],
  slug: string,
  text?: string,
  file = `data/${slug}.yaml`,
): LoadedFile => ({ file, slug, type, ...(text !== undefined && { source: sourceOf(text, file) }) });
