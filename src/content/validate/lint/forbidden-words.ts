import type { ForbiddenWord } from '../../../api/template-api.ts';
import type { Entry } from '../../../api/types.ts';
import { type Finding, finding } from '../../../base/findings/finding.ts';
import { textLocator } from '../../../base/findings/locate.ts';
import { escapeRegExp } from '../../../base/lib/texts.ts';
import type { FileText } from './page-text.ts';

/** Hyphens that may separate the letters of a word, also to evade this check. */
const HYPHEN = '[-\u2010\u2011\u00ad]';
const HYPHENS = new RegExp(HYPHEN, 'g');

/**
 * Matches a word or several with any inflection: «ungiftig» also matches «ungiftigen», «Ungiftiges» and «un-giftig»,
 * «Corona-sicher» also «coronasicher», and a space any white space.
 */
function patternOf(plain: string): RegExp {
  const characters = Array.from(plain, (character) => (character === ' ' ? '\\s+' : escapeRegExp(character)));
  return new RegExp(`(?<![\\p{L}\\d])${characters.join(`${HYPHEN}?`)}\\p{L}*`, 'giu');
}

const normalised = (text: string) => text.replace(HYPHENS, '').replace(/\s+/g, ' ').toLowerCase();

/** Returns a check for words that the site must not use. */
export function forbiddenFinder(words: readonly ForbiddenWord[]): (text: FileText<Entry>) => Finding[] {
  const known = words.map(({ word, instead }) => ({ instead, plain: normalised(word) }));
  return ({ entry, texts }) =>
    texts.flatMap(({ pointer, value }) => {
      const text = normalised(value);
      // Hardly any text contains one, and a pattern for all words would take longer to compile than to search for each.
      const contained = known.filter(({ plain }) => text.includes(plain));
      return contained.flatMap(({ plain, instead }) => {
        const placeOf = textLocator(entry.source, pointer);
        return [...value.matchAll(patternOf(plain))].map(([found]) =>
          finding('text-forbidden', placeOf(found), { word: found, instead }),
        );
      });
    });
}
