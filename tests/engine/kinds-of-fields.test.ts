import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import type { FormSpec } from '../../src/api/forms/form-spec.ts';
import { site as starter } from '../../src/scaffold/starter/templates/site.ts';
import { command, createWebsite } from '../support/command.ts';
import { columnsOf, startFakeAirtable } from '../support/fake-airtable.ts';
import { mailServer } from '../support/mail-server.ts';
import { suiteFolder, temporaryFolder } from '../support/mini-site.ts';
import { RIGHT_ENTRIES, WRONG_ENTRIES, withEveryKind } from '../support/new-website.ts';
import { siteRelay } from '../support/site-relay.ts';

const ENTRIES = {
  firstName: 'Ann',
  lastName: 'Müller-Lee',
  phone: '079 123 45 67',
  email: 'ann@club.example',
  postalCode: '8001',
  city: 'Zürich',
  message: 'It squeaks.\nAlways.',
  ...RIGHT_ENTRIES,
};

test('a form of every kind of field, on a new website, arrives complete in journal, table and mail', async () => {
  const entries: Readonly<Record<string, string>> = { ...ENTRIES, service: 'repair' };
  const folder = await createWebsite(join(temporaryFolder(), 'shop'), 'en');
  const file = join(folder, 'data/forms/inquiry.yaml');
  writeFileSync(file, withEveryKind(readFileSync(file, 'utf8')));
  const form: FormSpec = parse(readFileSync(file, 'utf8'));
  const table = await startFakeAirtable({ tables: { [form.table]: columnsOf(form) } });
  onTestFinished(() => table.close());
  const mails = await mailServer();
  const store = join(folder, 'leads.sqlite');
  const env = {
    AIRTABLE_API_KEY: table.key,
    AIRTABLE_BASE_ID: table.base,
    AIRTABLE_ENDPOINT_URL: table.url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'web@club.example',
    MAIL_TO: 'staff@club.example',
    NEBEL_RATE_PER_MINUTE: '0',
  };
  const relay = await siteRelay({ file: store, env, of: { site: starter, root: folder } });
  onTestFinished(relay.stop);
  const post = (body: URLSearchParams | string, type: string) =>
    fetch(relay.address + form.action, {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
      redirect: 'manual',
    });
  const asForm = (values: Readonly<Record<string, string>>) =>
    post(new URLSearchParams(values), 'application/x-www-form-urlencoded');

  for (const [name, [wrong, message]] of Object.entries(WRONG_ENTRIES)) {
    const answered = await post(JSON.stringify({ ...entries, [name]: wrong }), 'application/json');
    expect([answered.status, await answered.json()]).toEqual([422, { errors: { [name]: message } }]);
    const page = await asForm({ ...entries, [name]: wrong });
    expect([page.status, await page.text()]).toEqual([422, expect.stringContaining(message)]);
  }
  expect((await asForm(entries)).status).toBe(303);
  await mails.holds(2);
  await expect.poll(() => table.records(form.table).length).toBe(1);

  const received = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const record = {
    ...Object.fromEntries(form.fields.map(({ name, column }) => [column, entries[name]])),
    [form.timestamp ?? '']: received,
  };
  const listed = await command(starter, ['leads', 'list', '--root', folder, '--store', store, '--format', 'json']);
  expect(JSON.parse(listed.stdout)).toMatchObject([{ table: form.table, fields: record, state: 'delivered' }]);
  expect(table.records(form.table).map(({ fields }) => fields)).toEqual([record]);
  const notice = mails.arrived.find(({ to }) => to.includes('staff@club.example'))?.body.split('\n') ?? [];
  const [wheels, day, code, where, consent] = notice.slice(notice.indexOf('Wheels: 2.5'));
  expect({ wheels, day, code, where, consent }).toEqual({
    wheels: 'Wheels: 2.5',
    day: 'Which day? 2026-12-01',
    code: 'Code: AB',
    where: 'Where: There',
    consent: 'I agree to the privacy page: agreed-2026',
  });
  expect(notice).toEqual(expect.arrayContaining(['It squeaks.', 'Always.']));
});

let file: string;
let root: string;
let form: string;

beforeAll(async () => {
  root = await createWebsite(join(suiteFolder(), 'shop'), 'en');
  file = join(root, 'data/forms/inquiry.yaml');
  form = withEveryKind(readFileSync(file, 'utf8'));
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
  const { stdout } = await command(starter, ['validate', '--root', root, '--format', 'json']);
  expect(JSON.parse(stdout).problems.map(({ code }: { code: string }) => code)).toEqual(codes);
});

test('two forms of a new website cannot share an address', async () => {
  writeFileSync(file, form);
  const other = join(root, 'data/forms/other.yaml');
  writeFileSync(other, form.replace('table: ', 'table: Other '));
  const { stdout } = await command(starter, ['validate', '--root', root, '--format', 'json']);
  rmSync(other);
  expect(JSON.parse(stdout).problems).toMatchObject([
    { code: 'schema-name-twice', file: 'data/forms/other.yaml', pointer: '/action' },
  ]);
});
