import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { JOIN_WITH_PHOTOS } from '../../../tests/support/lead-form.ts';
import { type MailServerOptions, mailServer } from '../../../tests/support/mail-server.ts';
import { temporaryFolder } from '../../../tests/support/mini-site.ts';
import { entered, field, signUp } from '../../../tests/support/sign-up-form.ts';
import type { FormSpec } from '../../api/forms/form-spec.ts';
import type { Environment } from '../../api/template-api.ts';
import { createDispatcher } from '../deliver/dispatcher.ts';
import { type Journal, openJournal } from '../journal/journal.ts';
import type { Submission } from '../types.ts';
import { mailDeliverers, wantedMails } from './delivery.ts';
import { createSender, type Mail, type Sender } from './sender.ts';
import { readMailSettings } from './settings.ts';

const FROM = 'Rowing Club Zürich <club@example.org>';
const NOON = Date.parse('2026-05-04T12:00:00.000Z');

const NEWSLETTER: FormSpec = {
  ...signUp,
  action: '/api/newsletter',
  fields: [field('email', 'Address', { type: 'email', required: true })],
};

function journalInFolder(folder = temporaryFolder()): Journal {
  const journal = openJournal(join(folder, 'leads.sqlite'));
  // Durability does not matter here, and syncing takes longer than everything else.
  journal.database.exec('PRAGMA synchronous = OFF');
  onTestFinished(() => journal.close());
  return journal;
}

function receive(journal: Journal, fields: Record<string, string> = {}, rest: Partial<Submission> = {}): string {
  const submission: Submission = {
    form: signUp,
    fields: entered(fields),
    submissionId: crypto.randomUUID(),
    remarks: [],
    state: 'received',
    receivedAt: new Date(NOON).toISOString(),
    mail: ['notice', 'confirmation'],
    ...rest,
  };
  return journal.receive(submission, NOON).id;
}

function senderTo(url: string): Sender {
  const settings = readMailSettings({ SMTP_URL: url, MAIL_FROM: FROM, MAIL_TO: 'staff@example.org' });
  if (!settings) throw new Error('The mail settings are incomplete.');
  return createSender(settings);
}

/** Creates a mailer, with a clock that moves only when the test sets it. */
function mailerFor(journal: Journal, to: string | Sender, clock: { readonly now: number } = { now: NOON }) {
  const now = () => clock.now;
  const sender = typeof to === 'string' ? senderTo(to) : to;
  const deliverers = mailDeliverers({ journal, forms: [signUp, NEWSLETTER], sender, now });
  const dispatchers = deliverers.map((deliverer) =>
    createDispatcher({ journal, deliverer, unit: 1, now, random: () => 1 }),
  );
  onTestFinished(async () => void (await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()))));
  return {
    /** Sends everything that is due. */
    async drain() {
      for (const dispatcher of dispatchers) await dispatcher.drain(clock.now);
    },
  };
}

/** A sender for tests that need no mail server, which delays its greeting by a tenth of a second. */
function fakeSender() {
  const mails: Mail[] = [];
  const send = async (mail: Mail) => {
    mails.push(mail);
    return { kind: 'delivered' } as const;
  };
  return { mails, sender: { send, verify: async () => undefined } satisfies Sender };
}

/** Reads why mails were not sent. */
const causesIn = ({ database }: Journal) =>
  database.all('SELECT cause FROM journal_outbox WHERE cause IS NOT NULL').map(({ cause }) => cause);

const mailOf = (journal: Journal, id: string) => journal.get(id)?.mail;

test('staff and sender both get a mail, with umlauts, and replies go to the other', async () => {
  const [server, journal] = [await mailServer(), journalInFolder()];
  const id = receive(journal, { Sport: 'rowing' });
  await mailerFor(journal, server.url).drain();

  const [notice, confirmation] = server.arrived;
  expect(notice).toMatchObject({ from: 'club@example.org', to: ['staff@example.org'] });
  expect(notice?.headers).toContain('Subject: New: Rowing on the lake, Zürich');
  expect(notice?.headers).toContain('Reply-To: juerg@example.com');
  expect(notice?.body).toContain('Name: Jürg\nTown: Zürich');
  expect(confirmation).toMatchObject({ to: ['juerg@example.com'] });
  expect(confirmation?.headers).toContain('Subject: Welcome, Jürg');
  expect(confirmation?.headers).toContain('Reply-To: staff@example.org');
  expect(confirmation?.body).toContain('Hello Jürg');
  expect(`${notice?.headers}${confirmation?.headers}`).not.toMatch(/text\/html/i);
  expect(mailOf(journal, id)).toEqual({ notice: 'sent', confirmation: 'sent' });
});

