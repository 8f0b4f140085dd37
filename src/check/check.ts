import { type Memory, NO_MEMORY } from '../lib/memory.ts';
import type { Problem } from '../problems/problem.ts';
import { readFacts } from './facts.ts';
import type { PlaceOf, Rule } from './rule.ts';
import { headings } from './rules/headings.ts';
import { ids } from './rules/ids.ts';
import { images } from './rules/images.ts';
import { inlineCode } from './rules/inline-code.ts';
import { links } from './rules/links.ts';
import { secrets } from './rules/secrets.ts';
import { titles } from './rules/titles.ts';

const RULES: readonly Rule[] = [links, ids, titles, headings, images, inlineCode, secrets];

export interface CheckOptions {
  /** The one key that may stand in the files, because browsers write into the store themselves. */
  readonly publicKey?: string | undefined;
  /** What earlier checks of the same site left behind. */
  readonly memory?: Memory;
}

/**
 * Holds a built site against every rule.
 *
 * @param folder where the files lie
 * @param shownAs how findings name that folder: `dist`, while the files still lie beside it
 */
export function check(
  folder: string,
  shownAs: string,
  { publicKey, memory = NO_MEMORY }: CheckOptions = {},
): Problem[] {
  const facts = readFacts(folder, memory);
  const site = { ...facts, secrets: facts.secrets.filter(({ text }) => text !== publicKey) };
  const place: PlaceOf = (page, at) => ({ file: `${shownAs}/${page.output}`, range: at });
  return RULES.flatMap((rule) => rule(site, place));
}
