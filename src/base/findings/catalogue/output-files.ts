import { both } from '../../words.ts';
import { kind } from './kind.ts';

/** Which files a built site has, and what they tell search engines. */
export const OUTPUT_FILES = {
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
};