describe('photos', () => {
  const form = { ...signUp, photos: JOIN_WITH_PHOTOS.photos } as FormSpec;

  /** Returns the mail to the staff about a lead with photos of these sizes. */
  async function noticeOf(
    sizes: readonly number[],
    rest: Partial<Submission> = {},
    options: MailServerOptions = {},
    attempts = 0,
  ): Promise<string> {
    const [server, journal] = [await mailServer(options), journalInFolder()];
    const photos = sizes.map((size) => ({ bytes: Buffer.alloc(size, 'P'), sent: String(size) }));
    receive(journal, {}, { form, photos, mail: ['notice'], ...rest });
    const linksTo = () => ({ column: 'Photos', count: sizes.length, urls: sizes.map((size) => `https://x/${size}`) });
    const [notice] = mailDeliverers({ journal, forms: [form], sender: senderTo(server.url), linksTo, now: () => NOON });
    const [lead] = journal.list();
    expect(lead && (await notice?.deliver({ ...lead, attempts }))).toEqual({ kind: 'delivered' });
    return server.arrived[0]?.body ?? '';
  }

  test('are attached to the mail to the staff', async () => {
    const body = await noticeOf([300, 400], { extras: { 'Call back': 'mornings' } });
    expect(body).toContain('Call back: mornings\nPhotos: 2\n');
    expect(body).toMatch(/Content-Type: image\/jpeg; name=1\.jpg/);
    expect(body).toMatch(/filename=2\.jpg/);
    expect(body).not.toContain('https://x/');
  });

  test('that are too large for a mail are linked', async () => {
    const body = await noticeOf([3_000_000, 4_000_001]);
    expect(body).toContain('Photos: 2\nhttps://x/3000000\nhttps://x/4000001\n');
    expect(body).not.toContain('image/jpeg');
  });

  test('are linked if the mail server refuses a mail with them', async () => {
    const body = await noticeOf([3000, 4000], {}, { largest: 5000 });
    expect(body).toContain('Photos: 2\nhttps://x/3000\nhttps://x/4000\n');
  });

  test('are linked if the connection breaks again and again while a mail with them is sent', async () => {
    const body = await noticeOf([3_000_000, 3_900_000], {}, { breaksAfter: 100_000 }, 2);
    expect(body).toContain('Photos: 2\nhttps://x/3000000\nhttps://x/3900000\n');
  });
});

test('mails wait while the server is down, and a new process sends them once it is up', async () => {
  const down = await mailServer();
  await down.close();
  const [journal, clock] = [journalInFolder(), { now: NOON }];
  const id = receive(journal);
  await mailerFor(journal, down.url, clock).drain();
  expect(mailOf(journal, id)).toEqual({ notice: 'waiting', confirmation: 'waiting' });

  const up = await mailServer({ port: down.port });
  clock.now += 1000;
  await mailerFor(journal, down.url, clock).drain();
  expect(up.arrived).toHaveLength(2);
  expect(mailOf(journal, id)).toEqual({ notice: 'sent', confirmation: 'sent' });
});

test('mails are sent once the mail program is there again, after a moment in which npm was replacing it', async () => {
  onTestFinished(() => void vi.doUnmock('nodemailer'));
  vi.doMock('nodemailer', () => Promise.reject(new Error('Cannot find module')));
  const server = await mailServer();
  const sender = senderTo(server.url);
  expect(await sender.send({ subject: 'New', text: 'Ada', id: 'x' })).toMatchObject({ kind: 'later' });
  vi.doUnmock('nodemailer');
  expect(await sender.send({ subject: 'New', text: 'Ada', id: 'x' })).toEqual({ kind: 'delivered' });
});

test('a refused password is recorded, and mails are sent automatically once it is right', async () => {
  let right = 'another';
  const [server, journal, clock] = [await mailServer({ password: () => right }), journalInFolder(), { now: NOON }];
  const id = receive(journal);
  const barred = () => journal.barred(['store', 'notice', 'confirmation']);
  const mailer = mailerFor(journal, server.url.replace('//', '//club:secret@'), clock);
  await mailer.drain();
  expect(barred()).toMatchObject([{ cause: 'EAUTH 535 AUTH PLAIN', leads: 1 }]);
  expect(causesIn(journal)).toEqual(Array(2).fill('EAUTH 535 AUTH PLAIN'));
  right = 'secret';
  clock.now += 59;
  await mailer.drain();
  expect(server.arrived, 'not before a minute').toEqual([]);
  clock.now += 1;
  await mailer.drain();
  expect(mailOf(journal, id)).toEqual({ notice: 'sent', confirmation: 'sent' });
  expect(barred()).toEqual([]);
});

test('a login that fails for a moment is no wrong password: the mail is tried again soon', async () => {
  const { url } = await mailServer({ password: () => 'another', refusal: 454 });
  const outcome = await senderTo(url.replace('//', '//club:secret@')).send({ subject: 'New', text: 'Ada', id: 'x' });
  expect(outcome).toEqual({ kind: 'later', cause: 'EAUTH 454 AUTH PLAIN' });
});

