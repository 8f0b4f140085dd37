/** The key of the database, which becomes part of the pages if browsers deliver inquiries directly. */
import type { SiteCheck } from 'nebel/template-api';
import type { Site } from '../../.types/data.ts';
import { DIRECT_VARIABLES } from '../delivery.ts';
import { ownFinding } from './finding.ts';

export const DIRECT = ownFinding(
  'delivery-direct',
  { variables: ['STORE_KEY'] },
  { de: 'Schlüssel der Datenbank wird öffentlich', en: 'Database key becomes public' },
  {
    de: ({ variables }) => ({
      message: `Mit dieser Einstellung steht der Schlüssel (${variables.join(', ')}) lesbar in der Website.`,
      why: 'Wer die Seite öffnet, kann ihn lesen und damit Zeilen hinzufügen, und mit den üblichen Rechten auch alle Anfragen lesen, ändern oder löschen. Zudem kann eine Anfrage doppelt ankommen, wenn die Verbindung beim Senden abbricht.',
      fix: 'Stellen Sie über den eigenen Empfänger zu, der den Schlüssel für sich behält (docs/deploy.md). Muss es direkt sein: Geben Sie dem Schlüssel nur das Recht, in diese eine Datenbank zu schreiben, und sichern Sie sie regelmässig.',
    }),
    en: ({ variables }) => ({
      message: `With this setting, the key (${variables.join(', ')}) can be read on the website.`,
      why: 'Anyone who opens the page can use the key to add rows and, with the usual permissions, to read, change or delete all inquiries. An inquiry may also arrive twice if the connection fails while it is being sent.',
      fix: 'Deliver through your own relay, which keeps the key secret (docs/deploy.md). If delivery must be direct, allow the key only to write to this one database, and back it up regularly.',
    }),
  },
);

export const NO_KEY = ownFinding(
  'delivery-key-missing',
  { variables: ['STORE_KEY', 'STORE_BASE'] },
  { de: 'Schlüssel für die Zustellung fehlt', en: 'Delivery key is missing' },
  {
    de: ({ variables }) => ({
      message: `Diese Einstellung braucht ${variables.join(', ')}, doch in der Umgebung steht davon nichts.`,
      why: 'Ohne Schlüssel käme keine einzige Anfrage an.',
      fix: `Setzen Sie ${variables.join(', ')} als Umgebungsvariable, bevor Sie bauen. In eine Datei gehört ein Schlüssel nie.`,
    }),
    en: ({ variables }) => ({
      message: `This setting requires environment variables that are not set: ${variables.join(', ')}.`,
      why: 'Without a key, no inquiries would arrive.',
      fix: `Set ${variables.join(', ')} in the environment before you build. Never put a key in a file.`,
    }),
  },
);

/** Without the keys, nothing would be published: then only that is reported. */
export const deliveryKeys: SiteCheck = ({ files, env }) =>
  files<Site>('site').flatMap(({ data: { delivery }, at }) => {
    if (delivery !== 'direct') return [];
    const place = at('/delivery');
    const missing = env ? DIRECT_VARIABLES.filter((name) => !env[name]) : [];
    return missing.length > 0
      ? [NO_KEY.at(place, { variables: missing }, 'error')]
      : [DIRECT.at(place, { variables: [...DIRECT_VARIABLES] })];
  });
