import type { ProblemParams } from '../../codes.ts';
import { type Chapter, section } from '../catalogue.ts';
import { digitsOf, isLineOfText, list, neighbours, plural, type TypeRemedies, typeRemedy } from '../words.ts';
import { meant, quote } from '../words-en.ts';

/** Data that do not satisfy their schema. */
export const schema: Chapter<'schema'> = {
  'schema-required': section('Required field is missing', ({ key, path, help }) => ({
    message: `The field ${quote(key)} is missing${path ? ` in ${quote(path)}` : ''}.`,
    why: help || 'Without this field the page cannot be built completely.',
    fix: `Add the line “${key}: …”, indented as far as its neighbours.`,
  })),
  'schema-unknown-key': section('Unknown field', ({ key, suggestion, allowed }) => ({
    message: `${quote(key)} is unknown here.${meant(suggestion)}`,
    why: 'An unknown field appears nowhere on the page.',
    fix: suggestion
      ? `Write ${quote(suggestion)} instead of ${quote(key)}.`
      : isLineOfText(key, allowed)
        ? 'If the line belongs to the text above, indent it further. Otherwise delete it.'
        : `Delete the field, or use one of these: ${list(allowed)}.`,
  })),
  'schema-field-in-text': section('Field has become part of the text above', ({ field, path }) => ({
    message: `The field ${quote(field)} has become part of the text ${quote(path)}.`,
    why: 'The line is indented like the text above. The page would show it as words, and the field would be missing.',
    fix: `Indent ${quote(`${field}:`)} as far as the fields it belongs to.`,
  })),
  'schema-type': section('Wrong kind of value', (params) => ({
    message: `${quote(params.path)} is ${kind(params.actual)}, but should be ${kind(params.expected)}.`,
    why: params.help || 'The page cannot use this kind of value.',
    fix: typeRemedy(params, typeRemedies(params)),
  })),
  'schema-enum': section(
    'Value is not one of the choices',
    ({ path, value, suggestion, otherwise, help, allowed }) => ({
      message: otherwise
        ? `${quote(path)} cannot be ${quote(value)} now.`
        : `${quote(value)} is not a choice for ${quote(path)}.${meant(suggestion)}`,
      why: help || 'Only certain words are allowed here.',
      fix: otherwise ? `Write ${list(allowed.map(quote))}. ${otherwise}` : `Choose one of these: ${list(allowed)}.`,
    }),
  ),
  'schema-too-short': section('Text is too short', ({ path, limit, length, help }) => ({
    message:
      length === 0
        ? `${quote(path)} is empty.`
        : `${quote(path)} has ${characters(length)}; at least ${limit} are needed.`,
    why: help || 'A text this short does not serve its purpose.',
    fix: length === 0 ? 'Write the text, or delete the field if it is optional.' : 'Write a little more.',
  })),
  'schema-too-long': section('Text is too long', ({ path, limit, length, help }) => ({
    message: `${quote(path)} has ${characters(length)}; at most ${limit} are allowed.`,
    why: help || 'Longer texts are cut off.',
    fix: `Shorten it by at least ${characters(length - limit)}.`,
  })),
  'schema-pattern': section('Value is written the wrong way', ({ path, value, help }) => ({
    message: `${quote(value)} is not a valid value for ${quote(path)}.`,
    why: help || 'The field expects a certain format.',
    fix: 'Write the value as the description of the field says.',
  })),
  'schema-format': section('Value does not have the right form', ({ path, value, format }) => ({
    message: `${quote(value)} in ${quote(path)} is ${FORMATS[format]?.not ?? 'not in the right form'}.`,
    why: 'The value becomes a link, a date or a phone number; it has to be exact.',
    fix: FORMATS[format]?.fix ?? 'Compare it with a neighbouring file.',
  })),
  'schema-too-small': section('Number is too small', ({ path, limit, value }) => ({
    message: `${quote(path)} is ${value}; at least ${limit} is allowed.`,
    why: 'A number this small is almost always a typing mistake here.',
    fix: 'Check the number.',
  })),
  'schema-too-large': section('Number is too large', ({ path, limit, value }) => ({
    message: `${quote(path)} is ${value}; at most ${limit} is allowed.`,
    why: 'A number this large is almost always a typing mistake here.',
    fix: 'Check the number.',
  })),
  'schema-too-few': section('Too few entries', ({ path, limit, count }) => ({
    message: `${quote(path)} has ${entries(count)}; at least ${limit} are needed.`,
    why: 'With fewer, this part of the page would be empty.',
    fix: `Add ${entries(limit - count)}.`,
  })),
  'schema-too-many': section('Too many entries', ({ path, limit, count }) => ({
    message: `${quote(path)} has ${entries(count)}; at most ${limit} are allowed.`,
    why: 'This part of the page has no room for more.',
    fix: `Delete ${entries(count - limit)}.`,
  })),
  'schema-duplicate-item': section('Entry appears twice', ({ path, first, second }) => ({
    message: `In ${quote(path)}, entries ${first} and ${second} are the same.`,
    why: 'Each entry may appear only once.',
    fix: 'Delete one of the two.',
  })),
  'schema-exactly-one': section('Exactly one of several fields', ({ path, keys, present }) => ({
    message: `${quote(path)} needs exactly one of the fields ${list(keys)}; here ${present === 0 ? 'none is given' : 'there are several'}.`,
    why: 'The fields are different ways of saying the same thing.',
    fix: present === 0 ? `Add ${quote(keys[0] ?? '')}.` : 'Keep only one of them.',
  })),
  'schema-name-twice': section('Value is already used elsewhere', ({ path, value, before }) => ({
    message: `${quote(value)} in ${quote(path)} is already used in ${quote(before)}.`,
    why: 'Each value may be used only once here. Otherwise one of the two is lost, or the page says the same thing twice.',
    fix: `Write something else in ${quote(path)}, or delete the duplicate entry.`,
  })),
  'schema-as-many': section('Two lists do not match', ({ path, count: given, of, wanted }) => ({
    message: `${quote(path)} has ${entries(given)}, ${quote(of)} has ${entries(wanted)}.`,
    why: 'The two belong together, entry by entry; as it is, something would end up in the wrong place.',
    fix:
      given < wanted
        ? `Add ${entries(wanted - given)}.`
        : `Delete ${entries(given - wanted)}. If a comma is part of a text, put the text into straight quotation marks.`,
  })),
  'schema-ascending': section('Range runs backwards', ({ path, low, high }) => ({
    message: `In ${quote(path)}, ${quote(low)} is greater than ${quote(high)}.`,
    why: 'A range goes from the smaller to the greater value.',
    fix: `Check both numbers. If they are right, swap the values of ${quote(low)} and ${quote(high)}.`,
  })),
  'schema-rule': section('Rule of the schema is broken', ({ path, rule }) => ({
    message: `${quote(path)} breaks the rule ${quote(rule)} of the schema.`,
    why: 'The value does not fit what the page expects.',
    fix: 'Compare it with a neighbouring file.',
  })),
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
  'https-origin': {
    not: 'not the https address of a whole website',
    fix: 'Write https:// and the name only, without a folder or a slash at the end: https://www.example.ch.',
  },
};

