import { expect, test } from 'vitest';
import { openedJournal } from '../../../tests/support/journal.ts';
import { JOIN_WITH_PHOTOS, submission } from '../../../tests/support/lead-form.ts';
import type { Lead } from '../types.ts';
import { createPhotoLinks } from './photo-links.ts';

const DAY = 24 * 60 * 60_000;
const NOON = Date.parse('2030-05-06T12:00:00.000Z');

/** Creates a relay with a lead that has two photos, and a clock that moves only when set. */
function withPhotos() {
  const journal = openedJournal();
  const photos = ['one', 'two'].map((text) => ({ bytes: Buffer.from(text), sent: text }));
  const { id } = journal.receive(submission('Ann', NOON, { form: JOIN_WITH_PHOTOS, photos }), NOON);
  const clock = { now: NOON };
  const links = createPhotoLinks({
    journal,
    forms: [JOIN_WITH_PHOTOS],
    relayOrigin: 'https://club.example',
    now: () => clock.now,
  });
  const relay = links.serve(async () => new Response('the relay'));
  const get = (url: string, method = 'GET') => relay(new Request(url, { method }), { address: undefined });
  const lead = journal.get(id) as Lead;
  return { journal, clock, links, lead, get, urls: links.of(lead)?.urls ?? [] };
}

test('each photo has a URL that serves it as an inert picture', async () => {
  const { get, urls } = withPhotos();
  expect(urls).toHaveLength(2);
  expect(urls[0]).toMatch(/^https:\/\/club\.example\/api\/join\/photos\/[\w-]+\/1\.jpg\?key=\d+\.[\w-]+$/);
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

test('a URL expires after thirty days, and with its lead', async () => {
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

test('a URL made while the clock was years ahead is invalid once the clock is right, but not after a small correction', async () => {
  const { get, links, clock, lead } = withPhotos();
  for (const [ahead, status] of [
    [12 * 365 * DAY, 404],
    [4 * 60_000, 200],
  ] as const) {
    clock.now = NOON + ahead;
    const [url = ''] = links.of(lead)?.urls ?? [];
    expect((await get(url)).status).toBe(200);
    clock.now = NOON;
    expect((await get(url)).status).toBe(status);
  }
});

test('the path of a URL, which servers log, does not show the photo', async () => {
  const { get, urls } = withPhotos();
  const answer = await get(urls[0]?.replace(/\?.*/, '') ?? '');
  expect([answer.status, answer.headers.get('Referrer-Policy')]).toEqual([404, 'no-referrer']);
});

test('a URL with any changed character, or signed elsewhere, shows nothing', async () => {
  const { get, urls, lead } = withPhotos();
  const [url = ''] = urls;
  const start = url.lastIndexOf('photos/') + 'photos/'.length;
  const changed = Array.from({ length: url.length - start }, (_, at) => {
    const letter = url[start + at] === 'A' ? 'B' : 'A';
    return url.slice(0, start + at) + letter + url.slice(start + at + 1);
  });
  // Two bits of the last base64 character are unused, but the signature is compared as a string.
  const others = ['', '1.jpg', `${lead.id}/1.jpg`].map((end) => url.slice(0, start) + end);
  const beyond = ['/0.jpg', '/3.jpg', '/1.png', '/1.jpg/', '/-1.jpg'].map((end) => url.replace('/1.jpg', end));
  const foreign = withPhotos().urls[0]?.split('.').at(-1) ?? '';
  const signedElsewhere = url.replace(/[\w-]{43}$/, foreign);
  for (const wrong of [...changed, ...others, ...beyond, signedElsewhere]) {
    const answer = await get(wrong);
    expect([answer.status, await answer.text()], wrong).toEqual([404, '']);
  }
  expect((await get(url, 'POST')).status).toBe(405);
});

test('a relay that does not know its origin has no URLs, and other requests are passed on', async () => {
  const { journal, links, lead, get } = withPhotos();
  const unknown = createPhotoLinks({ journal, forms: [JOIN_WITH_PHOTOS], relayOrigin: undefined });
  expect(unknown.of(lead)).toEqual({ column: 'Photos', count: 2, urls: [] });
  expect(links.of({ ...lead, form: '/api/else' })).toBeUndefined();
  expect(await (await get('https://club.example/api/join')).text()).toBe('the relay');
});
