/** Pictures on other servers, which pages do not load. */
import type { SiteCheck } from 'nebel/template-api';
import type { Article } from '../../.types/data.ts';
import { ownFinding } from './finding.ts';

export const FOREIGN = ownFinding(
  'reference-foreign',
  { href: 'https://photos.example/team.jpg', host: 'photos.example' },
  { de: 'Datei liegt auf einem fremden Server', en: 'File is on a third-party server' },
  {
    de: ({ href, host }) => ({
      message: `«${href}» liegt auf einem fremden Server (${host}) und wird nicht gezeigt.`,
      why: 'Jeder Besuch gäbe die Adresse der Besucherin an diesen Server weiter. Die Website lädt darum nur eigene Dateien.',
      fix: 'Löschen Sie dieses Feld, und verwenden Sie eine eigene Datei oder Zeichnung.',
    }),
    en: ({ href, host }) => ({
      message: `“${href}” is on a third-party server (${host}), so it is not shown.`,
      why: 'Every visit would reveal the visitor’s IP address to that server. The website therefore loads only its own files.',
      fix: 'Delete this field, and use a file or drawing of your own.',
    }),
  },
);

export const foreignFiles: SiteCheck = ({ files }) =>
  files<Article>('article').flatMap(({ data: { image }, at }) =>
    image === undefined ? [] : [FOREIGN.at(at('/image'), { href: image, host: new URL(image).host })],
  );
