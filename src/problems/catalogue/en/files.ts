import { type Chapter, section } from '../catalogue.ts';
import { list } from '../words.ts';
import { meant, quote } from '../words-en.ts';

/** Files that cannot be read or are in the wrong place, and mistakes in their YAML. */
export const files: Chapter<'file' | 'yaml'> = {
  'file-unreadable': section('File cannot be read', ({ reason }) => ({
    message: `This file cannot be read (${reason}).`,
    why: 'Without its content the website would be incomplete.',
    fix: 'Check that the file is still there and that you may open it.',
  })),
  'file-outside': section('File leads out of the project', {
    message: 'This file is a link to a file outside the project. It is not read.',
    why: 'Other machines do not have that file, and what it says may not be meant for the website.',
    fix: 'Replace the link with a copy of the file that it leads to.',
  }),
  'file-not-utf8': section('File is not saved as UTF-8', ({ byte }) => ({
    message: `This file is not saved as UTF-8 (first place: byte ${byte}).`,
    why: 'In other encodings, accented letters turn into the wrong characters.',
    fix: 'Save the file again in your editor with the encoding “UTF-8”.',
  })),
  'file-line-ends': section('Outdated line endings', {
    message: 'The lines of this file end with a character that is no longer used (CR).',
    why: 'Old Macintosh programs write such files. The whole file then counts as a single line.',
    fix: 'Save the file with LF line endings; in Visual Studio Code, choose “LF” at the bottom right.',
  }),
  'file-too-large': section('File is too large', ({ bytes, limit }) => ({
    message: `This file has ${bytes} bytes; ${limit} are allowed.`,
    why: 'A text file hardly ever gets this large on purpose; a picture may have been pasted into it.',
    fix: 'Remove what does not belong there, or spread the content over several files.',
  })),
  'file-empty': section('File is empty', {
    message: 'This file is empty.',
    why: 'No page can be made from an empty file.',
    fix: 'Fill the file in like a neighbouring one, or delete it.',
  }),
  'file-name': section('File name does not fit', ({ name, suggestion }) => ({
    message: `The file name ${quote(name)} cannot be used as an address.`,
    why: 'The file name becomes the address of the page: only a–z, 0–9 and hyphens, and the ending .yaml.',
    fix: `Rename the file to ${quote(suggestion)}.`,
  })),
  'file-unknown': section('File belongs to no page type', ({ suggestion, patterns }) => ({
    message: `This file belongs to no page type.${meant(suggestion)}`,
    why: 'Nothing would be built from it, and no one would notice.',
    fix: `Move the file to one of these places below data/: ${list(patterns)}.`,
  })),
  'file-missing': section('File is missing', ({ type }) => ({
    message: 'This file is missing.',
    why: `Without it, ${quote(type)} cannot be built.`,
    fix: 'Restore the file.',
  })),

  'yaml-syntax': section('YAML cannot be read', ({ rule }) => ({
    message: `The structure of the file is broken here (${rule}).`,
    why: 'From here on it is no longer clear what belongs to which field.',
    fix: 'Compare indentation, colons and quotation marks with the line above.',
  })),
  'yaml-conflict': section('Conflict between two versions', {
    message: 'This passage exists in two versions, and no one has chosen between them yet (merge conflict).',
    why: 'Git could not merge two people’s changes and kept both.',
    fix: 'Keep one of the two versions, and delete the other with the lines <<<<<<<, ======= and >>>>>>>.',
  }),
  'yaml-colon': section('Colon inside a text', ({ wanted }) => ({
    message: wanted
      ? 'This colon is part of the text, but YAML takes it for the end of a field name.'
      : 'There is a colon and a space inside a text, or a line is indented wrongly.',
    why: 'YAML reads “word: ” as the start of a new field.',
    fix: wanted
      ? `Put the whole text into straight quotation marks: ${line(wanted)}.`
      : 'Put the whole text into straight quotation marks: "…". Otherwise check the indentation.',
  })),
  'yaml-space': section('Space after the colon is missing', ({ field, wanted = `${field}: …` }) => ({
    message: `A space is missing after ${quote(`${field}:`)}.`,
    why: 'Without the space, YAML reads the line as text and not as a field.',
    fix: `Write ${line(wanted)}, with a space after the colon.`,
  })),
  'yaml-quote': section('Closing mark is missing', ({ mark }) => ({
    message: `The closing mark ${quote(mark)} is missing here.`,
    why: 'What is opened must be closed; otherwise the rest of the file counts as part of it.',
    fix: /[\]}]/.test(mark)
      ? `Add ${quote(mark)} at the end of the list.`
      : `Add ${quote(mark)} at the end of the text. Inside the text, write “…”.`,
  })),
  'yaml-quote-early': section('Quotation mark inside a text', ({ mark, wanted }) => ({
    message: `The text in quotation marks ends here (${mark}), but the line goes on.`,
    why: 'Only what is between the straight quotation marks belongs to the text.',
    fix: `Inside the text, write “…”, and put straight quotation marks only around the whole text${wanted ? `: ${line(wanted)}` : ''}.`,
  })),
  'yaml-field': section('Line without a colon', ({ field, wanted }) => ({
    message: field
      ? `The colon is missing after ${quote(field)}.`
      : 'This line is not a field, and it is not part of the text above either.',
    why: 'A field always looks like “name: content”. A line of text is indented as far as the lines around it.',
    fix: wanted
      ? `Write ${line(wanted)}.`
      : 'If it is a field, add a colon and a space after its name. If the line belongs to the text above, indent it as far.',
  })),
  'yaml-dash': section('Dash before an entry is missing or wrong', ({ mark, wanted }) => ({
    message:
      mark === ''
        ? 'The dash before this entry is missing.'
        : mark === '-'
          ? 'A space is missing after the dash.'
          : `This entry begins with ${quote(mark)} instead of “-”.`,
    why: `A list entry begins with a hyphen and a space.${/^-?$/.test(mark) ? '' : ' Word processors replace the hyphen without asking.'}`,
    fix: wanted
      ? `Write ${line(wanted)}, ${placed(wanted)}.`
      : 'Begin the entry with “- ”: the hyphen from the keyboard, then a space.',
  })),
  'yaml-stray': section('A character or a line too many', ({ found, wanted }) => ({
    message:
      found === '-'
        ? 'There is one dash too many here.'
        : `${quote(found)} is neither a field nor an entry nor a text.`,
    why:
      found === '-'
        ? 'A dash begins a list entry, and there is none here.'
        : 'YAML reads every line as data, except for what follows “# ”.',
    fix:
      found === '-'
        ? `Delete the dash: write ${line(wanted)}, ${placed(wanted)}.`
        : 'Delete the line. If it is a remark, put “# ” before it.',
  })),
  'yaml-fold': section('A text and the character that announces it', ({ sign, wanted }) => ({
    message: wanted
      ? `${quote(sign)} is missing here: the text that follows is on lines of its own.`
      : `There is text after ${quote(sign)}.`,
    why: wanted
      ? 'Without it, YAML takes a colon or a special character in the text for structure.'
      : `After ${quote(sign)}, a long text begins on the next line.`,
    fix: wanted
      ? `Write ${line(wanted)}, and leave the text below as it is.`
      : `Begin the text on the line below, two spaces deeper than the field, or delete ${quote(sign)} if it fits on one line.`,
  })),
  'yaml-comma': section('Comma is missing', ({ wanted }) => ({
    message: 'A comma is missing before this point.',
    why: 'In square and curly brackets, a comma separates the entries.',
    fix: `Add a comma between the two entries${wanted ? `: ${line(wanted)}` : ''}.`,
  })),
  'yaml-indent': section('Indentation is wrong', ({ wanted }) => ({
    message: 'This line is not indented like its neighbours.',
    why: 'The indentation says what belongs together. Each level is two spaces.',
    fix: wanted ? `Write the line ${placed(wanted)}.` : 'Indent the line as far as the fields it belongs to.',
  })),
  'yaml-continued': section('Entry has become part of the text above', ({ wanted }) => ({
    message: 'This entry counts as part of the text above.',
    why: 'It is indented deeper than its neighbours; YAML makes a single text of both lines.',
    fix: wanted ? `Write the line ${placed(wanted)}.` : 'Indent the line as far as the other entries.',
  })),
  'yaml-escape': section('Backslash in quotation marks', ({ sequence }) => ({
    message: `${quote(sequence)} means something else in quotation marks.`,
    why: 'Between straight quotation marks a backslash begins a control character.',
    fix: 'Write the backslash twice (\\\\), or leave it out.',
  })),
  'yaml-tab': section('Tab in the indentation', ({ wanted }) => ({
    message: 'There is a tab character here.',
    why: 'YAML allows only spaces for indentation.',
    fix: wanted
      ? `Delete the tab, and write the line ${placed(wanted)}.`
      : 'Replace the tab with spaces, two for each level.',
  })),
  'yaml-start': section('Text starts with a special character', ({ character, wanted }) => ({
    message: `A text may not start with ${quote(character)}.`,
    why: 'This character has a meaning of its own in YAML.',
    fix: `Put the whole text into straight quotation marks: ${wanted ? line(wanted) : '"…"'}.`,
  })),
  'yaml-bracket': section('Text starts with a bracket', ({ mark, wanted }) => ({
    message: `${quote(mark)} starts a list here, but the line goes on after its end.`,
    why: 'A text that starts with a bracket needs quotation marks.',
    fix: `Put the whole text into straight quotation marks: ${wanted ? line(wanted) : '"…"'}.`,
  })),
  'yaml-duplicate-key': section('Field appears twice', ({ key }) => ({
    message: `The field ${quote(key)} appears here for the second time.`,
    why: 'Only one of the two could count; the other would be lost.',
    fix: 'Delete one of the two lines.',
  })),
  'yaml-alias': section('Text starts with an asterisk', ({ name, wanted }) => ({
    message: `${quote(`*${name}`)} is a reference in YAML, and references are not allowed here.`,
    why: 'This is usually meant to be a text that starts with **bold**.',
    fix: `Put the whole text into straight quotation marks: ${wanted ? line(wanted) : '"**bold** and so on"'}.`,
  })),
  'yaml-anchor': section('Text starts with &', ({ name }) => ({
    message: `${quote(`&${name}`)} is a mark in YAML, and marks are not allowed here.`,
    why: 'Every value is written where it belongs; nothing is inserted from elsewhere.',
    fix: 'Delete the mark, or put the whole text into straight quotation marks: "…".',
  })),
  'yaml-tag': section('Text starts with an exclamation mark', ({ tag }) => ({
    message: `${quote(tag)} is a type tag in YAML, and tags are not allowed here.`,
    why: 'The schema already says what kind of value a field needs.',
    fix: 'Delete the tag, or put the whole text into straight quotation marks: "…".',
  })),
  'yaml-key': section('Field name is not a word', {
    message: 'The field name here is not a word.',
    why: 'A field always has the form “name: content”.',
    fix: 'Write a field name made of letters, or put the text into quotation marks.',
  }),
  'yaml-documents': section('Dividing line --- inside the file', {
    message: 'A second document starts after the line “---”.',
    why: 'One file is one page; everything after the line would be lost.',
    fix: 'Delete the line, or move the second part into a file of its own.',
  }),
  'yaml-too-deep': section('Nested too deeply', ({ limit }) => ({
    message: `This is nested more than ${limit} levels deep.`,
    why: 'No page needs that many levels; it is almost always a mistake.',
    fix: 'Compare the indentation with a neighbouring file.',
  })),
};

/** A line as it was most likely meant. */
const line = (wanted: string) => quote(wanted.trim());

/** How far a line is indented. */
function placed(line: string): string {
  const count = line.search(/\S/);
  if (count === 0) return 'at the left edge, without a space before it';
  return count === 1 ? 'with one space before it' : `with exactly ${count} spaces before it`;
}