test('a mail server that takes mails but never confirms one floods neither the sender nor the staff', async () => {
  const [server, journal, clock] = [await mailServer({ hangsUp: true }), journalInFolder(), { now: NOON }];
  const id = receive(journal);
  const mailer = mailerFor(journal, server.url, clock);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await mailer.drain();
    clock.now += 10;
  }
  const receivedBy = (mailbox: string) => server.arrived.filter(({ to }) => to[0] === mailbox).length;
  expect(['staff@example.org', 'juerg@example.com'].map(receivedBy)).toEqual([3, 3]);
  expect(mailOf(journal, id)).toEqual({ notice: 'failed', confirmation: 'failed' });
});

test('while the journal cannot be written, an address still gets at most one confirmation', async () => {
  const [server, journal] = [await mailServer(), journalInFolder()];
  journal.settle = () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  };
  for (const Town of ['1', '2']) receive(journal, { Town }, { mail: ['confirmation'] });
  const mailer = mailerFor(journal, server.url);
  for (let round = 0; round < 3; round += 1)
    await expect(mailer.drain()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(server.arrived.filter(({ to }) => to[0] === 'juerg@example.com')).toHaveLength(1);
});

test('an unknown recipient is a failure, recorded without the address', async () => {
  const [server, journal] = [await mailServer({ unknown: ['juerg@example.com'] }), journalInFolder()];
  const id = receive(journal);
  await mailerFor(journal, server.url).drain();
  expect(mailOf(journal, id)).toEqual({ notice: 'sent', confirmation: 'failed' });
  expect(causesIn(journal)).toEqual(['EENVELOPE 550 RCPT TO']);
});

test('a mailbox of the staff that refuses a notice gets it by itself once it accepts mail, however late', async () => {
  const unknown = ['staff@example.org'];
  const [server, journal, clock] = [await mailServer({ unknown }), journalInFolder(), { now: NOON }];
  const id = receive(journal);
  const mailer = mailerFor(journal, server.url, clock);
  await mailer.drain();
  expect(mailOf(journal, id)).toEqual({ notice: 'failed', confirmation: 'sent' });
  expect(journal.barred(['notice'])).toMatchObject([{ cause: 'EENVELOPE 550 RCPT TO', leads: 1 }]);
  clock.now += 10 * 24 * 60 * 60_000;
  await mailer.drain();
  unknown.pop();
  clock.now += 60 * 60_000;
  await mailer.drain();
  expect(mailOf(journal, id)).toEqual({ notice: 'sent', confirmation: 'sent' });
  expect(journal.barred(['notice'])).toEqual([]);
});

test('line breaks in name and town can neither add a header or a recipient nor end the mail', async () => {
  const [server, journal] = [await mailServer(), journalInFolder()];
  const evil = 'X\r\nBcc: victim@example.com\r\n\r\n.\r\nRCPT TO:<victim@example.com>\r\nBuy';
  receive(journal, { Name: evil, Town: evil });
  await mailerFor(journal, server.url).drain();
  expect(server.arrived.flatMap(({ to }) => to)).toEqual(['staff@example.org', 'juerg@example.com']);
  for (const { headers } of server.arrived) expect(headers).not.toMatch(/^(Bcc|Buy)/im);
  expect(server.arrived[0]?.body).toContain('Buy');
});

test('no mail is sent about a flagged lead until it is released', async () => {
  const [{ mails, sender }, journal] = [fakeSender(), journalInFolder()];
  receive(journal, {}, { state: 'flagged', remarks: ['honeypot'] });
  const mailer = mailerFor(journal, sender);
  await mailer.drain();
  expect(mails).toEqual([]);
  journal.replay({ states: ['flagged'] }, NOON);
  await mailer.drain();
  expect(mails).toHaveLength(2);
});

test('a mailbox gets at most one confirmation in ten minutes, whichever of its addresses is used, and the staff every notice', async () => {
  const [journal, clock] = [journalInFolder(), { now: NOON }];
  const mailer = mailerFor(journal, fakeSender().sender, clock);
  const addresses = ['victim@example.com', 'victim+1@example.com', 'v.ictim@example.com', 'VICTIM@Example.com'];
  const ids = addresses.map((address, n) => receive(journal, { 'E-Mail': address, Town: String(n) }));
  await mailer.drain();
  clock.now += 11 * 60_000;
  ids.push(receive(journal, { 'E-Mail': 'victim@example.com', Town: 'last' }));
  await mailer.drain();
  const mails = ids.map((id) => mailOf(journal, id));
  expect(mails.map((mail) => mail?.confirmation)).toEqual(['sent', 'skipped', 'skipped', 'skipped', 'sent']);
  expect(mails.map((mail) => mail?.notice)).toEqual(Array(5).fill('sent'));
});

