import type { Chapter } from '../catalogue.ts';
import { list, quote } from '../words.ts';

/** Keys, and who can see them. */
export const secrets: Chapter<'delivery' | 'secret'> = {
  'delivery-direct': {
    title: 'Schlüssel der Datenbank wird öffentlich',
    message: ({ variables }) =>
      `Mit dieser Einstellung steht der Schlüssel (${list(variables)}) lesbar in der Website.`,
    why: () =>
      'Wer die Seite öffnet, kann ihn lesen und damit Zeilen hinzufügen, und mit den üblichen Rechten auch alle Anfragen lesen, ändern oder löschen. Zudem kann eine Anfrage doppelt ankommen, wenn die Verbindung beim Senden abbricht.',
    fix: () =>
      'Stellen Sie über den eigenen Empfänger zu, der den Schlüssel für sich behält (docs/deploy.md). Muss es direkt sein: Geben Sie dem Schlüssel nur das Recht, in diese eine Datenbank zu schreiben, und sichern Sie sie regelmässig.',
  },
  'delivery-key-missing': {
    title: 'Schlüssel für die Zustellung fehlt',
    message: ({ variables }) =>
      `Diese Einstellung braucht ${list(variables)}, doch in der Umgebung steht davon nichts.`,
    why: () => 'Ohne Schlüssel käme keine einzige Anfrage an.',
    fix: ({ variables }) =>
      `Setzen Sie ${list(variables)} als Umgebungsvariable, bevor Sie bauen. In eine Datei gehört ein Schlüssel nie.`,
  },
  'secret-in-data': {
    title: 'Schlüssel steht in den Daten',
    message: ({ shown }) => `${quote(shown)} sieht aus wie ein geheimer Schlüssel.`,
    why: () =>
      'Die Daten liegen im Repository und gelangen von dort zu anderen; ein Schlüssel darin ist nicht mehr geheim.',
    fix: () =>
      'Löschen Sie ihn hier, sperren Sie ihn beim Anbieter, und geben Sie den neuen als Umgebungsvariable mit.',
  },
};
