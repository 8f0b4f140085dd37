import { MAX_SLUG } from '../../../lib/paths.ts';
import type { ProblemParams } from '../../codes.ts';
import { type Chapter, section } from '../catalogue.ts';
import { adjacentIntegers, digitsOf, isLineOfText, list, plural, type TypeRemedies, typeRemedy } from '../words.ts';
import { meant, quote } from '../words-en.ts';

/** Data that does not match its schema. */
export const schema: Chapter<'schema'> = {
  'schema-required': section('Required field is missing', ({ key, path, help }) => ({
    message: `The field ${quote(key)} is missing${path ? ` from ${quote(path)}` : ''}.`,
    why: help || 'Without this field, the page cannot be built completely.',
    fix: `Add the line “${key}: …”, indented like its neighbours.`,
  })),
  'schema-unknown-key': section('Unknown field', ({ key, suggestion, allowed }) => ({
    message: `There is no field ${quote(key)} here.${meant(suggestion)}`,
    why: 'Unknown fields do not appear on the page.',
    fix: suggestion
      ? `Change ${quote(key)} to ${quote(suggestion)}.`
      : isLineOfText(key, allowed)
        ? 'If the line belongs to the text above, indent it further. Otherwise, delete it.'
        : `Delete the field, or use one of these: ${list(allowed)}.`,
  })),
  'schema-field-in-text': section('Field has become part of the text above', ({ field, path }) => ({
    message: `The field ${quote(field)} is part of the text ${quote(path)}.`,
    why: 'The line is indented as far as the text above. It would appear on the page as text, and the field would be missing.',
    fix: `Indent ${quote(`${field}:`)} as far as the fields that it belongs with.`,
  })),
  'schema-entry-in-text': section('List entry has become part of the text above', ({ path }) => ({
    message: `This line begins like a list entry, but is part of the text ${quote(path)}.`,
    why: 'It is indented as far as the text above. It would appear on the page as part of that text, and the entry would be missing.',
    fix: 'Indent the entry as far as the others of its list. If the line belongs to the text, begin it with a word or with “–”.',
  })),
  'schema-type': section('Wrong type of value', (params) => ({
    message: `${quote(params.path)} is ${kind(params.actual)}, but should be ${kind(params.expected)}.`,
    why: params.help || 'The page cannot use this type of value.',
    fix: typeRemedy(params, typeRemedies(params)),
  })),
  'schema-enum': section(
    'Value is not one of the options',
    ({ path, value, suggestion, otherwise, help, allowed }) => ({
      message: otherwise
        ? `${quote(path)} cannot be ${quote(value)} at the moment.`
        : `${quote(value)} is not an option for ${quote(path)}.${meant(suggestion)}`,
      why: help || 'Only certain values are allowed here.',
      fix: otherwise ? `Change it to ${list(allowed.map(quote))}. ${otherwise}` : `Use one of these: ${list(allowed)}.`,
    }),
  ),
  'schema-too-short': section('Text is too short', ({ path, limit, length, help }) => ({
    message:
      length === 0
        ? `${quote(path)} is empty.`
        : `${quote(path)} has ${characters(length)}; at least ${limit} are required.`,
    why: help || 'A text this short does not serve its purpose.',
    fix: length === 0 ? 'Write the text, or delete the field if it is optional.' : 'Write a little more.',
  })),
  'schema-too-long': section('Text is too long', ({ path, limit, length, help }) => ({
    message: `${quote(path)} has ${characters(length)}; at most ${limit} are allowed.`,
    why: help || 'Longer texts are cut off.',
    fix: `Shorten it by at least ${characters(length - limit)}.`,
  })),
  'schema-pattern': section('Value does not match the required format', ({ path, value, help }) => ({
    message: `${quote(value)} is not a valid value for ${quote(path)}.`,
    why: help || 'The field requires a specific format.',
    fix: 'Write the value in the format given in the description of the field.',
  })),
  'schema-format': section('Invalid value', ({ path, value, format, suggestion }) => ({
    message: `${quote(value)} in ${quote(path)} is ${FORMATS[format]?.not ?? 'not in the correct format'}.`,
    why: 'The value becomes a link, a date or a phone number, so it must be exact.',
    fix: suggestion ? `Write ${quote(suggestion)}.` : (FORMATS[format]?.fix ?? 'Compare it with a similar file.'),
  })),
  'schema-too-small': section('Number is too small', ({ path, limit, value }) => ({
    message: `${quote(path)} is ${value}; the minimum is ${limit}.`,
    why: 'A number this small is almost always a typo here.',
    fix: 'Check the number.',
  })),
  'schema-too-large': section('Number is too large', ({ path, limit, value }) => ({
    message: `${quote(path)} is ${value}; the maximum is ${limit}.`,
    why: 'A number this large is almost always a typo here.',
    fix: 'Check the number.',
  })),
  'schema-too-few': section('Too few items', ({ path, limit, count }) => ({
    message: `${quote(path)} has ${entries(count)}; at least ${limit} are required.`,
    why: 'With fewer, this part of the page would be empty.',
    fix: `Add ${entries(limit - count)}.`,
  })),
  'schema-too-many': section('Too many items', ({ path, limit, count }) => ({
    message: `${quote(path)} has ${entries(count)}; at most ${limit} are allowed.`,
    why: 'This part of the page has no room for more.',
    fix: `Delete ${entries(count - limit)}.`,
  })),
  'schema-duplicate-item': section('Duplicate list item', ({ path, first, second }) => ({
    message: `Items ${first} and ${second} in ${quote(path)} are identical.`,
    why: 'Each item may appear only once.',
    fix: 'Delete one of the two.',
  })),
  'schema-exactly-one': section('Exactly one of several fields is required', ({ path, keys, present }) => ({
    message: `${quote(path)} requires exactly one of the fields ${list(keys)}, but has ${present === 0 ? 'none' : 'several'}.`,
    why: 'The fields are alternative ways of saying the same thing.',
    fix: present === 0 ? `Add ${quote(keys[0] ?? '')}.` : 'Keep only one of them.',
  })),
  'schema-name-twice': section('Value is already used elsewhere', ({ path, value, before }) => ({
    message: `${quote(value)} in ${quote(path)} is already used in ${quote(before)}.`,
    why: 'Each value may be used only once here. Otherwise, one of the two is lost, or the page says the same thing twice.',
    fix: `Use a different value in ${quote(path)}, or delete the duplicate item.`,
  })),
  'schema-as-many': section('Two lists do not match', ({ path, count: given, of, wanted }) => ({
    message: `${quote(path)} has ${entries(given)}, but ${quote(of)} has ${entries(wanted)}.`,
    why: 'The two belong together item by item, so a value would end up in the wrong place.',
    fix:
      given < wanted
        ? `Add ${entries(wanted - given)}.`
        : `Delete ${entries(given - wanted)}. If a comma is part of a text, put that text in straight quotation marks.`,
  })),
  'schema-ascending': section('Range is reversed', ({ path, low, high }) => ({
    message: `In ${quote(path)}, ${quote(low)} is greater than ${quote(high)}.`,
    why: 'A range goes from the smaller to the larger value.',
    fix: `Check both numbers. If they are correct, swap the values of ${quote(low)} and ${quote(high)}.`,
  })),
  'schema-rule': section('Schema rule is violated', ({ path, rule }) => ({
    message: `${quote(path)} violates the schema rule ${quote(rule)}.`,
    why: 'The value does not match what the page expects.',
    fix: 'Compare it with a similar file.',
  })),
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'a group of fields',
  array: 'a list',
  null: 'empty',
};