test('all mailboxes together get at most sixty confirmations an hour, and the staff every notice', async () => {
  const journal = journalInFolder();
  const ids = Array.from({ length: 62 }, (_, index) => receive(journal, { 'E-Mail': `member${index}@example.com` }));
  await mailerFor(journal, fakeSender().sender).drain();
  const mails = ids.map((id) => mailOf(journal, id));
  expect(mails.filter((mail) => mail?.confirmation === 'sent')).toHaveLength(60);
  expect(mails.filter((mail) => mail?.notice === 'sent')).toHaveLength(62);
});

test('confirmations that were sent while the clock was ahead do not keep later ones back', async () => {
  const [journal, clock] = [journalInFolder(), { now: NOON + 365 * 24 * 60 * 60_000 }];
  const mailer = mailerFor(journal, fakeSender().sender, clock);
  receive(journal, {}, { receivedAt: new Date(clock.now).toISOString() });
  await mailer.drain();
  clock.now = NOON;
  const id = receive(journal, { Town: 'Basel' });
  await mailer.drain();
  expect(mailOf(journal, id)).toEqual({ notice: 'sent', confirmation: 'sent' });
});

test('a visitor who fills in two forms gets one confirmation, whatever their columns are called', async () => {
  const [{ mails, sender }, journal] = [fakeSender(), journalInFolder()];
  receive(journal);
  receive(journal, {}, { form: NEWSLETTER, fields: { Address: 'juerg@example.com' } });
  await mailerFor(journal, sender).drain();
  expect(mails.filter(({ to }) => to === 'juerg@example.com')).toHaveLength(1);
});

test('an address with umlauts in its domain gets its confirmation, and only one, however it is spelled', async () => {
  const [server, journal] = [await mailServer(), journalInFolder()];
  const id = receive(journal, { 'E-Mail': 'info@müller.example' });
  const other = receive(journal, { 'E-Mail': 'info@xn--mller-kva.example' });
  await mailerFor(journal, server.url).drain();
  const toVisitor = server.arrived.filter(({ headers }) => /^To: info@xn--mller-kva.example$/m.test(headers));
  expect(toVisitor).toHaveLength(1);
  expect([mailOf(journal, id), mailOf(journal, other)]).toEqual([
    { notice: 'sent', confirmation: 'sent' },
    { notice: 'sent', confirmation: 'skipped' },
  ]);
});

test('a mail server on the same machine can have an untrusted certificate', async () => {
  const [server, journal] = [await mailServer({ encrypts: true }), journalInFolder()];
  const id = receive(journal);
  await mailerFor(journal, server.url).drain();
  expect(mailOf(journal, id)).toEqual({ notice: 'sent', confirmation: 'sent' });
});

test.each([
  ['without encryption', false],
  ['with an untrusted certificate', true],
])('a mail server elsewhere gets no mail %s', async (_, encrypts) => {
  const server = await mailServer({ encrypts });
  // It reaches this machine, but is not one of its own addresses.
  const sender = senderTo(server.url.replace('127.0.0.1', '0.0.0.0'));
  expect(await sender.send({ subject: 'New', text: 'Ada', id: 'x' })).toMatchObject({ kind: 'later' });
  expect(server.arrived).toEqual([]);
});

test('a confirmation is skipped after a day, and a notice is not', async () => {
  const journal = journalInFolder();
  const id = receive(journal);
  await mailerFor(journal, fakeSender().sender, { now: NOON + 25 * 60 * 60_000 }).drain();
  expect(mailOf(journal, id)).toEqual({ notice: 'sent', confirmation: 'skipped' });
});

test('without SMTP settings no mail is wanted, and incomplete settings are reported', () => {
  expect(wantedMails(readMailSettings({}), signUp)).toEqual([]);
  const expectReading = (env: Environment) => expect(() => readMailSettings(env));
  expectReading({ SMTP_URL: 'http://mail', MAIL_FROM: FROM, MAIL_TO: FROM }).toThrow('SMTP_URL is invalid.');
  expectReading({ SMTP_URL: 'smtp://mail', MAIL_FROM: FROM }).toThrow('MAIL_TO is missing.');
  const complete = { SMTP_URL: 'smtps://club%40x:p%25%zz@mail.example:465', MAIL_FROM: FROM, MAIL_TO: 'a@b' };
  expect(readMailSettings(complete)).toMatchObject({
    server: { host: 'mail.example', port: 465, secure: true },
    login: { user: 'club@x' },
  });
  expect(wantedMails(readMailSettings(complete), signUp)).toEqual(['notice', 'confirmation']);
});
