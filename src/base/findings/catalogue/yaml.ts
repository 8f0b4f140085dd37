import { quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { CORRECTABLE, kind, optional } from './kind.ts';
import { indentationOfDe, indentationOfEn, lineDe, lineEn } from './variants.ts';

/** What else YAML does not allow, or the engine does not. */
export const YAML = {
  'yaml-syntax': kind(
    { rule: 'UNEXPECTED_TOKEN' },
    both('YAML ist nicht lesbar', 'Invalid YAML'),
    ({ rule }) => ({
      message: `Hier ist der Aufbau der Datei unterbrochen (${rule}).`,
      why: 'Ab dieser Stelle ist nicht mehr klar, was zu welchem Feld gehört.',
      fix: 'Vergleichen Sie Einrückung, Doppelpunkte und Anführungszeichen mit der Zeile darüber.',
    }),
    ({ rule }) => ({
      message: `The structure of the file is broken here (${rule}).`,
      why: 'From here on, it is unclear which value belongs to which field.',
      fix: 'Compare the indentation, colons and quotation marks with the line above.',
    }),
  ),
  'yaml-conflict': kind(
    {},
    both('Konflikt zwischen zwei Fassungen', 'Unresolved merge conflict'),
    {
      message: 'Hier stehen zwei Fassungen derselben Stelle, und noch niemand hat gewählt (Merge-Konflikt).',
      why: 'Git konnte die Änderungen von zwei Personen nicht zusammenführen und hat beide stehen lassen.',
      fix: 'Behalten Sie eine der beiden Fassungen, und löschen Sie die andere samt den Zeilen mit <<<<<<<, ======= und >>>>>>>.',
    },
    {
      message: 'This passage exists in two versions, and nobody has chosen between them yet (merge conflict).',
      why: 'Git could not merge the changes of two people, so it kept both.',
      fix: 'Keep one version, and delete the other one as well as the lines with <<<<<<<, ======= and >>>>>>>.',
    },
  ),
  'yaml-escape': kind(
    { sequence: '\\P' },
    both('Rückstrich in Anführungszeichen', 'Backslash in quotation marks'),
    ({ sequence }) => ({
      message: `${quoteDe(sequence)} steht in Anführungszeichen nicht für sich selbst.`,
      why: 'Zwischen geraden Anführungszeichen beginnt mit dem Rückstrich ein Steuerzeichen.',
      fix: 'Schreiben Sie den Rückstrich doppelt (\\\\), oder lassen Sie ihn weg.',
    }),
    ({ sequence }) => ({
      message: `${quoteEn(sequence)} has a special meaning in quotation marks.`,
      why: 'Between straight quotation marks, a backslash starts an escape sequence.',
      fix: 'Double the backslash (\\\\), or remove it.',
    }),
  ),
  /** If `more` lines begin with one, the file is as it was meant with `width` spaces for each. */
  'yaml-tab': kind(
    { ...CORRECTABLE, ...optional<{ width: number; more: number }>() },
    both('Tabulator in der Einrückung', 'Tab in the indentation'),
    ({ wanted, width, more }) => ({
      message: more
        ? `Hier steht ein Tabulator, und auch in ${more === 1 ? 'einer anderen Zeile' : `${more} anderen Zeilen`}.`
        : 'Hier steht ein Tabulator.',
      why: 'YAML erlaubt zum Einrücken nur Leerzeichen.',
      fix: more
        ? `Ersetzen Sie jeden Tabulator am Anfang einer Zeile durch ${width} Leerzeichen.`
        : wanted
          ? `Löschen Sie den Tabulator, und schreiben Sie die Zeile ${indentationOfDe(wanted)}.`
          : 'Ersetzen Sie den Tabulator durch Leerzeichen, zwei pro Stufe.',
    }),
    ({ wanted, width, more }) => ({
      message: more
        ? `There is a tab here, and in ${more === 1 ? 'one other line' : `${more} other lines`}.`
        : 'There is a tab here.',
      why: 'YAML allows only spaces for indentation.',
      fix: more
        ? `Replace each tab at the start of a line with ${width} spaces.`
        : wanted
          ? `Delete the tab, and write the line ${indentationOfEn(wanted)}.`
          : 'Replace the tab with spaces, two per level.',
    }),
  ),
  /** With a `mark`, an anchor or a tag, there is no text after it. */
  'yaml-start': kind(
    { character: '@', ...CORRECTABLE, ...optional<{ mark: string }>() },
    both('Text beginnt mit einem Sonderzeichen', 'Text starts with a special character'),
    ({ character, mark, wanted }) => ({
      message: mark
        ? `${quoteDe(mark)} ist hier nicht erlaubt.`
        : `Ein Text darf nicht mit ${quoteDe(character)} beginnen.`,
      why: 'Das hat in YAML eine eigene Bedeutung.',
      fix: mark
        ? `Löschen Sie ${quoteDe(mark)}.`
        : `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${wanted ? lineDe(wanted) : '"…"'}.`,
    }),
    ({ character, mark, wanted }) => ({
      message: mark ? `${quoteEn(mark)} is not allowed here.` : `A text must not start with ${quoteEn(character)}.`,
      why: 'This has a special meaning in YAML.',
      fix: mark
        ? `Delete ${quoteEn(mark)}.`
        : `Put the whole text in straight quotation marks: ${wanted ? lineEn(wanted) : '"…"'}.`,
    }),
  ),
  'yaml-duplicate-key': kind(
    { key: 'title' },
    both('Feld steht doppelt', 'Duplicate field'),
    ({ key }) => ({
      message: `Das Feld ${quoteDe(key)} steht hier zum zweiten Mal.`,
      why: 'Nur eine der beiden Angaben könnte gelten; die andere ginge verloren.',
      fix: 'Löschen Sie eine der beiden, mit allem, was eingerückt darunter steht.',
    }),
    ({ key }) => ({
      message: `The field ${quoteEn(key)} appears here for the second time.`,
      why: 'Only one of the two values could be used; the other would be lost.',
      fix: 'Delete one of the two, with everything indented below it.',
    }),
  ),
  'yaml-key': kind(
    {},
    both('Feldname ist kein Wort', 'Field name is not a word'),
    {
      message: 'Hier steht etwas als Feldname, das kein Wort ist.',
      why: 'Ein Feld hat immer die Form «name: Inhalt».',
      fix: 'Schreiben Sie einen Feldnamen aus Buchstaben, oder setzen Sie den Text in Anführungszeichen.',
    },
    {
      message: 'The field name here is not a word.',
      why: 'A field always has the form “name: value”.',
      fix: 'Use a field name made of letters, or put the text in quotation marks.',
    },
  ),
  'yaml-documents': kind(
    {},
    both('Trennlinie --- mitten in der Datei', 'Separator --- inside the file'),
    {
      message: 'Nach der Linie «---» beginnt ein zweites Dokument.',
      why: 'Eine Datei ist eine Seite; was nach der Linie steht, ginge verloren.',
      fix: 'Löschen Sie die Linie, oder verschieben Sie den zweiten Teil in eine eigene Datei.',
    },
    {
      message: 'A second document starts after the line “---”.',
      why: 'Each file is one page; everything after the line would be lost.',
      fix: 'Delete the line, or move the second part to a separate file.',
    },
  ),
  'yaml-too-deep': kind(
    { limit: 32 },
    both('Zu tief verschachtelt', 'Nested too deeply'),
    ({ limit }) => ({
      message: `Hier sind mehr als ${limit} Stufen ineinander verschachtelt.`,
      why: 'So tief ist keine unserer Seiten aufgebaut; es ist fast immer ein Versehen.',
      fix: 'Vergleichen Sie die Einrückung mit einer Nachbardatei.',
    }),
    ({ limit }) => ({
      message: `This is nested more than ${limit} levels deep.`,
      why: 'No page needs that many levels; it is almost always a mistake.',
      fix: 'Compare the indentation with that of a similar file.',
    }),
  ),
};
