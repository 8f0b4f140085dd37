import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Schemas } from '../base/lib/json-schema.ts';
import { wordsIn } from '../base/words.ts';
import { scaffold } from './new-file.ts';
import { NEW_FILE_WORDS } from './words.ts';

const text = (title: string) => ({ title, description: `About the ${title.toLowerCase()}.`, type: 'string' });

const SCHEMAS: Schemas = new Map([
  [
    'team.json',
    {
      title: 'Team',
      description: 'A team of the club.',
      type: 'object',
      required: ['name', 'players', 'colour', 'kit', 'blocks', 'contact'],
      properties: {
        name: { ...text('Name'), maxLength: 40 },
        nick: text('Nickname'),
        players: { title: 'Players', description: 'How many.', type: 'integer', minimum: 5, maximum: 30 },
        colour: { title: 'Colour', description: 'Of the shirts.', enum: ['red', 'blue'] },
        kit: { title: 'Kit', description: 'What to bring.', type: 'array', minItems: 2, items: text('Thing') },
        blocks: { title: 'Blocks', description: 'Of the page.', type: 'array', items: { $ref: '#/definitions/block' } },
        contact: {
          title: 'Contact',
          description: 'One of two.',
          type: 'object',
          'x-exactly-one': ['email', 'phone'],
          properties: { email: text('Email'), phone: text('Phone') },
        },
      },
      definitions: {
        block: {
          type: 'object',
          discriminator: { propertyName: 'kind' },
          oneOf: [{ $ref: '#/definitions/text' }],
        },
        text: {
          type: 'object',
          required: ['kind', 'text'],
          properties: { kind: { const: 'text' }, text: text('Text') },
        },
      },
    },
  ],
]);

test('a new file keeps known values exactly and has placeholders for the rest of a group', () => {
  const known = {
    name: 'No: 1',
    nick: '0800',
    players: 7,
    kit: ['Shoes'],
    contact: { phone: '+41' },
    blocks: [{ text: '#1' }],
  };
  const words = wordsIn(NEW_FILE_WORDS, 'en');
  const written = scaffold({ schemas: SCHEMAS, schema: 'team.json', data: known, notes: [], words });
  expect(parse(written)).toMatchObject({ ...known, blocks: [{ kind: 'text', text: '#1' }], colour: 'TODO' });
});

test('a new file asks for what it needs unless something else is stated', () => {
  const schema = {
    type: 'object',
    required: ['name'],
    if: { required: ['open'] },
    else: { required: ['fee'] },
    properties: { name: text('Name'), fee: text('Fee'), open: text('Open') },
  };
  const schemas = new Map([['team.json', schema]]);
  const words = wordsIn(NEW_FILE_WORDS, 'en');
  const written = scaffold({ schemas, schema: 'team.json', data: {}, notes: [], words });
  expect(Object.keys(parse(written))).toEqual(['name', 'fee']);
});
