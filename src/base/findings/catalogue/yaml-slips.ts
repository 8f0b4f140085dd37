import { quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { CORRECTABLE, kind, optional } from './kind.ts';
import { indentationOfDe, indentationOfEn, lineDe, lineEn } from './variants.ts';

/** Slips in YAML that spoil a file, with the line as it was most likely meant. */
export const YAML_SLIPS = {
  'yaml-colon': kind(
    CORRECTABLE,
    both('Doppelpunkt im Text', 'Colon in a text'),
    ({ wanted }) => ({
      message: wanted
        ? 'Ein Doppelpunkt gehört zum Text, und YAML liest ihn als Ende eines Feldnamens.'
        : 'Ein Doppelpunkt mit Leerzeichen steht mitten im Text, oder eine Zeile ist falsch eingerückt.',
      why: 'YAML liest «Wort: » als Beginn eines neuen Feldes.',
      fix: wanted
        ? `Setzen Sie den ganzen Text in gerade Anführungszeichen: ${lineDe(wanted)}.`
        : 'Gehört der Doppelpunkt zum Text, setzen Sie den ganzen Text in gerade Anführungszeichen: "…". Ist es der eines Felds, gehört es auf eine eigene Zeile, so weit eingerückt wie seine Nachbarn.',
    }),
    ({ wanted }) => ({
      message: wanted
        ? 'A colon is part of the text, but YAML reads it as the end of a field name.'
        : 'A text contains a colon followed by a space, or a line is indented incorrectly.',
      why: 'YAML reads “word: ” as the start of a new field.',
      fix: wanted
        ? `Put the whole text in straight quotation marks: ${lineEn(wanted)}.`
        : 'If the colon belongs to the text, put the whole text in straight quotation marks: "…". If it is that of a field, write the field on a separate line, indented like its neighbours.',
    }),
  ),
  'yaml-space': kind(
    { field: 'title', ...CORRECTABLE },
    both('Leerzeichen nach dem Doppelpunkt fehlt', 'Missing space after a colon'),
    ({ field, wanted = `${field}: …` }) => ({
      message: `Nach ${quoteDe(`${field}:`)} fehlt ein Leerzeichen.`,
      why: 'Ohne Leerzeichen liest YAML die Zeile als Text und nicht als Feld.',
      fix: `Schreiben Sie ${lineDe(wanted)}, mit einem Leerzeichen nach dem Doppelpunkt.`,
    }),
    ({ field, wanted = `${field}: …` }) => ({
      message: `There is no space after ${quoteEn(`${field}:`)}.`,
      why: 'Without the space, YAML reads the line as text rather than as a field.',
      fix: `Write ${lineEn(wanted)}, with a space after the colon.`,
    }),
  ),
  'yaml-quote': kind(
    { mark: '"', ...CORRECTABLE, ...optional<{ isWrapped: true }>() },
    both('Schlusszeichen fehlt', 'Missing closing quotation mark or bracket'),
    ({ mark, isWrapped }) => ({
      message: isWrapped
        ? 'Der Text in Anführungszeichen, der hier beginnt, geht auf der nächsten Zeile weiter, und sie ist zu wenig eingerückt.'
        : `Hier fehlt das schliessende Zeichen ${quoteDe(mark)}.`,
      why: 'Was geöffnet wird, muss geschlossen werden; sonst gilt der Rest der Datei als Teil davon.',
      fix: isWrapped
        ? 'Schreiben Sie den ganzen Text auf eine Zeile.'
        : /[\]}]/.test(mark)
          ? `Ergänzen Sie ${quoteDe(mark)} am Ende der Aufzählung.`
          : `Ergänzen Sie ${quoteDe(mark)} am Ende des Textes. Im Text selbst schreiben Sie «…».`,
    }),
    ({ mark, isWrapped }) => ({
      message: isWrapped
        ? 'The quoted text that starts here continues on the next line, which is not indented enough.'
        : `The closing ${quoteEn(mark)} is missing here.`,
      why: 'Whatever is opened must be closed; otherwise, the rest of the file is read as part of it.',
      fix: isWrapped
        ? 'Write the whole text on one line.'
        : /[\]}]/.test(mark)
          ? `Add ${quoteEn(mark)} at the end of the list.`
          : `Add ${quoteEn(mark)} at the end of the text. Within the text, use “…”.`,
    }),
  ),
  'yaml-quote-early': kind(
    { mark: '"', ...CORRECTABLE },
    both('Anführungszeichen mitten im Text', 'Quotation mark within a text'),
    ({ mark, wanted }) => ({
      message: `Hier endet der Text in Anführungszeichen (${mark}), doch die Zeile geht weiter.`,
      why: 'Steht ein Text in geraden Anführungszeichen, gehört nur dazu, was dazwischen steht.',
      fix: `Schreiben Sie im Text ${mark === "'" ? 'den Apostroph als ’' : '«…»'}, und setzen Sie gerade Anführungszeichen nur um den ganzen Text${wanted ? `: ${lineDe(wanted)}` : ''}.`,
    }),
    ({ mark, wanted }) => ({
      message: `The quoted text ends here (${mark}), but the line continues.`,
      why: 'Only what is between the straight quotation marks is part of the text.',
      fix: `Within the text, use ${mark === "'" ? '’ as the apostrophe' : '“…”'}, and put straight quotation marks only around the whole text${wanted ? `: ${lineEn(wanted)}` : ''}.`,
    }),
  ),
  'yaml-field': kind(
    { ...optional<{ field: string }>(), ...CORRECTABLE },
    both('Zeile ohne Doppelpunkt', 'Line without a colon'),
    ({ field, wanted }) => ({
      message: field
        ? `Nach ${quoteDe(field)} fehlt der Doppelpunkt.`
        : 'Diese Zeile ist kein Feld, und zum Text darüber gehört sie auch nicht.',
      why: 'Ein Feld hat immer die Form «name: Inhalt». Die Zeile eines Textes ist so tief eingerückt wie ihr Text.',
      fix: wanted
        ? `Schreiben Sie ${lineDe(wanted)}.`
        : 'Ist es ein Feld, ergänzen Sie nach seinem Namen Doppelpunkt und Leerzeichen. Gehört die Zeile zum Text darüber, rücken Sie sie so weit ein wie ihn.',
    }),
    ({ field, wanted }) => ({
      message: field
        ? `There is no colon after ${quoteEn(field)}.`
        : 'This line is neither a field nor part of the text above.',
      why: 'A field always has the form “name: value”. A line of text is indented as far as the rest of its text.',
      fix: wanted
        ? `Write ${lineEn(wanted)}.`
        : 'If it is a field, add a colon and a space after its name. If it belongs to the text above, indent it to match.',
    }),
  ),
  /** Without a `mark`, the dash is missing. `below` is the line to be written below that of the field. */
  'yaml-dash': kind(
    { mark: '–', ...CORRECTABLE, ...optional<{ below: string }>() },
    both('Strich vor einem Eintrag fehlt oder ist falsch', 'Missing or wrong hyphen before a list item'),
    ({ mark, wanted, below }) => ({
      message: below
        ? 'Dieser Eintrag steht auf der Zeile des Felds.'
        : mark === ''
          ? 'Vor diesem Eintrag fehlt der Strich.'
          : mark === '-'
            ? 'Nach dem Strich fehlt ein Leerzeichen.'
            : `Dieser Eintrag beginnt mit ${quoteDe(mark)} statt mit «-».`,
      why: `Ein Eintrag einer Liste beginnt mit Bindestrich und Leerzeichen.${/^-?$/.test(mark) ? '' : ' Textprogramme machen daraus von selbst andere Zeichen.'}`,
      fix: below
        ? `Schreiben Sie ${lineDe(below)} auf eine eigene Zeile darunter, ${indentationOfDe(below)}.`
        : wanted
          ? `Schreiben Sie ${lineDe(wanted)}, ${indentationOfDe(wanted)}.`
          : 'Beginnen Sie den Eintrag mit «- »: mit dem Bindestrich der Tastatur, dann einem Leerzeichen.',
    }),
    ({ mark, wanted, below }) => ({
      message: below
        ? 'This list item is on the line of its field.'
        : mark === ''
          ? 'The hyphen before this list item is missing.'
          : mark === '-'
            ? 'There is no space after the hyphen.'
            : `This list item starts with ${quoteEn(mark)} instead of “-”.`,
      why: `A list item starts with a hyphen and a space.${/^-?$/.test(mark) ? '' : ' Word processors replace the hyphen automatically.'}`,
      fix: below
        ? `Write ${lineEn(below)} on a line of its own below it, ${indentationOfEn(below)}.`
        : wanted
          ? `Write ${lineEn(wanted)}, ${indentationOfEn(wanted)}.`
          : 'Start the list item with “- ”: the hyphen on the keyboard, then a space.',
    }),
  ),
  'yaml-stray': kind(
    { found: 'x', wanted: '# x' },
    both('Zeichen oder Zeile zu viel', 'Stray character or line'),
    ({ found, wanted }) => ({
      message: isDash(found, wanted)
        ? 'Hier steht ein Strich zu viel.'
        : `${quoteDe(found)} ist weder ein Feld noch ein Eintrag noch ein Text.`,
      why: isDash(found, wanted)
        ? 'Mit einem Strich beginnt der Eintrag einer Liste, und hier beginnt keiner.'
        : 'YAML liest jede Zeile als Angabe. Nur was nach «# » steht, gilt als Bemerkung.',
      fix: isDash(found, wanted)
        ? `Löschen Sie den Strich: Schreiben Sie ${lineDe(wanted)}, ${indentationOfDe(wanted)}.`
        : 'Löschen Sie die Zeile. Ist sie eine Bemerkung, setzen Sie «# » davor; gehört sie zum Text darüber, rücken Sie sie weiter ein als dessen Feld.',
    }),
    ({ found, wanted }) => ({
      message: isDash(found, wanted)
        ? 'There is a stray hyphen here.'
        : `${quoteEn(found)} is not a field, a list item or a text.`,
      why: isDash(found, wanted)
        ? 'A hyphen starts a list item, but none starts here.'
        : 'YAML reads every line as data; only what follows “# ” is a comment.',
      fix: isDash(found, wanted)
        ? `Delete the hyphen: write ${lineEn(wanted)}, ${indentationOfEn(wanted)}.`
        : 'Delete the line. If it is a comment, put “# ” in front of it; if it belongs to the text above, indent it further than the field of that text.',
    }),
  ),
  /** With `wanted`, the `indicator` is missing. */
  'yaml-fold': kind(
    { indicator: '>-', ...CORRECTABLE },
    both('Text und das Zeichen, das ihn ankündigt', 'Multi-line text is not marked correctly'),
    ({ indicator, wanted }) => ({
      message: wanted
        ? `Hier fehlt ${quoteDe(indicator)}: Darunter folgt ein Text in eigenen Zeilen.`
        : `Hinter ${quoteDe(indicator)} steht noch Text.`,
      why: wanted
        ? 'Ohne dieses Zeichen liest YAML einen Doppelpunkt oder ein Sonderzeichen im Text als Teil des Aufbaus.'
        : `Mit ${quoteDe(indicator)} beginnt ein langer Text erst auf der nächsten Zeile.`,
      fix: wanted
        ? `Schreiben Sie ${lineDe(wanted)}, und lassen Sie den Text darunter stehen.`
        : `Beginnen Sie den Text auf der Zeile darunter, zwei Leerzeichen tiefer als das Feld, oder löschen Sie ${quoteDe(indicator)}, wenn er auf einer Zeile Platz hat.`,
    }),
    ({ indicator, wanted }) => ({
      message: wanted
        ? `${quoteEn(indicator)} is missing here: the text that follows is on separate lines.`
        : `There is text after ${quoteEn(indicator)}.`,
      why: wanted
        ? 'Without it, YAML reads a colon or special character in the text as structure.'
        : `After ${quoteEn(indicator)}, a long text starts on the next line.`,
      fix: wanted
        ? `Write ${lineEn(wanted)}, and leave the text below as it is.`
        : `Start the text on the next line, two spaces deeper than the field, or delete ${quoteEn(indicator)} if it fits on one line.`,
    }),
  ),
  'yaml-comma': kind(
    CORRECTABLE,
    both('Komma fehlt', 'Missing comma'),
    ({ wanted }) => ({
      message: 'Vor dieser Stelle fehlt ein Komma.',
      why: 'In eckigen und geschweiften Klammern trennt ein Komma die Einträge.',
      fix: `Ergänzen Sie ein Komma zwischen den beiden Einträgen${wanted ? `: ${lineDe(wanted)}` : ''}.`,
    }),
    ({ wanted }) => ({
      message: 'A comma is missing before this point.',
      why: 'In square and curly brackets, items are separated by commas.',
      fix: `Add a comma between the two items${wanted ? `: ${lineEn(wanted)}` : ''}.`,
    }),
  ),
  /** `below` is the number of lines below it that have to be moved as far. */
  'yaml-indent': kind(
    { ...CORRECTABLE, ...optional<{ below: number }>() },
    both('Einrückung stimmt nicht', 'Wrong indentation'),
    ({ wanted, below }) => ({
      message: 'Diese Zeile ist nicht so eingerückt wie ihre Nachbarn.',
      why: 'Die Einrückung sagt, was zusammengehört. Jede Stufe sind zwei Leerzeichen.',
      fix: wanted
        ? `Schreiben Sie die Zeile ${indentationOfDe(wanted)}${below ? `, und verschieben Sie ${below === 1 ? 'die Zeile' : `die ${below} Zeilen`} darunter gleich weit` : ''}.`
        : 'Rücken Sie die Zeile gleich weit ein wie die Felder, zu denen sie gehört.',
    }),
    ({ wanted, below }) => ({
      message: 'This line is not indented like its neighbours.',
      why: 'Indentation shows what belongs together. Each level is two spaces.',
      fix: wanted
        ? `Write the line ${indentationOfEn(wanted)}${below ? `, and move the ${below === 1 ? 'line' : `${below} lines`} below it as far` : ''}.`
        : 'Indent the line as far as the fields that it belongs with.',
    }),
  ),
  'yaml-continued': kind(
    CORRECTABLE,
    both('Eintrag geht im Text darüber auf', 'List item has become part of the text above'),
    ({ wanted }) => ({
      message: 'Diese Zeile gilt als Fortsetzung des Textes darüber.',
      why: 'Sie ist tiefer eingerückt als der Eintrag darüber; YAML macht aus beiden Zeilen einen einzigen Text.',
      fix: wanted
        ? `Ist sie ein eigener Eintrag, schreiben Sie ${lineDe(wanted)}, ${indentationOfDe(wanted)}. Sonst schreiben Sie beide auf eine Zeile.`
        : 'Rücken Sie die Zeile gleich weit ein wie die anderen Einträge.',
    }),
    ({ wanted }) => ({
      message: 'This line is read as part of the text above.',
      why: 'It is indented deeper than the list item above, so YAML joins both lines into one text.',
      fix: wanted
        ? `If it is an item of its own, write ${lineEn(wanted)}, ${indentationOfEn(wanted)}. Otherwise, write both on one line.`
        : 'Indent the line as far as the other list items.',
    }),
  ),
};

/** True for a dash before something. Alone on its line, it is a line too many. */
const isDash = (found: string, wanted: string) => found === '-' && !wanted.trimStart().startsWith('#');
