import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASK, asked, ORIGIN, PATH, type TestInbox, testInbox } from '../../../tests/support/inbox.ts';
import { signUp } from '../../../tests/support/sign-up-form.ts';
import { PARTS } from '../journal/file.ts';
import { createReplyTime } from '../report/reply-time.ts';
import { SECTIONS } from './shell.tsx';

const HOUR = 60 * 60_000;

/** Lists the names on a page, from top to bottom. */
const names = (html: string) => [...html.matchAll(/class="who"[^>]*>([^<]*)</g)].map(([, name]) => name);

const firstNames = (html: string) => names(html).map((name) => name?.split(' ')[0]);

/** Lists how long the leads on a page have waited, in which tone. */
const ages = (html: string) =>
  [...html.matchAll(/<p class="line hint"><span class="chip (\w*)">([^<]*)</g)].map(
    ([, tone, age]) => `${tone} ${age}`,
  );

/** Settles the delivery of the next lead to its store. */
function deliver({ journal, clock }: TestInbox, outcome: Parameters<TestInbox['journal']['settle']>[2]): void {
  const lead = journal.claim('store', clock.now, HOUR);
  if (lead) journal.settle('store', lead.id, outcome, clock.now, clock.now + HOUR);
}

/** Monday to Friday; the clock of the tests begins on Monday at 14:00. */
const PROMISE = {
  minutes: 120,
  hours: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' }],
};

const promising = () => testInbox({ replyTime: createReplyTime(PROMISE, 'Europe/Zurich') });

const take = (inbox: TestInbox, id: string, step: Record<string, string>, who?: string) =>
  inbox.post(id, { seen: String(inbox.journal.history(id).length), note: '', ...step }, who);

describe('the first page', () => {
  test('shows who waits, those who came first on top, with place, subject, first line and a link to call', async () => {
    const inbox = promising();
    inbox.arrives({ First: 'Bea', Last: 'Keller', Town: 'Basel', Zip: '4051', Sport: 'sailing' });
    inbox.clock.now += HOUR;
    inbox.arrives({}, { extras: { 'Call back': 'mornings' }, photos: [{ bytes: Buffer.from('a'), sent: 'a' }] });
    inbox.clock.now += HOUR / 2 + 60_000;
    const { text, status } = await inbox.get();
    expect(status).toBe(200);
    expect(names(text)).toEqual(['Bea Keller', 'Zoë O&#x27;Neil']);
    for (const shown of ['Zürich', 'Rowing on the lake', 'Basel', 'Sailing', 'Smells of smoke.', '1 photo'])
      expect(text).toContain(shown);
    expect(ages(text)).toEqual(['warning 1 h 31', ' 31 min']);
    expect(text).toContain('promised: 2 h');
    expect(text).toContain('In the morning');
    expect(text).toContain('href="tel:+41791234567"');
  });

  test('is late after the promised time, and waits for opening outside of the hours', async () => {
    const inbox = promising();
    inbox.arrives();
    inbox.clock.now += 2.5 * HOUR;
    inbox.arrives();
    inbox.clock.now += 4 * HOUR;
    expect(ages((await inbox.get()).text)).toEqual(['error 3 h', ' from tomorrow, 08:00']);
    inbox.clock.now += 24 * HOUR;
    expect(ages((await inbox.get()).text)).toEqual(['error since yesterday, 14:00', 'error since yesterday, 16:30']);
  });

  test('does not show those who were called or are held back, and shows who comes up again', async () => {
    const inbox = promising();
    const [called, later, missed] = ['Called', 'Later', 'Missed'].map((First) => inbox.arrives({ First }));
    inbox.arrives({ First: 'Held' }, { state: 'flagged' });
    await take(inbox, called ?? '', { do: 'called' });
    await take(inbox, later ?? '', { do: 'remind', day: '2030-05-08' });
    await take(inbox, missed ?? '', { do: 'missed', note: 'Machine' });
    const { text } = await inbox.get();
    expect(names(text)).toEqual([]);
    expect(text).toContain('Held back: 1');
    inbox.clock.now += 24 * HOUR;
    expect(firstNames((await inbox.get()).text), 'on the next office day').toEqual(['Missed']);
    expect((await inbox.get()).text).toMatch(/Not reached <time[^>]*>yesterday, 14:00/);
    inbox.clock.now += 24 * HOUR;
    expect(firstNames((await inbox.get()).text)).toEqual(['Missed', 'Later']);
    await take(inbox, missed ?? '', { do: 'quoted' });
    expect(firstNames((await inbox.get()).text)).toEqual(['Later']);
  });

  test('counts all who wait, although it shows only those who wait longest, and shows everything that comes up again', async () => {
    const inbox = testInbox();
    for (let n = 1; n <= 30; n += 1) {
      inbox.arrives({ First: `Waits${n}` });
      await take(inbox, inbox.arrives({ First: 'Due', Last: String(n) }), { do: 'remind', day: '2030-05-06' });
    }
    const { text } = await inbox.get();
    expect(text).toContain('<span class="chip error">30</span>');
    const shown = firstNames(text);
    const longest = Array.from({ length: 25 }, (_, index) => `Waits${index + 1}`);
    expect(shown.filter((name) => name?.startsWith('Waits'))).toEqual(longest);
    expect(shown.filter((name) => name === 'Due')).toHaveLength(30);
  });

  test('marks what looks like spam', async () => {
    const inbox = testInbox();
    inbox.arrives();
    inbox.arrives({ Text: 'We improve your site: https://seo.example' });
    expect((await inbox.get()).text.match(/Spam\?/g)).toHaveLength(1);
  });
});

