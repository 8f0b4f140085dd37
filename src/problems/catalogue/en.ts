import type { Catalogue } from '../describe.ts';
import { list } from './words.ts';
import { characters, entries, meant, quote } from './words-en.ts';

/** Every finding in English. Full sentences, no jargon, and always a way out. */
export const en: Catalogue = {
  'file-unreadable': {
    title: 'File cannot be read',
    message: ({ reason }) => `This file cannot be read (${reason}).`,
    why: () => 'Without its content the website would be incomplete.',
    fix: () => 'Check that the file is still there and that you may open it.',
  },
  'file-not-utf8': {
    title: 'File is not saved as UTF-8',
    message: ({ byte }) => `This file is not saved as UTF-8 (first place: byte ${byte}).`,
    why: () => 'In other encodings, accented letters turn into the wrong characters.',
    fix: () => 'Save the file again in your editor with the encoding “UTF-8”.',
  },
  'file-too-large': {
    title: 'File is too large',
    message: ({ bytes, limit }) => `This file has ${bytes} bytes; ${limit} are allowed.`,
    why: () => 'A text file grows this large almost only by accident, for example through a pasted picture.',
    fix: () => 'Remove what does not belong there, or spread the content over several files.',
  },
  'file-empty': {
    title: 'File is empty',
    message: () => 'This file is empty.',
    why: () => 'No page can be made from an empty file.',
    fix: () => 'Fill the file after the pattern of a neighbouring file, or delete it.',
  },
  'file-name': {
    title: 'File name does not fit',
    message: ({ name }) => `The file name ${quote(name)} cannot be used as an address.`,
    why: () => 'The file name becomes the address of the page: only a–z, 0–9 and hyphens, and the ending .yaml.',
    fix: ({ suggestion }) => `Rename the file to ${quote(suggestion)}.`,
  },
  'file-unknown': {
    title: 'File belongs to no page type',
    message: ({ suggestion }) => `This file belongs to no page type.${meant(suggestion)}`,
    why: () => 'Nothing would be built from it, and nobody would notice.',
    fix: ({ patterns }) => `Move the file to one of these places below data/: ${list(patterns)}.`,
  },
  'file-missing': {
    title: 'File is missing',
    message: () => 'This file is missing.',
    why: ({ type }) => `Without it, ${quote(type)} cannot be built.`,
    fix: () => 'Restore the file.',
  },

  'yaml-syntax': {
    title: 'YAML cannot be read',
    message: ({ rule }) => `The structure of the file is broken here (${rule}).`,
    why: () => 'From here on it is no longer clear what belongs to which field.',
    fix: () => 'Compare indentation, colons and quotation marks with the line above.',
  },
  'yaml-colon': {
    title: 'Colon inside a text',
    message: () => 'A colon followed by a space stands inside a text, or a line has the wrong indentation.',
    why: () => 'YAML reads “word: ” as the start of a new field.',
    fix: () => 'Put the whole text into straight quotation marks: "…". Otherwise check the indentation.',
  },
  'yaml-quote': {
    title: 'Closing mark is missing',
    message: ({ mark }) => `The closing mark ${quote(mark)} is missing here.`,
    why: () => 'What is opened must be closed; otherwise the rest of the file counts as part of it.',
    fix: ({ mark }) =>
      /[\]}]/.test(mark)
        ? `Add ${quote(mark)} at the end of the list.`
        : `Add ${quote(mark)} at the end of the text. Inside the text, write “…”.`,
  },
  'yaml-indent': {
    title: 'Indentation is wrong',
    message: () => 'This line is not indented like its neighbours.',
    why: () => 'The indentation says what belongs together. Each level is two spaces.',
    fix: () => 'Indent the line as far as the fields it belongs to.',
  },
  'yaml-tab': {
    title: 'Tab in the indentation',
    message: () => 'There is a tab character here.',
    why: () => 'YAML allows only spaces for indentation.',
    fix: () => 'Replace the tab with spaces, two for each level.',
  },
  'yaml-start': {
    title: 'Text starts with a special character',
    message: ({ character }) => `A text may not start with ${quote(character)}.`,
    why: () => 'This character has a meaning of its own in YAML.',
    fix: () => 'Put the whole text into straight quotation marks: "…".',
  },
  'yaml-duplicate-key': {
    title: 'Field stands twice',
    message: ({ key }) => `The field ${quote(key)} stands here for the second time.`,
    why: () => 'Only one of the two could count; the other would be lost.',
    fix: () => 'Delete one of the two lines.',
  },
  'yaml-alias': {
    title: 'Text starts with an asterisk',
    message: ({ name }) => `${quote(`*${name}`)} is a reference in YAML, and references are not allowed here.`,
    why: () => 'Usually a text is meant that starts with **bold**.',
    fix: () => 'Put the whole text into straight quotation marks: "**bold** and so on".',
  },
  'yaml-anchor': {
    title: 'Text starts with &',
    message: ({ name }) => `${quote(`&${name}`)} is a mark in YAML, and marks are not allowed here.`,
    why: () => 'Every value stands in its own place; nothing is inserted from elsewhere.',
    fix: () => 'Delete the mark, or put the whole text into straight quotation marks: "…".',
  },
  'yaml-tag': {
    title: 'Text starts with an exclamation mark',
    message: ({ tag }) => `${quote(tag)} states a type in YAML, and stated types are not allowed here.`,
    why: () => 'The schema already says which kind of value a field needs.',
    fix: () => 'Delete the stated type, or put the whole text into straight quotation marks: "…".',
  },
  'yaml-key': {
    title: 'Field name is not a word',
    message: () => 'Something stands here as a field name that is not a word.',
    why: () => 'A field always has the form “name: content”.',
    fix: () => 'Write a field name made of letters, or put the text into quotation marks.',
  },
  'yaml-documents': {
    title: 'Dividing line --- inside the file',
    message: () => 'A second document starts after the line “---”.',
    why: () => 'One file is one page; what follows the line would be lost.',
    fix: () => 'Delete the line, or move the second part into a file of its own.',
  },
  'yaml-too-deep': {
    title: 'Nested too deeply',
    message: ({ limit }) => `More than ${limit} levels are nested inside each other here.`,
    why: () => 'None of our pages is built this deep; it is almost always a mistake.',
    fix: () => 'Compare the indentation with a neighbouring file.',
  },

  'schema-required': {
    title: 'Required field is missing',
    message: ({ key, path }) => `The field ${quote(key)} is missing${path ? ` in ${quote(path)}` : ''}.`,
    why: ({ help }) => help || 'Without this field the page cannot be built completely.',
    fix: ({ key }) => `Add the line “${key}: …”, indented as far as its neighbours.`,
  },
  'schema-unknown-key': {
    title: 'Unknown field',
    message: ({ key, suggestion }) => `${quote(key)} is unknown here.${meant(suggestion)}`,
    why: () => 'An unknown field appears nowhere on the page.',
    fix: ({ key, suggestion, allowed }) =>
      suggestion
        ? `Write ${quote(suggestion)} instead of ${quote(key)}.`
        : `Delete the field, or use one of these: ${list(allowed)}.`,
  },
  'schema-type': {
    title: 'Wrong kind of value',
    message: ({ path, expected, actual }) => `${quote(path)} holds ${kind(actual)}; expected is ${kind(expected)}.`,
    why: ({ help }) => help || 'The page cannot use this kind of value.',
    fix: ({ expected, actual, value }) => typeFix(expected, actual, value),
  },
  'schema-enum': {
    title: 'Value is not one of the choices',
    message: ({ path, value, suggestion }) => `${quote(value)} is not a choice for ${quote(path)}.${meant(suggestion)}`,
    why: () => 'Only certain words count here.',
    fix: ({ allowed }) => `Choose one of these: ${list(allowed)}.`,
  },
  'schema-too-short': {
    title: 'Text is too short',
    message: ({ path, limit, length }) =>
      length === 0
        ? `${quote(path)} is empty.`
        : `${quote(path)} has ${characters(length)}; at least ${limit} are needed.`,
    why: ({ help }) => help || 'A text this short does not serve its purpose.',
    fix: ({ length }) =>
      length === 0 ? 'Write the text, or delete the field if it is optional.' : 'Write a little more.',
  },
  'schema-too-long': {
    title: 'Text is too long',
    message: ({ path, limit, length }) => `${quote(path)} has ${characters(length)}; at most ${limit} are allowed.`,
    why: ({ help }) => help || 'Longer texts are cut off.',
    fix: ({ limit, length }) => `Shorten it by at least ${characters(length - limit)}.`,
  },
  'schema-pattern': {
    title: 'Spelling does not fit',
    message: ({ path, value }) => `${quote(value)} does not fit into the field ${quote(path)}.`,
    why: ({ help }) => help || 'The field demands a certain way of writing.',
    fix: () => 'Write the value the way the description of the field demands.',
  },
  'schema-format': {
    title: 'Value does not have the right form',
    message: ({ path, value, format }) =>
      `${quote(value)} in ${quote(path)} is ${FORMATS[format]?.not ?? 'not in the right form'}.`,
    why: () => 'The value becomes a link, a date or a phone number; it has to be exact.',
    fix: ({ format }) => FORMATS[format]?.fix ?? 'Compare it with a neighbouring file.',
  },
  'schema-too-small': {
    title: 'Number is too small',
    message: ({ path, limit, value }) => `${quote(path)} is ${value}; at least ${limit} is allowed.`,
    why: () => 'A number this small is almost always a typing mistake here.',
    fix: () => 'Check the number.',
  },
  'schema-too-large': {
    title: 'Number is too large',
    message: ({ path, limit, value }) => `${quote(path)} is ${value}; at most ${limit} is allowed.`,
    why: () => 'A number this large is almost always a typing mistake here.',
    fix: () => 'Check the number.',
  },
  'schema-too-few': {
    title: 'Too few entries',
    message: ({ path, limit, count }) => `${quote(path)} has ${entries(count)}; at least ${limit} are needed.`,
    why: () => 'This section of the page counts on that number.',
    fix: ({ limit, count }) => `Add ${entries(limit - count)}.`,
  },
  'schema-too-many': {
    title: 'Too many entries',
    message: ({ path, limit, count }) => `${quote(path)} has ${entries(count)}; at most ${limit} are allowed.`,
    why: () => 'This section of the page counts on that number.',
    fix: ({ limit, count }) => `Delete ${entries(count - limit)}.`,
  },
  'schema-duplicate-item': {
    title: 'Entry stands twice',
    message: ({ path, first, second }) => `In ${quote(path)}, entries ${first} and ${second} are the same.`,
    why: () => 'Every entry may stand only once.',
    fix: () => 'Delete one of the two.',
  },
  'schema-exactly-one': {
    title: 'Exactly one of several fields',
    message: ({ path, keys, present }) =>
      `${quote(path)} needs exactly one of the fields ${list(keys)}; here ${present === 0 ? 'none is given' : 'there are several'}.`,
    why: () => 'The fields are different ways of saying the same thing.',
    fix: ({ keys, present }) => (present === 0 ? `Add ${quote(keys[0] ?? '')}.` : 'Keep only one of them.'),
  },
  'schema-ascending': {
    title: 'Range runs backwards',
    message: ({ path, low, high }) => `In ${quote(path)}, ${quote(low)} is greater than ${quote(high)}.`,
    why: () => 'A range goes from the smaller to the greater value.',
    fix: ({ low, high }) => `Swap ${quote(low)} and ${quote(high)}.`,
  },
  'schema-rule': {
    title: 'Rule of the schema is broken',
    message: ({ path, rule }) => `${quote(path)} breaks the rule ${quote(rule)} of the schema.`,
    why: () => 'The value does not fit what the page expects.',
    fix: () => 'Compare it with a neighbouring file.',
  },

  'reference-unknown': {
    title: 'Reference leads nowhere',
    message: ({ set, value, suggestion }) =>
      `There is no ${quote(value)} (looked for under ${quote(set)}).${meant(suggestion)}`,
    why: () => 'The reference names something that neither exists nor is announced.',
    fix: ({ suggestion }) =>
      suggestion ? `Write ${quote(suggestion)}.` : 'Check the short name; it is the file name without .yaml.',
  },
  'link-unknown': {
    title: 'Link leads to no page',
    message: ({ href, suggestion }) => `The link ${quote(href)} leads to no page.${meant(suggestion)}`,
    why: () => 'Visitors would end up on the error page.',
    fix: ({ suggestion }) => (suggestion ? `Write ${quote(suggestion)}.` : 'Check the address, or remove the link.'),
  },
  'link-anchor': {
    title: 'Anchor does not exist',
    message: ({ href, anchor, suggestion }) =>
      `The link ${quote(href)} jumps to ${quote(`#${anchor}`)}, but that page has no such anchor.${meant(suggestion)}`,
    why: () => 'The link would end at the top of the page instead of the intended place.',
    fix: ({ suggestion }) => (suggestion ? `Write ${quote(suggestion)}.` : 'Check the anchor, or remove it.'),
  },
  'link-form': {
    title: 'Address is incomplete',
    message: ({ href }) => `${quote(href)} is not an address that a link can lead to.`,
    why: () => 'Allowed are pages of this website (/page/), https addresses, tel: and mailto:.',
    fix: () => 'Start the address with “/”, “#”, “https://”, “tel:” or “mailto:”.',
  },
  'markup-unclosed': {
    title: 'Markup is not closed',
    message: ({ marker }) => `${quote(marker)} starts here and ends nowhere.`,
    why: () => 'Visitors would see the mark itself instead of its effect.',
    fix: ({ marker }) =>
      marker === '**' ? 'Write **bold** with two asterisks before and after.' : 'Write links as [text](/address/).',
  },
  'markup-element': {
    title: 'HTML element is not allowed',
    message: ({ name }) => `The element <${name}> is not allowed here.`,
    why: () => 'Only a few elements are allowed, so that no page runs foreign code.',
    fix: ({ allowed }) => `Use only ${list(allowed)}.`,
  },
  'markup-attribute': {
    title: 'HTML attribute is not allowed',
    message: ({ name }) => `The attribute ${quote(name)} is not allowed here.`,
    why: () => 'Only href on links is allowed.',
    fix: ({ name }) => `Delete ${quote(name)}.`,
  },
  'markup-open-element': {
    title: 'HTML element is not closed',
    message: ({ name }) => `The element <${name}> is not closed.`,
    why: () => 'It would also apply to the rest of the answer.',
    fix: ({ name }) => `Add </${name}>.`,
  },
  'fact-unknown': {
    title: 'No such fact',
    message: ({ name, suggestion }) => `${quote(`{{${name}}}`)} is unknown on this page.${meant(suggestion)}`,
    why: () => 'A fact should be put in here, and there is none of that name.',
    fix: ({ suggestion }) => (suggestion ? `Write ${quote(`{{${suggestion}}}`)}.` : 'Check the name of the fact.'),
  },
  'fact-typed': {
    title: 'A fact is typed into the text',
    message: ({ value }) => `${quote(value)} stands in the data and is typed once more in the text.`,
    why: () => 'When the data change, the typed value would stay behind.',
    fix: ({ name }) => `Write ${quote(`{{${name}}}`)}.`,
  },
  'amount-unknown': {
    title: 'An amount contradicts the page',
    message: ({ amount }) => `${quote(amount)} stands in the text but in none of the amounts of the page.`,
    why: ({ known }) => `The page knows: ${list(known)}.`,
    fix: () => 'Refer to the amount by its name, or add it to the data of the page.',
  },
  'announced-exists': {
    title: 'Announced page already exists',
    message: ({ slug }) => `${quote(slug)} is announced, but the page already exists.`,
    why: () => 'The announcement has done its work and only confuses.',
    fix: () => 'Delete the line of the announcement.',
  },
  'route-collision': {
    title: 'Two files, one address',
    message: ({ url, files }) => `Several files want the address ${quote(url)}: ${list(files)}.`,
    why: () => 'Only one of them could appear.',
    fix: () => 'Rename one of the files.',
  },

  'placeholder-unknown': {
    title: 'Placeholder names no field',
    message: ({ path, suggestion }) =>
      `${quote(path)} is listed as a placeholder, but there is no such field.${meant(suggestion)}`,
    why: () => 'A misspelt placeholder would slip past the check before publication.',
    fix: ({ suggestion }) => (suggestion ? `Write ${quote(suggestion)}.` : 'Delete the line.'),
  },
  'release-placeholder': {
    title: 'Placeholder is not replaced yet',
    message: ({ path, value }) => `${quote(path)} is still a placeholder (${quote(value)}).`,
    why: () => 'A published website needs the real details of the company.',
    fix: () => 'Enter the real value, and delete the field from the list “placeholders”.',
  },
  'release-evidence': {
    title: 'Evidence is missing',
    message: ({ path }) => `${quote(path)} has no evidence yet.`,
    why: () => 'Whoever advertises with figures and voices must be able to prove them (Swiss UWG).',
    fix: () => 'State under “evidence” where the proof lies, or delete the claim.',
  },

  'output-link': {
    title: 'Link in the built page leads nowhere',
    message: ({ href, suggestion }) =>
      `The link ${quote(href)} leads to no file of the built website.${meant(suggestion)}`,
    why: () => 'Visitors would end up on the error page.',
    fix: () => 'If the link stands in the data, correct it there; otherwise it is a mistake of the template.',
  },
  'output-anchor': {
    title: 'Anchor is missing in the built page',
    message: ({ href, anchor }) =>
      `The link ${quote(href)} jumps to ${quote(`#${anchor}`)}, but there is no such anchor.`,
    why: () => 'The link would end at the top of the page.',
    fix: () => 'If the link stands in the data, correct it there; otherwise it is a mistake of the template.',
  },
  'output-duplicate-id': {
    title: 'Id stands twice',
    message: ({ id }) => `The id ${quote(id)} stands on the page twice.`,
    why: () => 'Links and screen readers would find only the first.',
    fix: () => 'Give one of the sections another anchor.',
  },
  'output-title': {
    title: 'Page has no title',
    message: () => 'The page has no title.',
    why: () => 'The title stands in search results and on the tab of the browser.',
    fix: () => 'Add “meta.title”.',
  },
  'output-duplicate-title': {
    title: 'Two pages with the same title',
    message: ({ title, others }) => `The title ${quote(title)} is also that of ${list(others)}.`,
    why: () => 'In search results the pages could not be told apart.',
    fix: () => 'Give one of the pages a “meta.title” of its own.',
  },
  'output-h1': {
    title: 'Not exactly one main heading',
    message: ({ count }) =>
      `The page has ${count} main ${count === 1 ? 'heading' : 'headings'} (h1); exactly one is right.`,
    why: () => 'Search engines and screen readers need one clear title.',
    fix: () => 'This is a mistake of the template.',
  },
  'output-image-size': {
    title: 'Image without size',
    message: ({ src }) => `The image ${quote(src)} states no width and height.`,
    why: () => 'Without a size, the text jumps while the image loads.',
    fix: () => 'This is a mistake of the template: add width and height.',
  },
  'output-image-alt': {
    title: 'Image without alternative text',
    message: ({ src }) => `The image ${quote(src)} has no alternative text.`,
    why: () => 'Otherwise, whoever cannot see the image does not learn what it shows.',
    fix: () => 'Add a description, or an empty alt if the image is only decoration.',
  },
  'output-inline-code': {
    title: 'Code inside the HTML',
    message: ({ what }) => `${quote(what)} stands directly in the HTML of the page.`,
    why: () => 'One strict security rule serves every page and forbids code and style inside the HTML.',
    fix: () => 'This is a mistake of the template: move it to a file.',
  },
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'a group of fields',
  array: 'a list',
  null: 'nothing',
};

