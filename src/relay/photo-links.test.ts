import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { JOIN_WITH_PHOTOS, submission } from '../../tests/support/lead-form.ts';
import { temporaryFolder } from '../../tests/support/mini-site.ts';
import { openJournal } from './journal.ts';
import { createPhotoLinks } from './photo-links.ts';
import type { Lead } from './types.ts';

const DAY = 24 * 60 * 60_000;
const NOON = Date.parse('2030-05-06T12:00:00.000Z');

/** A relay with a lead that has two photos, and a clock that stands still until it is turned. */
function withPhotos() {
  const journal = openJournal(join(temporaryFolder(), 'journal.db'));
  onTestFinished(() => journal.close());
  const photos = ['one', 'two'].map((text) => ({ bytes: Buffer.from(text), sent: text }));
  const { id } = journal.receive(submission('Ann', NOON, { form: JOIN_WITH_PHOTOS, photos }), NOON);
  const clock = { now: NOON };
  const links = createPhotoLinks({
    journal,
    forms: [JOIN_WITH_PHOTOS],
    relayAt: 'https://club.example',
    now: () => clock.now,
  });
  const relay = links.serve(async () => new Response('the relay'));
  const get = (url: string, method = 'GET') => relay(new Request(url, { method }), { address: undefined });
  const lead = journal.get(id) as Lead;
  return { journal, clock, links, lead, get, urls: links.of(lead)?.urls ?? [] };
}

test('each photo has an address, which shows it as a picture that can do nothing', async () => {
  const { get, urls } = withPhotos();
  expect(urls).toHaveLength(2);
  expect(urls[0]).toMatch(/^https:\/\/club\.example\/api\/join\/photos\/[\w.-]+\/1\.jpg$/);
  const answers = await Promise.all(urls.map((url) => get(url)));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['one', 'two']);
  expect(Object.fromEntries(answers[1]?.headers ?? [])).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline; filename="2.jpg"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('an address ends after thirty days, and with its lead', async () => {
  const { get, urls, clock, journal, lead } = withPhotos();
  const [url = ''] = urls;
  clock.now += 30 * DAY - 1;
  expect((await get(url)).status).toBe(200);
  clock.now += 1;
  expect((await get(url)).status).toBe(404);
  clock.now = NOON;
  journal.forgetOne(lead.id);
  expect((await get(url)).status).toBe(404);
});

test('an address that was changed in any letter, or made elsewhere, shows nothing', async () => {
  const { get, urls, lead } = withPhotos();
  const [url = ''] = urls;
  const start = url.lastIndexOf('photos/') + 'photos/'.length;
  const changed = Array.from({ length: url.length - start }, (_, at) => {
    const letter = url[start + at] === 'A' ? 'B' : 'A';
    return url.slice(0, start + at) + letter + url.slice(start + at + 1);
  });
  // Of the last letter of a signature, two bits mean nothing; it is compared as it is written.
  const others = ['', '1.jpg', `${lead.id}/1.jpg`].map((end) => url.slice(0, start) + end);
  const beyond = ['/0.jpg', '/3.jpg', '/1.png', '/1.jpg/', '/-1.jpg'].map((end) => url.replace('/1.jpg', end));
  const foreign = withPhotos().urls[0]?.split('.').at(-2)?.split('/')[0] ?? '';
  const signedElsewhere = url.replace(/[\w-]{43}(?=\/1\.jpg)/, foreign);
  for (const wrong of [...changed, ...others, ...beyond, signedElsewhere]) {
    const answer = await get(wrong);
    expect([answer.status, await answer.text()], wrong).toEqual([404, '']);
  }
  expect((await get(url, 'POST')).status).toBe(405);
});

test('a relay that does not know its own address names none, and what is asked elsewhere is left to it', async () => {
  const { journal, links, lead, get } = withPhotos();
  const unknown = createPhotoLinks({ journal, forms: [JOIN_WITH_PHOTOS], relayAt: undefined });
  expect(unknown.of(lead)).toEqual({ column: 'Photos', count: 2, urls: [] });
  expect(links.of({ ...lead, form: '/api/else' })).toBeUndefined();
  expect(await (await get('https://club.example/api/join')).text()).toBe('the relay');
});
