import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import type { Schema, Schemas } from '../../base/lib/json-schema.ts';
import { validatorStore } from './validator-store.ts';

const schemasWith = (...names: readonly string[]): Schemas =>
  new Map<string, Schema>([['team.json', { type: 'object', properties: { name: { enum: names } } }]]);

describe('a validator that an earlier run has compiled', () => {
  const accepts = (schemas: Schemas, folder: string, name: string) =>
    validatorStore(schemas, folder)('team.json')?.({ name });
  const only = (folder: string) => join(folder, readdirSync(folder)[0] ?? '');

  test('is used for the schemas from which it was made, and for no others', () => {
    const folder = temporaryFolder();
    expect(accepts(schemasWith('Anna'), folder, 'Anna')).toBe(true);
    const stored = readFileSync(only(folder), 'utf8');
    expect(accepts(schemasWith('Anna'), folder, 'Anna')).toBe(true);
    expect(readFileSync(only(folder), 'utf8')).toBe(stored);
    expect(accepts(schemasWith('Beat'), folder, 'Anna')).toBe(false);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['changed in one place', (text: string) => text.replace('valid0', 'valid1')],
  ])('is compiled again when its file is %s', (_, damage) => {
    const folder = temporaryFolder();
    accepts(schemasWith('Anna'), folder, 'Anna');
    const sound = readFileSync(only(folder), 'utf8');
    writeFileSync(only(folder), damage(sound));
    expect(accepts(schemasWith('Anna'), folder, 'Anna')).toBe(true);
    expect(readFileSync(only(folder), 'utf8')).toBe(sound);
  });

  test('is not needed: it is compiled where it cannot be stored', () => {
    const folder = join(temporaryFolder(), 'a-file');
    writeFileSync(folder, '');
    expect(accepts(schemasWith('Anna'), folder, 'Anna')).toBe(true);
  });
});
