/** Cards that call a region by the name of another, so that visitors arrive somewhere else than they chose. */
import type { SiteCheck } from 'nebel/template-api';
import type { Home, Region } from '../../.types/data.ts';
import { ownFinding } from './finding.ts';

export const OTHER_NAME = ownFinding(
  'text-other-name',
  { value: 'Zürich', name: 'Zürich', own: 'Zug' },
  { de: 'Name einer anderen Seite', en: 'Name of another page' },
  {
    de: ({ value, own, name }) => ({
      message: `Hier steht «${value}», der Link führt aber zur Seite über «${own}».`,
      why: 'Wer dem Link folgt, landet bei etwas anderem, als er gewählt hat.',
      fix: `Löschen Sie dieses Feld, dann gilt «${own}». Oder nennen Sie im Feld davor die Seite über «${name}».`,
    }),
    en: ({ value, own, name }) => ({
      message: `The text here is “${value}”, but the link leads to the page about “${own}”.`,
      why: 'Visitors who follow the link would not get what they chose.',
      fix: `Delete this field to use “${own}”. Or refer to the page about “${name}” in the field before it.`,
    }),
  },
);

/** A different name as such is fine: «Appenzell Innerrhoden» for «Appenzell». */
export const otherNames: SiteCheck = ({ files }) => {
  const cityOf = new Map(files<Region>('region').map(({ slug, data }) => [slug, data.city]));
  // The longest first: a name can be part of a longer one.
  const cities = [...cityOf.values()].toSorted((a, b) => b.length - a.length);
  return files<Home>('home').flatMap(({ data: { regions }, at }) =>
    regions.cards.flatMap(({ region, city: value }, index) => {
      const own = cityOf.get(region);
      if (value === undefined || own === undefined || value.includes(own)) return [];
      const name = cities.find((city) => hasWords(value, city));
      return name === undefined ? [] : [OTHER_NAME.at(at(`/regions/cards/${index}/city`), { value, name, own })];
    }),
  );
};

/** True if a text has these words, and not only as a part of longer ones. */
const hasWords = (text: string, words: string) =>
  text.split(words).some((before, index, parts) => {
    const after = parts[index + 1];
    return after !== undefined && !/\p{L}$/u.test(before) && !/^\p{L}/u.test(after);
  });
