/**
 * Facts that several places state independently, such as opening hours. A difference may be intended: the data can give the
 * reason.
 */
import type { SiteCheck } from 'nebel/template-api';
import type { Site } from '../../.types/data.ts';
import siteSchema from '../data/site.schema.json' with { type: 'json' };
import { ownFinding } from './finding.ts';

const { hours, reply, acknowledged } = siteSchema.properties;

/** The titles of facts and places, as the form of the data shows them. */
const TITLES: Readonly<Record<string, string>> = {
  ...acknowledged.items.properties.fact['x-labels'],
  ...Object.fromEntries(
    Object.entries({ ...hours.properties, ...reply.properties }).map(([place, { title }]) => [place, title]),
  ),
};

const inGerman = (name: string) => TITLES[name] ?? name;

export const DIFFERS = ownFinding(
  'context-differs',
  { fact: 'hours', places: ['home', 'footer'] },
  { de: 'Eine Angabe, mehrere Fassungen', en: 'Conflicting versions of a fact' },
  {
    de: ({ fact, places }) => ({
      message: `«${inGerman(fact)}»: Die Angabe lautet nicht überall gleich (${places.map(inGerman).join(', ')}).`,
      why: 'Wer zwei Seiten liest, weiss nicht, was gilt.',
      fix: `Vereinheitlichen Sie die Angabe, oder nennen Sie den Grund unter «Begründete Unterschiede».`,
    }),
    en: ({ fact, places }) => ({
      message: `“${fact}” is not the same everywhere (${places.join(', ')}).`,
      why: 'Visitors who read two pages do not know which version is correct.',
      fix: `Make all versions the same, or explain under “acknowledged” why “${fact}” differs.`,
    }),
  },
);

/** The data gives the reason for a difference that does not exist. */
export const AGREES = ownFinding(
  'context-agrees',
  { fact: 'hours' },
  { de: 'Begründung ohne Unterschied', en: 'Explanation without a difference' },
  {
    de: ({ fact }) => ({
      message:
        fact === 'prices'
          ? '«Preise»: In der Datei, die hier genannt ist, braucht kein Preis diese Begründung.'
          : `«${inGerman(fact)}»: Die Angabe lautet jetzt überall gleich, und hier steht noch, warum nicht.`,
      why: 'Unterscheidet sich die Angabe wieder, würde die alte Begründung es verschweigen.',
      fix: `${fact === 'prices' ? 'Prüfen Sie den Namen der Datei. Stimmt er, löschen' : 'Löschen'} Sie diesen ganzen Eintrag.`,
    }),
    en: ({ fact }) => ({
      message:
        fact === 'prices'
          ? '“prices”: in the file named here, no price needs this explanation.'
          : `“${fact}” is now the same everywhere, but this list item still explains why it differs.`,
      why: 'If it differs again, the old explanation would hide that.',
      fix: `${fact === 'prices' ? 'Check the name of the file. If it is correct, delete' : 'Delete'} this whole list item, including all its lines.`,
    }),
  },
);

/** Fields of `data/site.yaml` with one version of a fact for every place. */
const FACTS = ['hours', 'reply'] as const;

export const differingFacts: SiteCheck = ({ files }) =>
  files<Site>('site').flatMap(({ data: site, at }) =>
    FACTS.flatMap((fact) => {
      const versions = Object.values(site[fact]).map((version) => JSON.stringify(version));
      const reasons = (site.acknowledged ?? []).flatMap((each, index) => (each.fact === fact ? [index] : []));
      if (new Set(versions).size <= 1)
        return reasons.map((index) => AGREES.at(at(`/acknowledged/${index}/fact`), { fact }));
      return reasons.length > 0 ? [] : [DIFFERS.at(at(`/${fact}`), { fact, places: Object.keys(site[fact]) })];
    }),
  );