const FORMATS: Readonly<Record<string, { not: string; fix: string } | undefined>> = {
  date: { not: 'not a date', fix: 'Write the date as YYYY-MM-DD, for example 2025-01-14.' },
  email: { not: 'not an e-mail address', fix: 'Write the address as name@company.ch.' },
  phone: { not: 'not an international phone number', fix: 'Write the number as +41 62 000 00 00.' },
  'https-url': { not: 'not an https address', fix: 'Start with https:// and leave out the slash at the end.' },
};

const kind = (type: string) => KINDS[type] ?? type;

function typeFix(expected: string, actual: string, value: string): string {
  if (expected === 'string' && actual === 'null') return 'Write the text after the colon, or delete the field.';
  if (expected === 'string' && (actual === 'number' || actual === 'integer' || actual === 'boolean')) {
    return `Put the value into straight quotation marks: "${value}".`;
  }
  if (expected === 'string' && actual === 'object')
    return 'If there is a colon in the text, put it into straight quotation marks: "…".';
  if (expected === 'integer' || expected === 'number')
    return 'Write digits only, without quotation marks, apostrophe or CHF.';
  if (expected === 'array') return 'Write each entry on a line of its own, with “- ” before it.';
  if (expected === 'object') return 'Write the fields indented on lines of their own, each as “name: content”.';
  if (expected === 'boolean') return 'Write true or false, without quotation marks.';
  return 'Compare it with a neighbouring file.';
}
