import { MAX_SLUG } from '../../lib/paths.ts';
import { list, meantDe, meantEn, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind, maybe, optional } from './kind.ts';

/** Files that cannot be used as they are. */
export const FILES = {
  'file-unreadable': kind(
    { reason: 'EACCES' },
    both('Datei lässt sich nicht lesen', 'File cannot be read'),
    ({ reason }) => ({
      message: `Die Datei lässt sich nicht lesen (${reason}).`,
      why: 'Ohne ihren Inhalt wäre die Website unvollständig.',
      fix: LINK_REASON.test(reason)
        ? 'Ersetzen Sie den Link durch die Datei oder den Ordner, auf den er zeigt, oder löschen Sie ihn.'
        : 'Prüfen Sie, ob die Datei noch da ist und ob Sie sie öffnen dürfen.',
    }),
    ({ reason }) => ({
      message: `This file cannot be read (${reason}).`,
      why: 'Without its content, the website would be incomplete.',
      fix: LINK_REASON.test(reason)
        ? 'Replace the link with the file or folder that it leads to, or delete it.'
        : 'Check that the file still exists and that you have permission to open it.',
    }),
  ),
  'file-not-utf8': kind(
    { byte: 17 },
    both('Datei ist nicht als UTF-8 gespeichert', 'File is not saved as UTF-8'),
    ({ byte }) => ({
      message: `Die Datei ist nicht als UTF-8 gespeichert (erste Stelle: Byte ${byte}).`,
      why: 'In anderen Kodierungen werden Umlaute zu falschen Zeichen.',
      fix: 'Speichern Sie die Datei im Editor neu mit der Kodierung «UTF-8».',
    }),
    ({ byte }) => ({
      message: `This file is not saved as UTF-8 (first invalid character at byte ${byte}).`,
      why: 'In other encodings, accented letters turn into the wrong characters.',
      fix: 'Save the file again in your editor, with the encoding “UTF-8”.',
    }),
  ),
  'file-line-ends': kind(
    {},
    both('Zeilenenden von früher', 'Outdated line endings'),
    {
      message: 'Die Zeilen dieser Datei enden mit einem Zeichen, das heute nicht mehr gilt (CR).',
      why: 'Alte Macintosh-Programme schreiben so. Die ganze Datei gilt dann als eine einzige Zeile.',
      fix: 'Speichern Sie die Datei mit Zeilenenden LF; in Visual Studio Code unten rechts auf «LF» stellen.',
    },
    {
      message: 'The lines of this file end with a character that is no longer used (CR).',
      why: 'Old Macintosh programs write such files. The whole file is then read as a single line.',
      fix: 'Save the file with LF line endings; in Visual Studio Code, select “LF” at the bottom right.',
    },
  ),
  'file-too-large': kind(
    { bytes: 5_242_880, limit: 1_048_576 },
    both('Datei ist zu gross', 'File is too large'),
    ({ bytes, limit }) => ({
      message: `Die Datei hat ${bytes} Bytes, erlaubt sind ${limit}.`,
      why: 'So grosse Textdateien entstehen fast nur aus Versehen, zum Beispiel durch ein eingefügtes Bild.',
      fix: 'Entfernen Sie, was nicht hineingehört, oder teilen Sie den Inhalt auf mehrere Dateien auf.',
    }),
    ({ bytes, limit }) => ({
      message: `This file has ${bytes} bytes; at most ${limit} are allowed.`,
      why: 'Text files this large are almost always an accident, such as an image pasted into the text.',
      fix: 'Remove what does not belong in the file, or split the content into several files.',
    }),
  ),
  'file-empty': kind(
    {},
    both('Datei ist leer', 'File is empty'),
    {
      message: 'Die Datei ist leer.',
      why: 'Aus einer leeren Datei entsteht keine Seite.',
      fix: 'Füllen Sie die Datei nach dem Muster einer Nachbardatei, oder löschen Sie sie.',
    },
    {
      message: 'This file is empty.',
      why: 'An empty file does not produce a page.',
      fix: 'Fill in the file, with a similar one as a model, or delete it.',
    },
  ),
  /** `taken` is the file that already has the suggested name, or will have it. */
  'file-name': kind(
    { name: 'Blaues Team.yml', suggestion: 'blaues-team.yaml', ...optional<{ taken: string }>() },
    both('Dateiname passt nicht', 'Invalid file name'),
    ({ name, suggestion, taken }) => ({
      message: name.endsWith('.yaml')
        ? `Der Dateiname ${quoteDe(name)} lässt sich nicht als Adresse verwenden.`
        : `Der Dateiname ${quoteDe(name)} endet nicht auf «.yaml».`,
      why: {
        characters: 'Der Dateiname wird zur Adresse der Seite: nur a–z, 0–9 und Bindestriche, Endung .yaml.',
        length: `Der Name hat mehr als ${MAX_SLUG} Zeichen. Nicht jedes System kann so lange Namen speichern.`,
        device: 'Windows behält den Namen einem Gerät vor: Dort lassen sich weder die Datei noch die Seite speichern.',
      }[nameFault(name)],
      fix: taken
        ? `Im selben Ordner liegt schon ${quoteDe(taken)}, und beide würden dieselbe Seite. Behalten Sie eine davon, oder geben Sie dieser einen anderen Namen.`
        : `Benennen Sie die Datei um in ${quoteDe(suggestion)}.${isCopy(name) ? ' Ist sie nur eine Kopie, löschen Sie sie.' : ''}`,
    }),
    ({ name, suggestion, taken }) => ({
      message: name.endsWith('.yaml')
        ? `The file name ${quoteEn(name)} cannot be used as an address.`
        : `The file name ${quoteEn(name)} does not end with “.yaml”.`,
      why: {
        characters:
          'The file name becomes the address of the page: only a–z, 0–9 and hyphens, with the extension .yaml.',
        length: `The name has more than ${MAX_SLUG} characters. Not every system can store names as long as this.`,
        device: 'Windows reserves the name for a device, and can store neither the file nor the page.',
      }[nameFault(name)],
      fix: taken
        ? `The same folder already has ${quoteEn(taken)}, and both would become the same page. Keep one of them, or give this one a different name.`
        : `Rename the file to ${quoteEn(suggestion)}.${isCopy(name) ? ' If it is only a copy, delete it.' : ''}`,
    }),
  ),
  /** `patterns` are the places for files, relative to `data/`. */
  'file-misplaced': kind(
    { suggestion: maybe('data/teams/blue.yaml'), patterns: ['club.yaml', 'home.yaml', 'teams/*.yaml'] },
    both('Datei liegt am falschen Ort', 'File is in the wrong place'),
    ({ suggestion, patterns }) => ({
      message: `An diesem Ort lässt sich aus dieser Datei nichts bauen.${meantDe(suggestion)}`,
      why: 'Ihr Ort sagt, was sie beschreibt: Jeder Ordner hat seine eigenen Felder.',
      fix: suggestion
        ? `Verschieben Sie die Datei nach ${quoteDe(suggestion)}. Liegt dort schon eine dieses Namens, löschen Sie diese hier.`
        : `Verschieben Sie die Datei an einen dieser Orte unter data/: ${list(patterns)}.`,
    }),
    ({ suggestion, patterns }) => ({
      message: `Nothing can be built from this file at this place.${meantEn(suggestion)}`,
      why: 'The place of a file says what it describes: each folder has its own fields.',
      fix: suggestion
        ? `Move the file to ${quoteEn(suggestion)}. If there already is one of that name, delete this one.`
        : `Move the file to one of these locations under data/: ${list(patterns)}.`,
    }),
  ),
  'file-missing': kind(
    { type: 'club' },
    both('Datei fehlt', 'File is missing'),
    ({ type }) => ({
      message: 'Diese Datei fehlt.',
      why: `Ohne sie lässt sich «${type}» nicht bauen.`,
      fix: 'Stellen Sie die Datei wieder her.',
    }),
    ({ type }) => ({
      message: 'This file is missing.',
      why: `Without it, ${quoteEn(type)} cannot be built.`,
      fix: 'Restore the file.',
    }),
  ),
};

/** A symbolic link to a folder, out of the project, or to itself. */
const LINK_REASON = /^(?:LINK|LINK_OUTSIDE|ELOOP)$/;

/** True for a name that programs give to a copy: «zug - Kopie.yaml», «zug 2.yaml», «zug (1).yaml», «zug (conflicted copy).yaml». */
const isCopy = (name: string) => /kopie|copy|konfli[kc]t|conflict|\(\d+\)|\s\d+\./i.test(name);

/** What is wrong with the name of a file that cannot be part of an address. */
function nameFault(name: string): 'characters' | 'length' | 'device' {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(name)) return 'characters';
  return name.length > MAX_SLUG + '.yaml'.length ? 'length' : 'device';
}
