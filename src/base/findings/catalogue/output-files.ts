import { both } from '../../words.ts';
import { kind, optional } from './kind.ts';

/** Whether the files of a built site are there and whole, and what they tell search engines. */
export const OUTPUT_FILES = {
  /** `gone` is a page that the build wrote and that is not there. */
  'output-cut': kind(
    optional<{ gone: string }>(),
    both('Datei fehlt oder ist unvollständig', 'File is missing or incomplete'),
    ({ gone }) => ({
      message:
        gone === undefined
          ? 'Die Datei ist leer, bricht ab oder enthält etwas anderes, als ihr Name sagt.'
          : `Die Seite ${gone} fehlt, obwohl der Bau sie geschrieben hat.`,
      why:
        gone === undefined
          ? 'Browser, Suchmaschinen und Feed-Leser übergehen sie ganz oder zeigen nur einen Teil.'
          : 'Wer sie aufruft, sieht eine Fehlermeldung.',
      fix: 'Bauen Sie noch einmal. Stammt die Datei aus der Vorlage, ist sie dort schon unvollständig.',
    }),
    ({ gone }) => ({
      message:
        gone === undefined
          ? 'The file is empty, ends too early, or contains something other than its name says.'
          : `The page ${gone} is missing, although the build wrote it.`,
      why:
        gone === undefined
          ? 'Browsers, search engines and feed readers ignore all of it or show only a part.'
          : 'Its visitors see an error message.',
      fix: 'Build again. If the file comes from the template, it is incomplete there.',
    }),
  ),
  'output-stray': kind(
    {},
    both('Datei gehört nicht auf die Website', 'File does not belong on the website'),
    {
      message: 'Diese Datei ist nicht für Besucher bestimmt.',
      why: 'Alle könnten sie herunterladen und lesen, was darin steht: Quelltext, Schlüssel, Angaben von Kunden.',
      fix: 'Löschen Sie sie aus der Ausgabe und aus dem Ordner, aus dem sie dorthin kam.',
    },
    {
      message: 'This file is not meant for visitors.',
      why: 'Anyone could download it and read its content: source code, keys, details of customers.',
      fix: 'Delete it from the output and from the folder that it came from.',
    },
  ),
  'output-sitemap': kind(
    { isListed: true },
    both('Sitemap und Seite widersprechen sich', 'Sitemap and page contradict each other'),
    ({ isListed }) => ({
      message: isListed
        ? 'Die Sitemap nennt diese Seite, doch die Seite selbst hält Suchmaschinen fern (noindex oder Weiterleitung).'
        : 'Diese Seite fehlt in der Sitemap.',
      why: isListed
        ? 'Suchmaschinen zeigen die Seite nicht.'
        : 'Suchmaschinen finden sie später als die anderen, oder gar nicht.',
      fix: isListed
        ? 'Das ist ein Fehler der Vorlage. Soll die Seite nicht gefunden werden, gehört es in ihre Daten.'
        : 'Bauen Sie noch einmal: Die Sitemap gehört zu einem anderen Bau oder wurde verändert.',
    }),
    ({ isListed }) => ({
      message: isListed
        ? 'The sitemap lists this page, but the page itself keeps search engines away (noindex or redirect).'
        : 'This page is missing from the sitemap.',
      why: isListed
        ? 'Search engines do not show the page.'
        : 'Search engines find it later than the others, or never.',
      fix: isListed
        ? 'Fix the template. If the page should not be found, state it in its data.'
        : 'Build again: the sitemap is from another build or was changed.',
    }),
  ),
  'output-robots': kind(
    {},
    both('Suchmaschinen sind ausgesperrt', 'Search engines are locked out'),
    {
      message: 'Diese Regel sperrt alle Suchmaschinen von der ganzen Website aus.',
      why: 'Nach einigen Tagen findet niemand die Website mehr.',
      fix: 'Bauen Sie noch einmal, oder löschen Sie die Regel.',
    },
    {
      message: 'This rule locks all search engines out of the whole website.',
      why: 'After a few days, people can no longer find the website.',
      fix: 'Build again, or delete the rule.',
    },
  ),
};
