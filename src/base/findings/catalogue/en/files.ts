import { MAX_SLUG, slugFault } from '../../../lib/paths.ts';
import { type Chapter, section } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, quote } from '../words-en.ts';

/** Files that cannot be read or are in the wrong place, and mistakes in their YAML. */
export const files: Chapter<'file' | 'yaml'> = {
  'file-unreadable': section('File cannot be read', ({ reason }) => ({
    message: `This file cannot be read (${reason}).`,
    why: 'Without its content, the website would be incomplete.',
    fix: 'Check that the file still exists and that you have permission to open it.',
  })),
  'file-outside': section('Symbolic link leads outside the project', {
    message: 'This file is a symbolic link to a file outside the project, so it is not read.',
    why: 'That file does not exist on other computers, and its content may not be meant for the website.',
    fix: 'Replace the link with a copy of the file it points to.',
  }),
  'file-not-utf8': section('File is not saved as UTF-8', ({ byte }) => ({
    message: `This file is not saved as UTF-8 (first invalid character at byte ${byte}).`,
    why: 'In other encodings, accented letters turn into the wrong characters.',
    fix: 'Save the file again in your editor, with the encoding “UTF-8”.',
  })),
  'file-line-ends': section('Outdated line endings', {
    message: 'The lines of this file end with a character that is no longer used (CR).',
    why: 'Old Macintosh programs write such files. The whole file is then read as a single line.',
    fix: 'Save the file with LF line endings; in Visual Studio Code, select “LF” at the bottom right.',
  }),
  'file-too-large': section('File is too large', ({ bytes, limit }) => ({
    message: `This file has ${bytes} bytes; at most ${limit} are allowed.`,
    why: 'Text files this large are almost always an accident, such as an image pasted into the text.',
    fix: 'Remove what does not belong in the file, or split the content into several files.',
  })),
  'file-empty': section('File is empty', {
    message: 'This file is empty.',
    why: 'An empty file does not produce a page.',
    fix: 'Fill in the file, with a similar one as a model, or delete it.',
  }),
  'file-name': section('Invalid file name', ({ name, suggestion, taken }) => ({
    message: `The file name ${quote(name)} cannot be used as an address.`,
    why: {
      characters: 'The file name becomes the address of the page: only a–z, 0–9 and hyphens, with the extension .yaml.',
      length: `The name has more than ${MAX_SLUG} characters. Not every system can store names as long as this.`,
      device: 'Windows reserves the name for a device, and can store neither the file nor the page.',
    }[slugFault(name.replace(/\.yaml$/, '')) ?? 'characters'],
    fix: taken
      ? `The same folder already has ${quote(taken)}, and both would become the same page. Keep one of them, or give this one a different name.`
      : `Rename the file to ${quote(suggestion)}.`,
  })),
  'file-unknown': section('File does not match any page type', ({ suggestion, patterns }) => ({
    message: `This file does not match any page type.${meant(suggestion)}`,
    why: 'Nothing would be built from it, and nobody would notice.',
    fix: `Move the file to one of these locations under data/: ${list(patterns)}.`,
  })),
  'file-missing': section('File is missing', ({ type }) => ({
    message: 'This file is missing.',
    why: `Without it, ${quote(type)} cannot be built.`,
    fix: 'Restore the file.',
  })),

  'yaml-syntax': section('Invalid YAML', ({ rule }) => ({
    message: `The structure of the file is broken here (${rule}).`,
    why: 'From here on, it is unclear which value belongs to which field.',
    fix: 'Compare the indentation, colons and quotation marks with the line above.',
  })),
  'yaml-conflict': section('Unresolved merge conflict', {
    message: 'This passage exists in two versions, and nobody has chosen between them yet (merge conflict).',
    why: 'Git could not merge the changes of two people, so it kept both.',
    fix: 'Keep one version, and delete the other one as well as the lines with <<<<<<<, ======= and >>>>>>>.',
  }),
  'yaml-colon': section('Colon in a text', ({ wanted }) => ({
    message: wanted
      ? 'A colon is part of the text, but YAML reads it as the end of a field name.'
      : 'A text contains a colon followed by a space, or a line is indented incorrectly.',
    why: 'YAML reads “word: ” as the start of a new field.',
    fix: wanted
      ? `Put the whole text in straight quotation marks: ${line(wanted)}.`
      : 'Put the whole text in straight quotation marks: "…". If the text has no colon, check the indentation.',
  })),
  'yaml-space': section('Missing space after a colon', ({ field, wanted = `${field}: …` }) => ({
    message: `There is no space after ${quote(`${field}:`)}.`,
    why: 'Without the space, YAML reads the line as text rather than as a field.',
    fix: `Write ${line(wanted)}, with a space after the colon.`,
  })),
  'yaml-quote': section('Missing closing quotation mark or bracket', ({ mark }) => ({
    message: `The closing ${quote(mark)} is missing here.`,
    why: 'Whatever is opened must be closed; otherwise, the rest of the file is read as part of it.',
    fix: /[\]}]/.test(mark)
      ? `Add ${quote(mark)} at the end of the list.`
      : `Add ${quote(mark)} at the end of the text. Within the text, use “…”.`,
  })),
  'yaml-quote-early': section('Quotation mark within a text', ({ mark, wanted }) => ({
    message: `The quoted text ends here (${mark}), but the line continues.`,
    why: 'Only what is between the straight quotation marks is part of the text.',
    fix: `Within the text, use “…”, and put straight quotation marks only around the whole text${wanted ? `: ${line(wanted)}` : ''}.`,
  })),
  'yaml-field': section('Line without a colon', ({ field, wanted }) => ({
    message: field
      ? `There is no colon after ${quote(field)}.`
      : 'This line is neither a field nor part of the text above.',
    why: 'A field always has the form “name: value”. A line of text is indented as far as the rest of its text.',
    fix: wanted
      ? `Write ${line(wanted)}.`
      : 'If it is a field, add a colon and a space after its name. If it belongs to the text above, indent it to match.',
  })),
  'yaml-dash': section('Missing or wrong hyphen before a list item', ({ mark, wanted }) => ({
    message:
      mark === ''
        ? 'The hyphen before this list item is missing.'
        : mark === '-'
          ? 'There is no space after the hyphen.'
          : `This list item starts with ${quote(mark)} instead of “-”.`,
    why: `A list item starts with a hyphen and a space.${/^-?$/.test(mark) ? '' : ' Word processors replace the hyphen automatically.'}`,
    fix: wanted
      ? `Write ${line(wanted)}, ${indentationOf(wanted)}.`
      : 'Start the list item with “- ”: the hyphen on the keyboard, then a space.',
  })),
  'yaml-stray': section('Stray character or line', ({ found, wanted }) => ({
    message: found === '-' ? 'There is a stray hyphen here.' : `${quote(found)} is not a field, a list item or a text.`,
    why:
      found === '-'
        ? 'A hyphen starts a list item, but there is no list here.'
        : 'YAML reads every line as data; only what follows “# ” is a comment.',
    fix:
      found === '-'
        ? `Delete the hyphen: write ${line(wanted)}, ${indentationOf(wanted)}.`
        : 'Delete the line. If it is a comment, put “# ” in front of it.',
  })),
  'yaml-fold': section('Multi-line text is not marked correctly', ({ sign, wanted }) => ({
    message: wanted
      ? `${quote(sign)} is missing here: the text that follows is on separate lines.`
      : `There is text after ${quote(sign)}.`,
    why: wanted
      ? 'Without it, YAML reads a colon or special character in the text as structure.'
      : `After ${quote(sign)}, a long text starts on the next line.`,
    fix: wanted
      ? `Write ${line(wanted)}, and leave the text below as it is.`
      : `Start the text on the next line, two spaces deeper than the field, or delete ${quote(sign)} if it fits on one line.`,
  })),
  'yaml-comma': section('Missing comma', ({ wanted }) => ({
    message: 'A comma is missing before this point.',
    why: 'In square and curly brackets, items are separated by commas.',
    fix: `Add a comma between the two items${wanted ? `: ${line(wanted)}` : ''}.`,
  })),
  'yaml-indent': section('Wrong indentation', ({ wanted }) => ({
    message: 'This line is not indented like its neighbours.',
    why: 'Indentation shows what belongs together. Each level is two spaces.',
    fix: wanted
      ? `Write the line ${indentationOf(wanted)}.`
      : 'Indent the line as far as the fields that it belongs with.',
  })),
  'yaml-continued': section('List item has become part of the text above', ({ wanted }) => ({
    message: 'This list item is read as part of the text above.',
    why: 'It is indented deeper than its neighbours, so YAML joins both lines into one text.',
    fix: wanted ? `Write the line ${indentationOf(wanted)}.` : 'Indent the line as far as the other list items.',
  })),
  'yaml-escape': section('Backslash in quotation marks', ({ sequence }) => ({
    message: `${quote(sequence)} has a special meaning in quotation marks.`,
    why: 'Between straight quotation marks, a backslash starts an escape sequence.',
    fix: 'Double the backslash (\\\\), or remove it.',
  })),
  'yaml-tab': section('Tab in the indentation', ({ wanted }) => ({
    message: 'There is a tab here.',
    why: 'YAML allows only spaces for indentation.',
    fix: wanted
      ? `Delete the tab, and write the line ${indentationOf(wanted)}.`
      : 'Replace the tab with spaces, two per level.',
  })),
  'yaml-start': section('Text starts with a special character', ({ character, wanted }) => ({
    message: `A text must not start with ${quote(character)}.`,
    why: 'This character has a special meaning in YAML.',
    fix: `Put the whole text in straight quotation marks: ${wanted ? line(wanted) : '"…"'}.`,
  })),
  'yaml-bracket': section('Text starts with a bracket', ({ mark, wanted }) => ({
    message: `${quote(mark)} starts a list here, but the line continues after the end of the list.`,
    why: 'A text that starts with a bracket must be in quotation marks.',
    fix: `Put the whole text in straight quotation marks: ${wanted ? line(wanted) : '"…"'}.`,
  })),
  'yaml-duplicate-key': section('Duplicate field', ({ key }) => ({
    message: `The field ${quote(key)} appears here for the second time.`,
    why: 'Only one of the two values could be used; the other would be lost.',
    fix: 'Delete one of the two lines.',
  })),
  'yaml-alias': section('Text starts with an asterisk', ({ name, wanted }) => ({
    message: `${quote(`*${name}`)} is an alias in YAML, and aliases are not allowed here.`,
    why: 'Usually, it is meant to be a text that starts with **bold**.',
    fix: `Put the whole text in straight quotation marks: ${wanted ? line(wanted) : '"**bold** and so on"'}.`,
  })),
  'yaml-anchor': section('Text starts with &', ({ name }) => ({
    message: `${quote(`&${name}`)} is an anchor in YAML, and anchors are not allowed here.`,
    why: 'Every value is written where it belongs; nothing is inserted from elsewhere.',
    fix: 'Delete the anchor, or put the whole text in straight quotation marks: "…".',
  })),
  'yaml-tag': section('Text starts with an exclamation mark', ({ tag }) => ({
    message: `${quote(tag)} is a type tag in YAML, and tags are not allowed here.`,
    why: 'The schema already defines the type of value that a field takes.',
    fix: 'Delete the tag, or put the whole text in straight quotation marks: "…".',
  })),
  'yaml-key': section('Field name is not a word', {
    message: 'The field name here is not a word.',
    why: 'A field always has the form “name: value”.',
    fix: 'Use a field name made of letters, or put the text in quotation marks.',
  }),
  'yaml-documents': section('Separator --- inside the file', {
    message: 'A second document starts after the line “---”.',
    why: 'Each file is one page; everything after the line would be lost.',
    fix: 'Delete the line, or move the second part to a separate file.',
  }),
  'yaml-too-deep': section('Nested too deeply', ({ limit }) => ({
    message: `This is nested more than ${limit} levels deep.`,
    why: 'No page needs that many levels; it is almost always a mistake.',
    fix: 'Compare the indentation with that of a similar file.',
  })),
};

/** Quotes a line as it was most likely meant. */
const line = (wanted: string) => quote(wanted.trim());

/** States the indentation of a line. */
function indentationOf(line: string): string {
  const count = line.search(/\S/);
  if (count === 0) return 'at the left edge, with no space before it';
  return count === 1 ? 'with one space before it' : `with exactly ${count} spaces before it`;
}
