import { quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind } from './kind.ts';

/** What search engines and browsers read of built pages before their text. */
export const OUTPUT_HEAD = {
  'output-canonical': kind(
    { href: 'https://club.example/', own: 'https://club.example/teams/blue/' },
    both('Seite nennt eine fremde Adresse als ihre eigene', 'Wrong canonical address'),
    ({ href, own }) => ({
      message: `Als verbindliche Adresse (canonical) steht ${quoteDe(href)}, richtig ist ${quoteDe(own)}.`,
      why: 'Suchmaschinen würden diese Seite nicht aufführen, sondern die genannte.',
      fix: 'Das ist ein Fehler der Vorlage, oder die Seite wurde für eine andere Adresse gebaut.',
    }),
    ({ href, own }) => ({
      message: `The canonical address is ${quoteEn(href)}, but should be ${quoteEn(own)}.`,
      why: 'Search engines would list that page instead of this one.',
      fix: 'Fix the template, or build again if the page was built for another address.',
    }),
  ),
  'output-head': kind(
    { lacks: 'title' as keyof typeof MISSING_DE },
    both('Der Seite fehlt eine Angabe über sich', 'The page lacks a statement about itself'),
    ({ lacks }) => ({
      message: `Der Seite fehlt ${MISSING_DE[lacks]}.`,
      why: 'Suchmaschinen, Browser und Vorleseprogramme müssten raten, und Suchergebnisse, Darstellung oder Aussprache wären falsch.',
      fix: 'Titel und Beschreibung für Suchmaschinen ergänzen Sie in den Daten, alles andere in der Vorlage.',
    }),
    ({ lacks }) => ({
      message: `The page lacks ${MISSING_EN[lacks]}.`,
      why: 'Search engines, browsers and screen readers would have to guess, and search results, layout or pronunciation would be wrong.',
      fix: 'Add title and description for search engines in the data (“meta.title”, “meta.description”), all else in the template.',
    }),
  ),
  'output-json': kind(
    {},
    both('Daten für Suchmaschinen sind unlesbar', 'Invalid data for search engines'),
    {
      message: 'Die Daten für Suchmaschinen (JSON-LD) sind kein gültiges JSON.',
      why: 'Suchmaschinen überlesen sie ohne ein Wort.',
      fix: 'Das ist ein Fehler der Vorlage.',
    },
    {
      message: 'The data for search engines (JSON-LD) is not valid JSON.',
      why: 'Search engines silently ignore it.',
      fix: 'Fix this in the template.',
    },
  ),
};

const MISSING_DE = {
  title: 'der Titel',
  description: 'die Beschreibung für Suchmaschinen',
  canonical: 'die verbindliche Adresse: <link rel="canonical">',
  doctype: 'die erste Zeile: «<!doctype html>»',
  lang: 'die Angabe ihrer Sprache: <html lang="…">',
};

const MISSING_EN = {
  title: 'a title',
  description: 'a description for search engines',
  canonical: 'a canonical address: <link rel="canonical">',
  doctype: 'its first line: “<!doctype html>”',
  lang: 'a statement of its language: <html lang="…">',
};
