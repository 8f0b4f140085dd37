import type { Chapter } from '../catalogue.ts';
import { quote } from '../words-en.ts';

/** Mistakes in the YAML itself. */
export const yaml: Chapter<'yaml'> = {
  'yaml-syntax': {
    title: 'YAML cannot be read',
    message: ({ rule }) => `The structure of the file is broken here (${rule}).`,
    why: 'From here on it is no longer clear what belongs to which field.',
    fix: 'Compare indentation, colons and quotation marks with the line above.',
  },
  'yaml-conflict': {
    title: 'Conflict between two versions',
    message: 'This passage exists in two versions, and no one has chosen between them yet (merge conflict).',
    why: 'Git could not merge two people’s changes and kept both.',
    fix: 'Keep one of the two versions, and delete the other with the lines <<<<<<<, ======= and >>>>>>>.',
  },
  'yaml-colon': {
    title: 'Colon inside a text',
    message: ({ wanted }) =>
      wanted === undefined
        ? 'There is a colon and a space inside a text, or a line is indented wrongly.'
        : 'This colon is part of the text, but YAML takes it for the end of a field name.',
    why: 'YAML reads “word: ” as the start of a new field.',
    fix: 'Put the whole text into straight quotation marks: "…". Otherwise check the indentation.',
    mend: ({ wanted }) => `Put the whole text into straight quotation marks: ${quote(wanted.trim())}.`,
  },
  'yaml-space': {
    title: 'Space after the colon is missing',
    message: ({ field }) => `A space is missing after ${quote(`${field}:`)}.`,
    why: 'Without the space, YAML reads the line as text and not as a field.',
    fix: ({ field, wanted = `${field}: …` }) => `Write ${quote(wanted.trim())}, with a space after the colon.`,
  },
  'yaml-quote': {
    title: 'Closing mark is missing',
    message: ({ mark }) => `The closing mark ${quote(mark)} is missing here.`,
    why: 'What is opened must be closed; otherwise the rest of the file counts as part of it.',
    fix: ({ mark }) =>
      /[\]}]/.test(mark)
        ? `Add ${quote(mark)} at the end of the list.`
        : `Add ${quote(mark)} at the end of the text. Inside the text, write “…”.`,
  },
  'yaml-quote-early': {
    title: 'Quotation mark inside a text',
    message: ({ mark }) => `The text in quotation marks ends here (${mark}), but the line goes on.`,
    why: 'Only what is between the straight quotation marks belongs to the text.',
    fix: ({ wanted }) =>
      `Inside the text, write “…”, and put straight quotation marks only around the whole text${wanted === undefined ? '' : `: ${quote(wanted.trim())}`}.`,
  },
  'yaml-field': {
    title: 'Line without a colon',
    message: ({ field }) =>
      field === undefined
        ? 'This line is not a field, and it is not part of the text above either.'
        : `The colon is missing after ${quote(field)}.`,
    why: 'A field always looks like “name: content”. A line of text is indented as far as the lines around it.',
    fix: 'If it is a field, add a colon and a space after its name. If the line belongs to the text above, indent it as far.',
    mend: ({ wanted }) => `Write ${quote(wanted.trim())}.`,
  },
  'yaml-dash': {
    title: 'Dash before an entry is missing or wrong',
    message: ({ mark }) => {
      if (mark === '') return 'The dash before this entry is missing.';
      return mark === '-'
        ? 'A space is missing after the dash.'
        : `This entry begins with ${quote(mark)} instead of “-”.`;
    },
    why: ({ mark }) =>
      `A list entry begins with a hyphen and a space.${/^-?$/.test(mark) ? '' : ' Word processors replace the hyphen without asking.'}`,
    fix: 'Begin the entry with “- ”: the hyphen from the keyboard, then a space.',
    mend: ({ wanted }) => `Write ${quote(wanted.trim())}, ${placed(wanted)}.`,
  },
  'yaml-stray': {
    title: 'A character or a line too many',
    message: ({ found }) =>
      found === '-'
        ? 'There is one dash too many here.'
        : `${quote(found)} is neither a field nor an entry nor a text.`,
    why: ({ found }) =>
      found === '-'
        ? 'A dash begins a list entry, and there is none here.'
        : 'YAML reads every line as data, except for what follows “# ”.',
    fix: ({ found, wanted }) =>
      found === '-'
        ? `Delete the dash: write ${quote(wanted.trim())}, ${placed(wanted)}.`
        : 'Delete the line. If it is a remark, put “# ” before it.',
  },
  'yaml-fold': {
    title: 'A text and the character that announces it',
    message: ({ sign, wanted }) =>
      wanted === undefined
        ? `There is text after ${quote(sign)}.`
        : `${quote(sign)} is missing here: the text that follows is on lines of its own.`,
    why: ({ sign, wanted }) =>
      wanted === undefined
        ? `After ${quote(sign)}, a long text begins on the next line.`
        : 'Without it, YAML takes a colon or a special character in the text for structure.',
    fix: ({ sign }) =>
      `Begin the text on the line below, two spaces deeper than the field, or delete ${quote(sign)} if it fits on one line.`,
    mend: ({ wanted }) => `Write ${quote(wanted.trim())}, and leave the text below as it is.`,
  },
  'yaml-comma': {
    title: 'Comma is missing',
    message: 'A comma is missing before this point.',
    why: 'In square and curly brackets, a comma separates the entries.',
    fix: ({ wanted }) =>
      `Add a comma between the two entries${wanted === undefined ? '' : `: ${quote(wanted.trim())}`}.`,
  },
  'yaml-indent': {
    title: 'Indentation is wrong',
    message: 'This line is not indented like its neighbours.',
    why: 'The indentation says what belongs together. Each level is two spaces.',
    fix: 'Indent the line as far as the fields it belongs to.',
    mend: ({ wanted }) => `Write the line ${placed(wanted)}.`,
  },
  'yaml-continued': {
    title: 'Entry has become part of the text above',
    message: 'This entry counts as part of the text above.',
    why: 'It is indented deeper than its neighbours; YAML makes a single text of both lines.',
    fix: 'Indent the line as far as the other entries.',
    mend: ({ wanted }) => `Write the line ${placed(wanted)}.`,
  },
  'yaml-escape': {
    title: 'Backslash in quotation marks',
    message: ({ sequence }) => `${quote(sequence)} means something else in quotation marks.`,
    why: 'Between straight quotation marks a backslash begins a control character.',
    fix: 'Write the backslash twice (\\\\), or leave it out.',
  },
  'yaml-tab': {
    title: 'Tab in the indentation',
    message: 'There is a tab character here.',
    why: 'YAML allows only spaces for indentation.',
    fix: 'Replace the tab with spaces, two for each level.',
    mend: ({ wanted }) => `Delete the tab, and write the line ${placed(wanted)}.`,
  },
  'yaml-start': {
    title: 'Text starts with a special character',
    message: ({ character }) => `A text may not start with ${quote(character)}.`,
    why: 'This character has a meaning of its own in YAML.',
    fix: ({ wanted }) =>
      `Put the whole text into straight quotation marks: ${wanted === undefined ? '"…"' : quote(wanted.trim())}.`,
  },
  'yaml-bracket': {
    title: 'Text starts with a bracket',
    message: ({ mark }) => `${quote(mark)} starts a list here, but the line goes on after its end.`,
    why: 'A text that starts with a bracket needs quotation marks.',
    fix: ({ wanted }) =>
      `Put the whole text into straight quotation marks: ${wanted === undefined ? '"…"' : quote(wanted.trim())}.`,
  },
  'yaml-duplicate-key': {
    title: 'Field appears twice',
    message: ({ key }) => `The field ${quote(key)} appears here for the second time.`,
    why: 'Only one of the two could count; the other would be lost.',
    fix: 'Delete one of the two lines.',
  },
  'yaml-alias': {
    title: 'Text starts with an asterisk',
    message: ({ name }) => `${quote(`*${name}`)} is a reference in YAML, and references are not allowed here.`,
    why: 'This is usually meant to be a text that starts with **bold**.',
    fix: ({ wanted }) =>
      `Put the whole text into straight quotation marks: ${wanted === undefined ? '"**bold** and so on"' : quote(wanted.trim())}.`,
  },
  'yaml-anchor': {
    title: 'Text starts with &',
    message: ({ name }) => `${quote(`&${name}`)} is a mark in YAML, and marks are not allowed here.`,
    why: 'Every value is written where it belongs; nothing is inserted from elsewhere.',
    fix: 'Delete the mark, or put the whole text into straight quotation marks: "…".',
  },
  'yaml-tag': {
    title: 'Text starts with an exclamation mark',
    message: ({ tag }) => `${quote(tag)} is a type tag in YAML, and tags are not allowed here.`,
    why: 'The schema already says what kind of value a field needs.',
    fix: 'Delete the tag, or put the whole text into straight quotation marks: "…".',
  },
  'yaml-key': {
    title: 'Field name is not a word',
    message: 'The field name here is not a word.',
    why: 'A field always has the form “name: content”.',
    fix: 'Write a field name made of letters, or put the text into quotation marks.',
  },
  'yaml-documents': {
    title: 'Dividing line --- inside the file',
    message: 'A second document starts after the line “---”.',
    why: 'One file is one page; everything after the line would be lost.',
    fix: 'Delete the line, or move the second part into a file of its own.',
  },
  'yaml-too-deep': {
    title: 'Nested too deeply',
    message: ({ limit }) => `This is nested more than ${limit} levels deep.`,
    why: 'No page needs that many levels; it is almost always a mistake.',
    fix: 'Compare the indentation with a neighbouring file.',
  },
};

/** How far a line is indented. */
function placed(line: string): string {
  const count = line.search(/\S/);
  if (count === 0) return 'at the left edge, without a space before it';
  return count === 1 ? 'with one space before it' : `with exactly ${count} spaces before it`;
}
