import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { withEveryKind } from '../support/every-kind.ts';
import { nebelIn } from '../support/nebel.ts';
import { newWebsite } from '../support/new-website.ts';

let file: string;
let root: string;
let form: string;

beforeAll(async () => {
  const outer = mkdtempSync(join(tmpdir(), 'nebel-form-'));
  root = await newWebsite(join(outer, 'shop'), 'en');
  file = join(root, 'data/forms/inquiry.yaml');
  form = withEveryKind(readFileSync(file, 'utf8'));
  return () => rmSync(outer, { recursive: true });
});

test.each([
  ['two fields of the same name', 'name: lastName', 'name: firstName', ['schema-name-twice']],
  ['a trap for robots that has the name of a field', 'name: website', 'name: city', ['schema-name-twice']],
  ['two fields that share a column', 'column: Last name', 'column: First name', ['schema-name-twice']],
  ['two choices of the same value', 'value: other', 'value: repair', ['schema-name-twice']],
  ['a first number above the last', 'min: 1, max: 4', 'min: 9, max: 4', ['schema-ascending']],
  ['a first day after the last', 'min: "2026-12-01"', 'min: "2028-01-01"', ['schema-ascending']],
  ['a day that does not exist', 'min: "2026-12-01"', 'min: "2026-13-01"', ['schema-format']],
  ['a first day that is none', 'min: "2026-12-01"', 'min: true', ['schema-format']],
  ['a first day that is a number', 'min: "2026-12-01"', 'min: 1', ['schema-format']],
  ['a field that hides how a form is sent', 'name: phone', 'name: submit', ['schema-name-reserved']],
  ['a field that the relay uses itself', 'name: phone', 'name: submissionId', ['schema-name-reserved']],
  ['choices that are missing', / {4}options:\n( {6}.*\n)+/, '', ['schema-required']],
])('a form of a new website cannot lose inquiries to %s', async (_what, before, after, codes) => {
  expect(form).toMatch(before);
  writeFileSync(file, form.replace(before, after));
  const { stdout } = await nebelIn(root, ['validate', '--format', 'json']);
  expect(JSON.parse(stdout).problems.map(({ code }: { code: string }) => code)).toEqual(codes);
});

test('two forms of a new website cannot share an address', async () => {
  writeFileSync(file, form);
  const other = join(root, 'data/forms/other.yaml');
  writeFileSync(other, form.replace('table: ', 'table: Other '));
  const { stdout } = await nebelIn(root, ['validate', '--format', 'json']);
  rmSync(other);
  expect(JSON.parse(stdout).problems).toMatchObject([
    { code: 'schema-name-twice', file: 'data/forms/other.yaml', pointer: '/action' },
  ]);
});
