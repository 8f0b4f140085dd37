import { namedDe, namedEn, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind, others } from './kind.ts';

/** What search engines and browsers read of built pages before their text. */
export const OUTPUT_HEAD = {
  'output-title': kind(
    {},
    both('Seite hat keinen Titel', 'Page has no title'),
    {
      message: 'Die Seite hat keinen Titel.',
      why: 'Der Titel steht im Suchergebnis und im Reiter des Browsers.',
      fix: 'Ergänzen Sie den Titel für Suchmaschinen.',
    },
    {
      message: 'The page has no title.',
      why: 'The title appears in search results and on the browser tab.',
      fix: 'Add a title for search engines (“meta.title”).',
    },
  ),
  'output-duplicate': kind(
    { part: 'title' as 'title' | 'description' | 'h1', text: 'Training', ...others('teams/red/index.html') },
    both('Zwei Seiten sagen dasselbe von sich', 'Two pages say the same of themselves'),
    ({ part, text, ...others }) => ({
      message: `${PARTS_DE[part]} ${quoteDe(text)} hat auch ${namedDe(others)}.`,
      why: 'Im Suchergebnis und beim Blättern liessen sich die Seiten nicht unterscheiden.',
      fix: 'Schreiben Sie für eine der Seiten etwas anderes.',
    }),
    ({ part, text, ...others }) => ({
      message: `The ${PARTS_EN[part]} ${quoteEn(text)} is also used by ${namedEn(others)}.`,
      why: 'The pages would be indistinguishable in search results and to visitors.',
      fix: 'Write something else for one of the pages.',
    }),
  ),
  'output-description': kind(
    {},
    both('Seite hat keine Beschreibung', 'Page has no description'),
    {
      message: 'Die Seite hat keine Beschreibung für Suchmaschinen.',
      why: 'Suchmaschinen zeigen sonst einen beliebigen Satz der Seite.',
      fix: 'Ergänzen Sie die Beschreibung für Suchmaschinen.',
    },
    {
      message: 'The page has no description for search engines.',
      why: 'Without one, search engines show an arbitrary sentence from the page.',
      fix: 'Add a description for search engines (“meta.description”).',
    },
  ),
  'output-canonical-missing': kind(
    {},
    both('Seite nennt ihre eigene Adresse nicht', 'Missing canonical address'),
    {
      message: 'Im Kopf der Seite fehlt ihre verbindliche Adresse (canonical).',
      why: 'Ist die Seite unter mehreren Adressen zu finden, wählt sonst die Suchmaschine eine aus.',
      fix: 'Das ist ein Fehler der Vorlage: <link rel="canonical"> ergänzen.',
    },
    {
      message: 'The head of the page has no canonical address.',
      why: 'If the page is available at several addresses, search engines would choose one themselves.',
      fix: 'Add <link rel="canonical"> in the template.',
    },
  ),
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
  'output-doctype': kind(
    {},
    both('Seite beginnt nicht mit ihrer Dokumentart', 'Page does not start with its doctype'),
    {
      message: 'Die Seite beginnt nicht mit «<!doctype html>».',
      why: 'Browser stellen sie dann nach Regeln von früher dar, und Abstände und Grössen stimmen nicht.',
      fix: 'Das ist ein Fehler der Vorlage: Die erste Zeile muss «<!doctype html>» sein.',
    },
    {
      message: 'The page does not start with “<!doctype html>”.',
      why: 'Browsers then display it by the rules of the nineties, and spacing and sizes are wrong.',
      fix: 'Fix the template: the first line must be “<!doctype html>”.',
    },
  ),
  'output-lang': kind(
    {},
    both('Sprache der Seite fehlt', 'Language of the page is missing'),
    {
      message: 'Die Seite sagt nicht, in welcher Sprache sie geschrieben ist.',
      why: 'Vorleseprogramme läsen sie mit falscher Aussprache, und Silben würden falsch getrennt.',
      fix: 'Das ist ein Fehler der Vorlage: <html lang="…"> ergänzen.',
    },
    {
      message: 'The page does not state which language it is written in.',
      why: 'Screen readers would mispronounce it, and words would be hyphenated incorrectly.',
      fix: 'Add <html lang="…"> in the template.',
    },
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

const PARTS_DE = { title: 'Den Titel', description: 'Die Beschreibung', h1: 'Die Hauptüberschrift' };

const PARTS_EN = { title: 'title (“meta.title”)', description: 'description (“meta.description”)', h1: 'main heading' };
