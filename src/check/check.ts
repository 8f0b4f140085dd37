import type { Problem } from '../problems/problem.ts';
import { readFacts } from './facts.ts';
import type { PlaceOf, Rule } from './rule.ts';
import { headings } from './rules/headings.ts';
import { ids } from './rules/ids.ts';
import { images } from './rules/images.ts';
import { inlineCode } from './rules/inline-code.ts';
import { links } from './rules/links.ts';
import { titles } from './rules/titles.ts';

const RULES: readonly Rule[] = [links, ids, titles, headings, images, inlineCode];

/**
 * Holds a built site against every rule.
 *
 * @param folder where the files lie
 * @param shownAs how findings name that folder: `dist`, while the files still lie beside it
 */
export function check(folder: string, shownAs: string): Problem[] {
  const site = readFacts(folder);
  const place: PlaceOf = (page, at) => ({ file: `${shownAs}/${page.output}`, range: at });
  return RULES.flatMap((rule) => rule(site, place));
}