describe('the list', () => {
  test('has 25 leads per page, newest first', async () => {
    const inbox = testInbox();
    for (let n = 1; n <= 27; n += 1) inbox.arrives({ First: 'N', Last: String(n) });
    expect(names((await inbox.get('list/')).text)).toHaveLength(25);
    expect(names((await inbox.get('list/?page=2')).text)).toEqual(['N 2', 'N 1']);
  });

  test('filters by state, counts each state, and shows flagged leads only under their own', async () => {
    const inbox = testInbox();
    const [called, failed] = [inbox.arrives({ First: 'Called' }), inbox.arrives({ First: 'Failed' })];
    const won = inbox.arrives({ First: 'Won' });
    inbox.arrives({ First: 'Held' }, { state: 'flagged' });
    await take(inbox, called, { do: 'called' });
    await take(inbox, won, { do: 'won' });
    inbox.journal.settle('store', failed, { kind: 'later', cause: '422', barred: true }, inbox.clock.now, 0);
    deliver(inbox, { kind: 'delivered' });
    deliver(inbox, { kind: 'refused', cause: '422' });
    const shown = async (query: string) => firstNames((await inbox.get(`list/?${query}`)).text);
    for (const [query, leads] of [
      ['', 'Won Failed Called'],
      ['state=open', 'Failed Called'],
      ['state=new', 'Failed'],
      ['state=called', 'Called'],
      ['state=flagged', 'Held'],
      ['state=failed', 'Failed'],
      ['q=zurich', 'Won Failed Called'],
      ['q=zurich&state=open', 'Failed Called'],
      ['q=zurich&state=failed', 'Failed'],
    ] as const)
      expect(await shown(query), query).toEqual(leads.split(' '));
    await take(inbox, failed, { do: 'remind', day: '2030-06-01' });
    const each = { new: 1, called: 1, won: 1, flagged: 1, failed: 1 };
    expect(inbox.journal.inboxCounts([ASK.action])).toEqual(each);
  });

  test.each([
    ['its place, without its accent', 'zurich', ['Zoë']],
    ['a number in national format', '079 123', ['Zoë']],
    ['a mail', 'zoe@', ['Zoë']],
    ['no name that is spelled differently', 'ONEIL', []],
    ['a letter with a stroke', 'dordevic', ['Bea']],
    ['a letter without a dot', 'isik', ['Bea']],
    ['«ß»', 'hauptstrasse', ['Bea']],
    ['capitals', 'ŁUKASZ', ['Bea']],
  ])('is searched for %s: «%s»', async (_what, search, found) => {
    const inbox = testInbox();
    inbox.arrives();
    const Last = 'Đorđević Işık łukasz, Hauptstraße';
    inbox.arrives({ First: 'Bea', Last, Town: 'Basel', Phone: '061 999', 'E-Mail': 'b@example.com', Text: 'Other' });
    expect(firstNames((await inbox.get(`list/?q=${encodeURIComponent(search)}`)).text)).toEqual(found);
  });

  test.each(['0041 (0)79 123 45 67', '\u202d+41791234567\u202c', '079-123.45/67', '+41 79 123', '0041 (0)79 12'])(
    'is searched for a phone number in any notation: «%s»',
    async (search) => {
      const inbox = testInbox();
      for (const Phone of ['079 123 45 67', '+41 (0)79/123 45 67', '0041791234567', '078 123 45 67'])
        inbox.arrives({ First: Phone, Phone });
      const found = async (text: string) => names((await inbox.get(`list/?q=${encodeURIComponent(text)}`)).text);
      expect(await found(search)).toHaveLength(3);
      expect(await found(search)).not.toContain('078 123 45 67 O&#x27;Neil');
      expect(await found(`x${search}`)).toEqual([]);
    },
  );

  test('shows only the forms of the inbox', async () => {
    const inbox = testInbox();
    const other = inbox.arrives({}, { form: signUp });
    expect(names((await inbox.get()).text)).toEqual([]);
    expect((await inbox.get(other)).status).toBe(404);
  });
});

