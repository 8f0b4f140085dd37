import { expect, test } from 'vitest';
import { testInbox } from '../../../tests/support/inbox.ts';
import type { Mail } from '../mail/sender.ts';
import { createMorningMail } from './morning-mail.ts';

function setUp() {
  const inbox = testInbox();
  const mails: Mail[] = [];
  const state = { isDown: false, confirms: true };
  const check = createMorningMail(inbox.pages, {
    sender: {
      send: async (mail) => {
        if (state.isDown) return { kind: 'later', cause: 'ECONNREFUSED' };
        mails.push(mail);
        return state.confirms ? { kind: 'delivered' } : { kind: 'unknown', cause: 'ECONNRESET' };
      },
    },
    origin: 'https://club.example',
    log: () => {},
  });
  const at = (moment: string) => {
    inbox.clock.now = Date.parse(moment);
    return check();
  };
  return { inbox, mails, state, at };
}

test('what comes up again is mailed once in the morning, and not before or on another day', async () => {
  const { inbox, mails, at } = setUp();
  const id = inbox.arrives();
  await inbox.post(id, { do: 'remind', day: '2030-05-08', seen: '0', note: 'Has visitors' });
  await at('2030-05-07T06:00:00Z');
  await at('2030-05-08T03:00:00Z');
  expect(mails).toEqual([]);
  await at('2030-05-08T04:10:00Z');
  await at('2030-05-08T05:00:00Z');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ id: 'morning.2030-05-08', subject: 'Today: 1 inquiry comes up again' });
  expect(mails[0]?.text).toContain(`Zoë O'Neil, Zürich, Rowing on the lake\nNew `);
  expect(mails[0]?.text).toContain(`https://club.example/inbox/${id}`);
  await inbox.post(id, { do: 'called', seen: '1', note: '' });
  await at('2030-05-09T05:00:00Z');
  expect(mails).toHaveLength(1);
});

test('the mail counts everything, however much it is', async () => {
  const { inbox, mails, at } = setUp();
  for (let n = 1; n <= 30; n += 1) {
    inbox.arrives();
    await inbox.post(inbox.arrives(), { do: 'remind', day: '2030-05-07', seen: '0', note: '' });
  }
  await at('2030-05-07T05:00:00Z');
  expect(mails[0]?.subject).toBe('Today: 30 inquiries come up again');
  expect(mails[0]?.text).toContain('30 inquiries are waiting for your call.');
});

test('a mail is sent once, even if the journal cannot record it', async () => {
  const { inbox, mails, at } = setUp();
  await inbox.post(inbox.arrives(), { do: 'remind', day: '2030-05-07', seen: '0', note: '' });
  const { recordNotified } = inbox.journal;
  inbox.journal.recordNotified = () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  };
  for (const minute of ['00', '10', '20']) await expect(at(`2030-05-07T05:${minute}:00Z`)).rejects.toThrow('full');
  inbox.journal.recordNotified = recordNotified;
  await at('2030-05-07T05:30:00Z');
  await at('2030-05-07T05:40:00Z');
  expect(mails).toHaveLength(1);
});

test('a mail that the server takes but does not confirm is not sent again', async () => {
  const { inbox, mails, state, at } = setUp();
  await inbox.post(inbox.arrives(), { do: 'remind', day: '2030-05-07', seen: '0', note: '' });
  state.confirms = false;
  for (const minute of ['00', '10', '20']) await at(`2030-05-07T05:${minute}:00Z`);
  expect(mails).toHaveLength(1);
});

test('a mail that could not be sent is sent later that morning, but not in the afternoon', async () => {
  const { inbox, mails, state, at } = setUp();
  await inbox.post(inbox.arrives(), { do: 'remind', day: '2030-05-07', seen: '0', note: '' });
  state.isDown = true;
  await expect(at('2030-05-07T05:00:00Z')).rejects.toThrow('ECONNREFUSED');
  state.isDown = false;
  await at('2030-05-07T05:30:00Z');
  expect(mails).toHaveLength(1);
  await at('2030-05-08T12:00:00Z');
  expect(mails).toHaveLength(1);
});
