import type { Chapter } from '../catalogue.ts';
import { list, meant, quote } from '../words.ts';

/** Files that cannot be read, or are in the wrong place. */
export const files: Chapter<'file'> = {
  'file-unreadable': {
    title: 'Datei lässt sich nicht lesen',
    message: ({ reason }) => `Die Datei lässt sich nicht lesen (${reason}).`,
    why: 'Ohne ihren Inhalt wäre die Website unvollständig.',
    fix: 'Prüfen Sie, ob die Datei noch da ist und ob Sie sie öffnen dürfen.',
  },
  'file-outside': {
    title: 'Datei führt aus dem Projekt hinaus',
    message: 'Diese Datei ist ein Link auf eine Datei ausserhalb des Projekts. Sie wird nicht gelesen.',
    why: 'Auf anderen Rechnern gibt es die Datei nicht, und was darin steht, ist vielleicht nicht für die Website bestimmt.',
    fix: 'Ersetzen Sie den Link durch eine Kopie der Datei, auf die er zeigt.',
  },
  'file-not-utf8': {
    title: 'Datei ist nicht als UTF-8 gespeichert',
    message: ({ byte }) => `Die Datei ist nicht als UTF-8 gespeichert (erste Stelle: Byte ${byte}).`,
    why: 'In anderen Kodierungen werden Umlaute zu falschen Zeichen.',
    fix: 'Speichern Sie die Datei im Editor neu mit der Kodierung «UTF-8».',
  },
  'file-line-ends': {
    title: 'Zeilenenden von früher',
    message: 'Die Zeilen dieser Datei enden mit einem Zeichen, das heute nicht mehr gilt (CR).',
    why: 'Alte Macintosh-Programme schreiben so. Die ganze Datei gilt dann als eine einzige Zeile.',
    fix: 'Speichern Sie die Datei mit Zeilenenden LF; in Visual Studio Code unten rechts auf «LF» stellen.',
  },
  'file-too-large': {
    title: 'Datei ist zu gross',
    message: ({ bytes, limit }) => `Die Datei hat ${bytes} Bytes, erlaubt sind ${limit}.`,
    why: 'So grosse Textdateien entstehen fast nur aus Versehen, zum Beispiel durch ein eingefügtes Bild.',
    fix: 'Entfernen Sie, was nicht hineingehört, oder teilen Sie den Inhalt auf mehrere Dateien auf.',
  },
  'file-empty': {
    title: 'Datei ist leer',
    message: 'Die Datei ist leer.',
    why: 'Aus einer leeren Datei entsteht keine Seite.',
    fix: 'Füllen Sie die Datei nach dem Muster einer Nachbardatei, oder löschen Sie sie.',
  },
  'file-name': {
    title: 'Dateiname passt nicht',
    message: ({ name }) => `Der Dateiname ${quote(name)} lässt sich nicht als Adresse verwenden.`,
    why: 'Der Dateiname wird zur Adresse der Seite: nur a–z, 0–9 und Bindestriche, Endung .yaml.',
    fix: ({ suggestion }) => `Benennen Sie die Datei um in ${quote(suggestion)}.`,
  },
  'file-unknown': {
    title: 'Datei gehört zu keinem Seitentyp',
    message: ({ suggestion }) => `Diese Datei gehört zu keinem Seitentyp.${meant(suggestion)}`,
    why: 'Aus ihr würde nichts gebaut, und niemand würde es merken.',
    fix: ({ patterns }) => `Verschieben Sie die Datei an einen dieser Orte unter data/: ${list(patterns)}.`,
  },
  'file-missing': {
    title: 'Datei fehlt',
    message: 'Diese Datei fehlt.',
    why: ({ type }) => `Ohne sie lässt sich «${type}» nicht bauen.`,
    fix: 'Stellen Sie die Datei wieder her.',
  },
};
