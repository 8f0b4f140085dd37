import type { LineCounter } from 'yaml';
import type { Source } from '../types.ts';
import { linesOf } from './lines.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';

/** What is already known of where things stand. The rest is found out when somebody asks: for most files nobody does. */
interface Places {
  readonly parsed?: ParsedYaml | undefined;
  readonly ranges?: Source['ranges'];
}

/**
 * A file that was read and found sound.
 *
 * @param value its data, as it was read now or by an earlier run
 */
export function sourceOf(file: string, text: string, value: unknown, { parsed, ranges }: Places = {}): Source {
  let known = parsed;
  let counted: LineCounter | undefined;
  return {
    file,
    text,
    value,
    ranges,
    get document() {
      known ??= parseYaml(file, text).parsed;
      if (!known) throw new Error(`${file} was sound and is not any more.`);
      return known.document;
    },
    get lines() {
      counted ??= known?.lines ?? linesOf(text);
      return counted;
    },
  };
}
