import type { Source } from '../types.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';

/**
 * A file that was read and found sound.
 *
 * @param value its data, as it was parsed now or by an earlier run. Where each part of it stands in the text is only
 * found out when somebody asks: for most files nobody does.
 */
export function sourceOf(file: string, text: string, value: unknown, parsed?: ParsedYaml): Source {
  let known = parsed;
  const parse = (): ParsedYaml => {
    known ??= parseYaml(file, text).parsed;
    if (!known) throw new Error(`${file} was sound and is not any more.`);
    return known;
  };
  return {
    file,
    text,
    value,
    get document() {
      return parse().document;
    },
    get lines() {
      return parse().lines;
    },
  };
}
