import { plural } from '../../findings/catalogue/words.ts';
import { NEBEL } from '../command.ts';

export const dev = {
  help: {
    command: 'Zeigt die Website, während Sie schreiben: jede gespeicherte Änderung erscheint von selbst',
    edit: 'Lässt Sie auf den Seiten selbst schreiben: auf einen Text klicken, ändern, speichern',
    open: 'Öffnet die Website im Browser',
    openWith:
      'Womit ein Klick auf einen Befund die Datei öffnet: code, codium, cursor, zed, idea oder eine Adresse mit {file}, {line} und {column}',
  },
  serving: (address: string) => `Vorschau beim Schreiben: ${address}`,
  rebuilt: (pages: number) =>
    pages === 0 ? 'Keine Seite hat sich geändert.' : `${plural(pages, 'Seite', 'Seiten')} neu.`,
  polls: (cause: string) =>
    `Dieser Rechner kann nicht so viele Dateien beobachten (${cause}). Die Vorschau sieht darum zweimal in der Sekunde selbst nach; Änderungen erscheinen etwas später. Schneller geht es, wenn Sie andere Programme beenden, die Ordner beobachten, und ${NEBEL} dev neu starten.`,
  cannotWatch: (cause: string) =>
    `Dieser Rechner meldet nicht alle Änderungen (${cause}). Beenden Sie andere Programme, die Ordner beobachten, und starten Sie ${NEBEL} dev neu.`,
  noEditor: (wanted: string, known: readonly string[]) =>
    `«${wanted}» ist weder ein bekannter Editor (${known.join(', ')}) noch eine Adresse mit {file} darin.`,
  found: (errors: number, warnings: number) =>
    [errors > 0 ? plural(errors, 'Fehler', 'Fehler') : '', warnings > 0 ? plural(warnings, 'Warnung', 'Warnungen') : '']
      .filter(Boolean)
      .join(', '),
  more: (hidden: number) =>
    `Und ${plural(hidden, 'weiterer Befund', 'weitere Befunde')}: ${NEBEL} validate nennt alle.`,
  lastGood:
    'Darunter steht die letzte Fassung ohne Fehler. Sobald Sie eine verbesserte Datei speichern, geht es hier von selbst weiter.',
  /** Shown instead of `lastGood` if no build has succeeded yet. */
  noPageYet: 'Eine Seite gibt es noch nicht. Sobald Sie die verbesserten Dateien speichern, erscheint sie von selbst.',
  onlyWarnings: 'Die Seite ist auf dem neusten Stand. Warnungen halten nichts auf.',
  templatesFailed: 'Fehler in den Vorlagen',
  whyFailed: 'Die Vorlagen sind Code und liessen sich nicht ausführen. An den Inhalten unter data/ liegt es kaum.',
  whyPageFailed: (url: string, file: string) =>
    `Die Vorlagen sind Code. Sie brachen ab, als die Seite ${url} aus ${file} entstand.`,
  mendTemplates:
    'Die Datei an dieser Stelle verbessern und speichern. Wer keine Vorlagen ändert, gibt diese Meldung an die Technik weiter.',
  gallery: {
    title: 'Bausteine',
    materials: 'Stoff',
    tokens: 'Farben und Masse',
    illustrations: 'Zeichnungen',
    alone: 'allein zeigen',
    each: 'Alle Namen',
    data: 'Daten',
    schema: 'Schema',
    unfit: 'Passt nicht zum Schema:',
  },
  hide: 'Ausblenden',
  gone: `Die Vorschau antwortet nicht. Läuft ${NEBEL} dev noch? Sobald es antwortet, geht es hier weiter.`,
};