describe('an inquiry', () => {
  test('is shown with the labels of the form and the state of its delivery', async () => {
    const inbox = testInbox();
    const id = inbox.arrives(
      {},
      { mail: ['notice'], landedOn: '/regions/bern/', referrer: 'search.example', remarks: ['fast'] },
    );
    const { text } = await inbox.get(id);
    for (const shown of ['First name', 'Your number', 'Rowing on the lake', '/regions/bern/', 'search.example'])
      expect(text).toContain(shown);
    expect(text).toMatch(/Monday,? 6 May 2030, 14:00/);
    expect(text).toContain('href="mailto:zoe@example.com"');
    expect(text).toMatch(/waiting, filled in very quickly/);
    expect([...text.matchAll(/href="(\w+:)/g)].map(([, scheme]) => scheme)).not.toContain('https:');
  });

  test('shows its photos until it is deleted', async () => {
    const inbox = testInbox();
    const photos = ['the wall', 'the roof'].map((text) => ({ bytes: Buffer.from(text), sent: text }));
    const id = inbox.arrives({}, { photos });
    const { text } = await inbox.get(id);
    for (const n of [1, 2])
      expect(text).toContain(
        `<a href="${PATH}${id}/photos/${n}.jpg"><img src="${PATH}${id}/photos/${n}.jpg" alt="Photo`,
      );
    const second = await inbox.get(`${id}/photos/2.jpg`);
    expect([second.status, second.text]).toEqual([200, 'the roof']);
    expect(Object.fromEntries(second.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    });
    for (const other of [`${id}/photos/0.jpg`, `${id}/photos/3.jpg`, `${crypto.randomUUID()}/photos/1.jpg`])
      expect((await inbox.get(other)).status).toBe(404);
    await inbox.post(`${id}/delete`, { seen: String(inbox.journal.history(id).length) });
    expect((await inbox.get(`${id}/photos/1.jpg`)).status).toBe(404);
    expect(inbox.journal.photosOf(id)).toEqual([]);
  });

  test('shows entries that have no column in the store, and states that photos were lost', async () => {
    const inbox = testInbox();
    const id = inbox.arrives({}, { extras: { 'Call back': 'mornings', Once: 'asked' }, remarks: ['photos-lost'] });
    const { text } = await inbox.get(id);
    expect(text).toContain('<dt class="hint">When may we call?</dt><dd>In the morning</dd>');
    expect(text).toContain('<dt class="hint">Once</dt><dd>asked</dd>');
    expect(text).toContain('Bahnhofstrasse 12, 8001 Zürich');
    expect(text).toContain('There were photos. Ask for them.');
    expect(text).not.toContain('/photos/');
  });

  test('changes its state with a note, and logs who did what and when', async () => {
    const inbox = testInbox();
    const id = inbox.arrives();
    const done = await inbox.post(id, { do: 'called', seen: '0', note: ' Call back\r\non Monday ' });
    expect([done.status, done.headers.get('Location')]).toEqual([303, `${PATH}${id}?done=called`]);
    inbox.clock.now += HOUR;
    await inbox.post(id, { do: 'note', seen: '1', note: 'Prefers mail' }, 'bob@club.example');
    const [first, second] = [inbox.clock.now - HOUR, inbox.clock.now];
    expect(inbox.journal.history(id)).toEqual([
      { at: first, state: 'called', note: 'Call back\non Monday', who: 'ann@club.example' },
      { at: second, state: 'called', note: 'Prefers mail', who: 'bob@club.example' },
    ]);
    expect(inbox.journal.auditTrail(9, 0)).toEqual([
      { at: second, who: 'bob@club.example', what: 'note', lead: id },
      { at: first, who: 'ann@club.example', what: 'called', lead: id },
    ]);
    expect(inbox.journal.get(id)?.progress).toBe('called');
    expect((await inbox.get(`${id}?done=note`)).text).toContain('Note saved.');
  });

  test('is never overwritten from an outdated page, which shows what changed and keeps the note', async () => {
    const inbox = testInbox();
    const id = inbox.arrives();
    await inbox.post(id, { do: 'called', seen: '0', note: 'No answer' }, 'bob@club.example');
    const { status, text } = await inbox.post(id, { do: 'lost', seen: '0', note: 'Too far away' });
    expect(status).toBe(409);
    for (const shown of ['Someone was faster', 'No answer', 'bob@club.example', 'Too far away'])
      expect(text).toContain(shown);
    expect(inbox.journal.history(id).map(({ state }) => state)).toEqual(['called']);
    expect(inbox.journal.auditTrail(9, 0)).toHaveLength(1);
    const seen = /name="seen" value="(\d+)"/.exec(text)?.[1] ?? '';
    expect((await inbox.post(id, { do: 'lost', seen, note: 'Too far away' })).status).toBe(303);
    expect(inbox.journal.get(id)?.progress).toBe('lost');
  });

  test('is saved once if the same step arrives again because its answer got lost', async () => {
    const inbox = testInbox();
    const id = inbox.arrives();
    const step = { do: 'missed', seen: '0', note: 'Machine' };
    for (const answer of [await inbox.post(id, step), await inbox.post(id, step)])
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${PATH}${id}?done=missed`]);
    expect(inbox.journal.history(id)).toHaveLength(1);
    expect(inbox.journal.auditTrail(9, 0)).toHaveLength(1);
    expect((await inbox.post(id, step, 'bob@club.example')).status, 'of someone else').toBe(409);
    await inbox.post(id, { do: 'called', seen: '1', note: '' }, 'bob@club.example');
    expect((await inbox.post(id, step)).headers.get('Location'), 'after one of someone else').toBe(
      `${PATH}${id}?done=missed`,
    );
    expect(inbox.journal.history(id)).toHaveLength(2);
  });

  test('comes up again tomorrow or on Monday, as seen from the day on which that is chosen, however old the page is', async () => {
    const inbox = testInbox();
    const id = inbox.arrives();
    const { text } = await inbox.get(id);
    inbox.clock.now += 3 * 24 * HOUR;
    for (const [label, day] of [
      ['Tomorrow', '2030-05-10'],
      ['Monday', '2030-05-13'],
    ] as const) {
      const step = new RegExp(`value="([^"]*)" name="do">${label}<`).exec(text)?.[1] ?? '';
      await take(inbox, id, { do: step });
      expect(inbox.journal.get(id)?.due, label).toBe(day);
    }
  });

  const TOKEN = 'token of ann@club.example';

  test.each([
    ['no day is chosen', 'ann@club.example', { do: 'remind', day: '', token: TOKEN }, 422, 'Choose a day'],
    ['the session is not that of the page', 'ann@club.example', { do: 'won', token: 'x' }, 403, 'out of date'],
    ['the session has ended', undefined, { do: 'won', token: TOKEN }, 401, 'You have been signed out'],
  ])('that cannot be changed because %s shows the note, and why', async (_, who, step, status, why) => {
    const inbox = testInbox();
    const id = inbox.arrives();
    const send = (Origin: string) =>
      inbox.ask('POST', PATH + id, who, new URLSearchParams({ seen: '0', note: 'Two rooms & a hall', ...step }), {
        Origin,
      });
    const answer = await send(ORIGIN);
    expect([answer.status, inbox.journal.history(id)]).toEqual([status, []]);
    expect(answer.text).toContain('Two rooms &amp; a hall</textarea>');
    expect(answer.text).toContain(why);
    expect((await send('https://evil.example')).text, 'from another website').not.toContain('Two rooms');
  });

  test('comes up again on a chosen day from today on, which a note keeps and another state ends', async () => {
    const inbox = testInbox();
    const id = inbox.arrives();
    const { status, text } = await take(inbox, id, { do: 'note', note: ' ' });
    expect([status, text]).toEqual([422, expect.stringContaining('Write a note first.')]);
    for (const day of ['', '2030-05-05', '2030-02-30'])
      expect((await take(inbox, id, { do: 'remind', day })).status, day).toBe(422);
    await take(inbox, id, { do: 'remind', day: '2030-05-06' });
    await take(inbox, id, { do: 'note', note: 'Ring twice' });
    expect(inbox.journal.get(id)).toMatchObject({ progress: 'new', due: '2030-05-06' });
    await take(inbox, id, { do: 'called' });
    expect(inbox.journal.get(id)?.due).toBeUndefined();
    expect(inbox.journal.history(id).map(({ state, due }) => [state, due])).toEqual([
      ['new', '2030-05-06'],
      ['new', '2030-05-06'],
      ['called', undefined],
    ]);
  });

  test.each([
    [{ do: 'quoted' }, 'quoted', 'quoted'],
    [{ do: 'missed' }, 'missed', 'remind'],
    [{ do: 'note', note: 'Is away' }, 'new', 'note'],
    [{ do: 'remind' }, 'new', 'remind'],
  ])('comes up again on the day that was entered, with every button: %o', async (step, progress, confirmed) => {
    const inbox = testInbox();
    const id = inbox.arrives();
    expect((await take(inbox, id, { ...step, day: '2030-05-05' })).status, 'a day that is over').toBe(422);
    const { headers } = await take(inbox, id, { ...step, day: '2030-05-20' });
    expect(headers.get('Location')).toBe(`${PATH}${id}?done=${confirmed}`);
    expect(inbox.journal.history(id)).toMatchObject([{ state: progress, due: '2030-05-20' }]);
  });

  test('comes up again on the day behind which someone presses Enter', async () => {
    const inbox = testInbox();
    const { text } = await inbox.get(inbox.arrives());
    const [first] = /<button[^>]*>/.exec(text.slice(text.indexOf('id="next"'))) ?? [];
    expect(first, 'the first button, which browsers press').toContain('value="remind"');
  });

  test('asks someone who has just called what came of it', async () => {
    const inbox = testInbox();
    const id = inbox.arrives();
    expect((await inbox.get()).text).toContain(`data-asks="${PATH}${id}?called"`);
    expect((await inbox.get(id)).text).toContain('<h2 id="next" hidden="">Did you reach Zoë O&#x27;Neil?<');
    expect((await inbox.get(`${id}?called`)).text).toContain('<h2 id="next">Did you reach Zoë O&#x27;Neil?<');
  });

  test.each([
    ['+41 (0)79 123 45 67', '+41791234567'],
    ['+41 079 123 45 67', '+41791234567'],
    ['0041 [0]79 123 45 67', '0041791234567'],
    ['\uff0b41\uff08\uff10\uff0979 123 45 67', '+41791234567'],
    ['41 79 123 45 67', '+41791234567'],
    ['+39 06 123 4567', '+39061234567'],
    ['Tel. 079/123-45-67', '0791234567'],
    ['079 123 45 67 (ab 18.30 Uhr)', '0791234567'],
    ['079 123 45 67 / 044 222 33 44', '0791234567'],
    ['079 123 45 67 +41 44 222 33 44', '0791234567'],
    ['117', '117'],
  ])('dials the first number of «%s»', async (Phone, number) => {
    const inbox = testInbox();
    const { text } = await inbox.get(inbox.arrives({ Phone }));
    expect([...text.matchAll(/"tel:([^"]*)"/g)].map(([, dialled]) => dialled)).toContain(number);
  });

  test('links to the map that the site names, which learns nothing but the address', async () => {
    const inbox = testInbox({ map: 'https://map.example/?q=' });
    const id = inbox.arrives();
    expect((await inbox.get(id)).text).toContain(
      'href="https://map.example/?q=Bahnhofstrasse%2012%2C%208001%20Z%C3%BCrich" target="_blank" rel="noreferrer"',
    );
  });

  test('whose delivery failed can be sent again', async () => {
    const inbox = testInbox();
    const id = inbox.arrives();
    deliver(inbox, { kind: 'later', cause: '422 UNKNOWN_FIELD_NAME', barred: true });
    const { text } = await inbox.get(id);
    expect(text).toContain('Deliver again');
    expect(text, 'the cause').toContain('422 UNKNOWN_FIELD_NAME');
    await inbox.post(id, { do: 'resent' });
    expect(inbox.journal.get(id)).toMatchObject({ state: 'received', attempts: 0 });
    expect((await inbox.get(id)).text).not.toContain('Deliver again');
  });

  test('is deleted after confirmation, and leaves nothing in the file except the log entry', async () => {
    const inbox = testInbox();
    const id = inbox.arrives({ Last: 'Unmistakable', Text: 'Very private' });
    inbox.journal.advance(id, 0, { at: 0, state: 'called', note: 'Whispered', who: 'ann@club.example' });
    const page = await inbox.get(`${id}/delete`);
    expect(page.text).toContain('Yes, delete permanently');
    expect(inbox.journal.get(id)).toBeDefined();
    const { headers } = await inbox.post(`${id}/delete`, { seen: String(inbox.journal.history(id).length) });
    expect(headers.get('Location')).toBe(`${PATH}?done=deleted`);
    expect(inbox.journal.get(id)).toBeUndefined();
    const bytes = PARTS.map((part) => readFileSync(inbox.file + part, 'latin1')).join('');
    for (const erased of ['Unmistakable', 'Very private', 'Whispered']) expect(bytes).not.toContain(erased);
    expect(inbox.journal.auditTrail(9, 0)).toMatchObject([{ who: 'ann@club.example', what: 'deleted', lead: id }]);
    expect((await inbox.get('log/')).text).toContain('ann@club.example');
  });

  test('is not deleted with a step that someone has taken since, before that is shown', async () => {
    const inbox = testInbox();
    const id = inbox.arrives();
    const seenOn = (text: string) => /name="seen" value="(\d+)"/.exec(text)?.[1] ?? '';
    const { text } = await inbox.get(`${id}/delete`);
    await take(inbox, id, { do: 'won', note: 'Starts on Monday' }, 'bob@club.example');
    const answer = await inbox.post(`${id}/delete`, { seen: seenOn(text) });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Starts on Monday');
    await inbox.post(`${id}/delete`, { seen: seenOn((await inbox.get(`${id}/delete`)).text) });
    expect(inbox.journal.get(id)).toBeUndefined();
  });

  test('cannot be deleted while it is being sent', async () => {
    const inbox = testInbox();
    const id = inbox.arrives();
    inbox.journal.claim('store', inbox.clock.now, HOUR);
    const { headers } = await inbox.post(`${id}/delete`, { seen: String(inbox.journal.history(id).length) });
    expect(headers.get('Location')).toBe(`${PATH}${id}?done=sending`);
    expect(inbox.journal.auditTrail(9, 0)).toEqual([]);
  });
});

test('an export is a download, and noted in the log', async () => {
  const inbox = testInbox();
  inbox.arrives();
  const { headers, text } = await inbox.post('export.csv', { form: ASK.action });
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="Requests-2030-05-06.csv"');
  expect(text).toContain('zoe@example.com');
  expect(inbox.journal.auditTrail(9, 0)).toMatchObject([{ who: 'ann@club.example', what: 'exported' }]);
});

describe('a visitor who is not signed in', () => {
  test('is redirected to the sign-in page in the same way from every URL, and back later', async () => {
    const inbox = testInbox();
    const id = inbox.arrives({}, { photos: [{ bytes: Buffer.from('the wall'), sent: 'the wall' }] });
    const photos = [1, 9].map((n) => `${id}/photos/${n}.jpg`);
    for (const path of [id, crypto.randomUUID(), ...photos, `${id}/delete`, 'log/', 'nowhere']) {
      const { status, headers, text } = await inbox.ask('GET', PATH + path);
      expect([status, headers.get('Location'), text]).toEqual([
        303,
        `${PATH}access/?to=${encodeURIComponent(PATH + path)}`,
        '',
      ]);
    }
  });

  test('learns and changes nothing with hundreds of forged requests', async () => {
    const inbox = testInbox();
    const ids = [inbox.arrives(), inbox.arrives({ First: 'Held' }, { state: 'flagged' })];
    const before = JSON.stringify([inbox.journal.list(), inbox.journal.auditTrail(9, 0)]);
    const secrets = [...Object.values(asked()).filter((value) => value.length > 5), 'ann@club.example', ...ids];
    const path = fc.oneof(
      fc.constantFrom('', 'report/', 'log/', 'export.csv', ...ids, ...ids.map((id) => `${id}/delete`)),
      fc.string(),
      fc.uuid(),
    );
    const cookie = fc.oneof(
      fc.constant(''),
      fc.string(),
      fc.constantFrom('who=', 'who=ann,bob', 'x=1; who=ann', 'who="ann"'),
    );
    const entries = fc.record({
      do: fc.constantFrom('called', 'released', 'resent', 'note', 'x'),
      seen: fc.constantFrom('0', '-1', '1e9', 'x'),
      token: fc.oneof(fc.constant('token of ann@club.example'), fc.string()),
      note: fc.string(),
    });
    const method = fc.constantFrom('GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS');
    await fc.assert(
      fc.asyncProperty(method, path, cookie, entries, async (method, path, cookie, entries) => {
        const headers = { Cookie: cookie.replace(/[^\x20-\x7e]/g, ''), Origin: ORIGIN };
        const body = method === 'GET' || method === 'HEAD' ? undefined : new URLSearchParams(entries);
        const url = new URL(PATH + path, ORIGIN);
        if (!url.pathname.startsWith(PATH)) return;
        const answer = await inbox.ask(method, url.pathname + url.search, undefined, body, headers);
        expect([303, 401]).toContain(answer.status);
        for (const secret of secrets) {
          // Its own path, to come back to after signing in.
          if (path.includes(secret)) continue;
          expect(answer.text).not.toContain(secret);
          expect(String(answer.headers.get('Location'))).not.toContain(secret);
        }
      }),
      { numRuns: 250 },
    );
    expect(JSON.stringify([inbox.journal.list(), inbox.journal.auditTrail(9, 0)])).toBe(before);
  });
});

test.each([
  ['without the token of the session', {}, ORIGIN],
  ["with another person's token", { token: 'token of bob@club.example' }, ORIGIN],
  ['from another website', { token: 'token of ann@club.example' }, 'https://evil.example'],
])('a form %s is refused', async (_, token, origin) => {
  const inbox = testInbox();
  const id = inbox.arrives();
  for (const [path, entries] of [
    [id, { do: 'called', seen: '0' }],
    [`${id}/delete`, {}],
    ['export.csv', { form: ASK.action }],
  ] as const) {
    const body = new URLSearchParams({ ...entries, ...token });
    const { status, text } = await inbox.ask('POST', PATH + path, 'ann@club.example', body, { Origin: origin });
    expect([status, text.includes('zoe@example.com')]).toEqual([403, false]);
  }
  expect(inbox.journal.history(id)).toEqual([]);
});

const OWN_FILES = /<(?:script|img) src="\/inbox\/inbox-[\w-]+\.(?:js|png)"/g;

test('input of visitors never becomes markup', async () => {
  const inbox = testInbox();
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>'{{7*7}}javascript:alert(1)`;
  const id = inbox.arrives(Object.fromEntries(Object.keys(asked()).map((column) => [column, evil])), {
    landedOn: evil,
    referrer: evil,
  });
  const held = inbox.arrives({ First: evil, Phone: 'javascript:alert(1)' }, { state: 'flagged' });
  const pages = [
    await inbox.get(),
    await inbox.get(`list/?q=${encodeURIComponent(evil)}`),
    await inbox.get('list/?state=flagged'),
    await inbox.get(id),
    await inbox.get(held),
    await inbox.get(`${id}/delete`),
    await inbox.get('report/'),
    await inbox.post(id, { do: 'called', seen: '0', note: evil }),
    await inbox.post(id, { do: 'won', seen: '0', note: evil }),
    await inbox.get(id),
    await inbox.get('log/'),
  ];
  for (const { text } of pages) {
    expect(text.replaceAll(OWN_FILES, '')).not.toMatch(/<script|<img|="?javascript:/);
    expect(text).not.toContain(evil);
  }
});

test('no response can be cached, framed or indexed, or sends its URL to other sites', async () => {
  const inbox = testInbox();
  const id = inbox.arrives();
  const answers = [
    await inbox.get(),
    await inbox.get(id),
    await inbox.get('nowhere'),
    await inbox.ask('GET', PATH),
    await inbox.ask('POST', PATH + id),
    await inbox.post(id, { do: 'called', seen: '0' }),
    await inbox.post('export.csv', { form: ASK.action }),
  ];
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining(
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      ),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex, nofollow',
    });
  }
});

test('every form has a name', async () => {
  const inbox = testInbox();
  const id = inbox.arrives({}, { state: 'flagged' });
  for (const path of [SECTIONS.all, SECTIONS.report, id, `${id}/delete`]) {
    const forms = (await inbox.get(path)).text.match(/<form[^>]*>/g) ?? [];
    expect(forms.length, path).toBeGreaterThan(0);
    expect(
      forms.filter((form) => !/aria-label(ledby)?="[^"]/.test(form)),
      path,
    ).toEqual([]);
  }
});