const FORMATS: Readonly<Record<string, { not: string; fix: string } | undefined>> = {
  date: { not: 'not a date', fix: 'Write the date as YYYY-MM-DD, for example 2025-01-14.' },
  email: {
    not: 'not an email address',
    fix: 'Write the address as name@company.ch. Letters with accents can only follow the @: most mail servers do not deliver to names with them.',
  },
  phone: { not: 'not an international phone number', fix: 'Write the number as +41 62 000 00 00.' },
  'https-url': {
    not: 'not an https address',
    fix: 'Start with https:// and the name of the website, without user name and password, and omit the slash at the end.',
  },
  'https-origin': {
    not: 'not the https address of a whole website',
    fix: 'Write only https:// and the domain, without a path or a slash at the end: https://www.example.ch.',
  },
  'relay-origin': {
    not: 'not the https address of a relay',
    fix: 'Write only https:// and the domain, without a path or a slash at the end: https://inquiries.example.ch. For a trial, http://localhost is possible too.',
  },
  slug: {
    not: 'not a short name that can be part of an address',
    fix: `Write lower-case letters a–z, digits and single hyphens between them, at most ${MAX_SLUG} characters. Windows cannot store names such as con, aux or com1.`,
  },
};

const kind = (type: string) => KINDS[type] ?? type;
const entries = (n: number) => plural(n, 'item', 'items');
const characters = (n: number) => plural(n, 'character', 'characters');

const ENTRY = 'Write each item on a separate line, with “- ” before it.';
const GROUP = 'Write the fields on separate, indented lines, each as “name: value”';

const typeRemedies = ({ value, mayBeEmpty }: ProblemParams['schema-type']): TypeRemedies => ({
  'item null': 'Write the item after the hyphen, or delete the line that has only the hyphen.',
  'string null': 'Write the text after the colon, or delete the field.',
  'string object': 'If the text contains a colon, put it in straight quotation marks: "…".',
  'string array': 'Write a single text after the colon, without “- ” and without square brackets.',
  string: `Put the value in straight quotation marks: "${value}".`,
  integer:
    adjacentIntegers(value).length > 0
      ? `Write a whole number: ${adjacentIntegers(value).join(' or ')}.`
      : `Write only digits, without quotation marks, points, apostrophes or units: ${digitsOf(value) || 1200}.`,
  number: 'Write only digits, with a point instead of a comma, without quotation marks or units: 8.5.',
  'array null': `${ENTRY} If there are none, ${mayBeEmpty ? 'write [] after the colon' : 'delete the field'}.`,
  array: ENTRY,
  'object null': `${GROUP}, or delete the field.`,
  object: `${GROUP}.`,
  boolean: 'Write true or false, without quotation marks.',
  other: 'Compare it with a similar file.',
});
