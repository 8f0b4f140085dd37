import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Schemas } from '../base/lib/json-schema.ts';
import { wordsIn } from '../base/words.ts';
import { scaffold } from './new-file.ts';
import { NEW_FILE_WORDS } from './words.ts';

const SCHEMAS: Schemas = new Map([
  [
    'team.json',
    {
      title: 'Team',
      description: 'A team of the club.',
      type: 'object',
      required: ['name', 'players', 'colour', 'story', 'kit', 'rows', 'blocks', 'contact'],
      properties: {
        name: { title: 'Name', description: 'On the shirts.', type: 'string', maxLength: 40 },
        nick: { title: 'Nickname', description: 'If any.', type: 'string' },
        players: { title: 'Players', description: 'How many.', type: 'integer', minimum: 5, maximum: 30 },
        colour: { title: 'Colour', description: 'Of the shirts.', enum: ['red', 'blue'] },
        story: { title: 'Story', description: 'A paragraph.', type: 'string', 'x-markup': 'inline' },
        kit: {
          title: 'Kit',
          description: 'What to bring.',
          type: 'array',
          minItems: 2,
          items: { title: 'Thing', description: 'One thing.', $ref: 'common.json#/definitions/short' },
        },
        rows: {
          title: 'Rows',
          description: 'Of a table.',
          type: 'array',
          items: { type: 'array', minItems: 2, items: { title: 'Cell', type: 'string' } },
        },
        blocks: {
          title: 'Blocks',
          description: 'Of the page.',
          type: 'array',
          items: { $ref: '#/definitions/block' },
        },
        contact: {
          title: 'Contact',
          description: 'One of two.',
          type: 'object',
          'x-exactly-one': ['email', 'phone'],
          properties: { email: { title: 'Email', type: 'string' }, phone: { title: 'Phone', type: 'string' } },
        },
      },
      definitions: {
        block: {
          type: 'object',
          discriminator: { propertyName: 'kind' },
          oneOf: [{ $ref: '#/definitions/text' }, { $ref: '#/definitions/times' }],
        },
        text: {
          type: 'object',
          required: ['kind', 'text'],
          properties: {
            kind: { const: 'text' },
            text: { title: 'Text', description: 'Some words.', $ref: 'common.json#/definitions/short' },
          },
        },
        times: { type: 'object', required: ['kind'], properties: { kind: { const: 'times' } } },
      },
    },
  ],
  ['common.json', { definitions: { short: { title: 'Short', description: 'Short.', type: 'string' } } }],
]);

const write = (data: Readonly<Record<string, unknown>> = {}) =>
  scaffold({
    schemas: SCHEMAS,
    schema: 'team.json',
    data,
    notes: [],
    words: wordsIn(NEW_FILE_WORDS, 'en'),
  });

describe('a new file', () => {
  test('has every required field in order, explained where it first appears, and optional ones commented out', () => {
    expect(write()).toBe(`# Team: A team of the club.

# Name: On the shirts. At most 40 characters.
name: "TODO: Name"

# Players: How many. Whole number, 5 to 30.
players: TODO

# Colour: Of the shirts. One of: red, blue.
colour: TODO

# Story: A paragraph.
story: >-
  TODO: Story

# Kit: What to bring. At least 2 items.
kit:
  - "TODO: Thing"
  - "TODO: Thing"

# Rows: Of a table.
rows:
  - - "TODO: Cell"
    - "TODO: Cell"

# Blocks: Of the page.
blocks:
  # Type of block; each has its own fields. One of: text, times.
  - kind: text
    # Text: Some words.
    text: "TODO: Text"

# Contact: One of two.
contact:
  email: "TODO: Email"
  # Optional; to use a field, delete the “# ” before it:
  # phone: "TODO: Phone"

# Optional; to use a field, delete the “# ” before it:
# # Nickname: If any.
# nick: "TODO: Nickname"
`);
  });

  test('keeps known values exactly and has placeholders for the rest of a group', () => {
    const known = {
      name: 'No: 1',
      nick: '0800',
      players: 7,
      kit: ['Shoes'],
      contact: { phone: '+41' },
      blocks: [{ text: '#1' }],
    };
    expect(parse(write(known))).toMatchObject({ ...known, blocks: [{ kind: 'text', text: '#1' }], colour: 'TODO' });
  });
});
