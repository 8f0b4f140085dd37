import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { FormSpec } from '../../src/api/forms/form-spec.ts';
import { columnsOf, startFakeAirtable } from '../support/fake-airtable.ts';
import { siteForm } from '../support/forms.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { quote, siteRelay } from '../support/site-relay.ts';
import { postForm, postJson } from '../support/small-relay.ts';

const form = siteForm('anfrage') as FormSpec;

test('what the store refuses is reported, and all of it arrives by itself once that is repaired', async () => {
  const fake = await startFakeAirtable({ tables: { [form.table]: columnsOf(form) } });
  const relay = await siteRelay({
    file: join(temporaryFolder(), 'leads.sqlite'),
    env: {
      AIRTABLE_API_KEY: fake.key,
      AIRTABLE_BASE_ID: fake.base,
      AIRTABLE_ENDPOINT_URL: fake.url,
      // A refused lead is tried again after sixty of these; a request may take thirty.
      NEBEL_RETRY_MS: '40',
    },
  });
  onTestFinished(async () => {
    await relay.stop();
    await fake.close();
  });
  const send = async (name: string) => {
    const { status } = await postJson(relay.address + form.action, quote({ firstName: name }));
    expect(status).toBe(201);
  };
  const health = async () => {
    const response = await fetch(`${relay.address}/healthz`);
    return [response.status, await response.json()];
  };
  const arrived = () =>
    fake
      .records(form.table)
      .map(({ fields }) => fields.Vorname)
      .sort();
  fake.misbehave = () => 404;
  await send('Ada');
  await send('Bea');
  await expect.poll(health).toEqual([503, { ok: false, wrong: ['refused'] }]);
  fake.misbehave = () => undefined;
  await expect.poll(arrived).toEqual(['Ada', 'Bea']);
  await expect.poll(health).toEqual([200, { ok: true }]);
});

test('a key and a password that are refused appear in no log, no answer and no lead', async () => {
  const fake = await startFakeAirtable({ tables: {} });
  const secret = 'patSecretSecret.0123456789abcdef';
  const relay = await siteRelay({
    file: join(temporaryFolder(), 'leads.sqlite'),
    env: {
      AIRTABLE_API_KEY: secret,
      AIRTABLE_BASE_ID: fake.base,
      AIRTABLE_ENDPOINT_URL: fake.url,
      // Nothing listens there.
      SMTP_URL: `smtp://robot:${secret}@127.0.0.1:1`,
      MAIL_FROM: 'info@example.org',
      MAIL_TO: 'team@example.org',
    },
  });
  onTestFinished(async () => {
    await relay.stop();
    await fake.close();
  });
  const answer = await postJson(relay.url, quote());
  const page = await postForm(relay.url, {});
  await expect.poll(relay.log).toMatch(/401 AUTHENTICATION_REQUIRED/);
  await expect.poll(relay.log).toMatch(/mail .* later/);
  const texts = [relay.log(), await answer.text(), await page.text(), JSON.stringify(relay.journal.list())];
  expect(texts.filter((text) => text.includes(secret))).toEqual([]);
});