const kind = (type: string) => KINDS[type] ?? type;
const entries = (n: number) => plural(n, 'entry', 'entries');
const characters = (n: number) => plural(n, 'character', 'characters');

const ENTRY = 'Write each entry on a line of its own, with “- ” before it.';
const GROUP = 'Write the fields indented on lines of their own, each as “name: content”';

const typeRemedies = ({ value, mayBeEmpty }: ProblemParams['schema-type']): TypeRemedies => ({
  'item null': 'Write the entry after the dash, or delete the line with nothing but the dash.',
  'string null': 'Write the text after the colon, or delete the field.',
  'string object': 'If there is a colon in the text, put it into straight quotation marks: "…".',
  'string array': 'A single text is needed here: write it after the colon, without “- ” and without square brackets.',
  string: `Put the value into straight quotation marks: "${value}".`,
  integer:
    neighbours(value).length > 0
      ? `Write a whole number: ${neighbours(value).join(' or ')}.`
      : `Write digits only, without quotation marks, point, apostrophe or unit: ${digitsOf(value) || 1200}.`,
  number: 'Write digits only, with a decimal point, without quotation marks or unit: 8.5.',
  'array null': `${ENTRY} If there is none, ${mayBeEmpty ? 'write [] after the colon' : 'delete the field'}.`,
  array: ENTRY,
  'object null': `${GROUP}, or delete the field.`,
  object: `${GROUP}.`,
  boolean: 'Write true or false, without quotation marks.',
  other: 'Compare it with a neighbouring file.',
});
