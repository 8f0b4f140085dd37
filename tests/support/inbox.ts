/** Opens an inbox on a real journal in the process of the test. A cookie with a name signs in. */
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { FormSpec } from '../../src/api/forms/form-spec.ts';
import { wordsIn } from '../../src/base/words.ts';
import type { Access } from '../../src/relay/inbox/access/access.tsx';
import type { Brand } from '../../src/relay/inbox/assets.ts';
import { createInbox } from '../../src/relay/inbox/inbox.ts';
import { createPages } from '../../src/relay/inbox/pages.tsx';
import { openJournal } from '../../src/relay/journal/journal.ts';
import { provenance } from '../../src/relay/receive/origin.ts';
import type { Submission } from '../../src/relay/types.ts';
import { ALL_RELAY_WORDS } from '../../src/relay/words/words.ts';
import { temporaryFolder } from './mini-site.ts';
import { field, signUp } from './sign-up-form.ts';

/** How an invented club looks. */
const BRAND: Brand = {
  name: 'Rowing Club',
  colors: {
    ground: ['#eee', '#111'],
    sheet: ['#fff', '#222'],
    ink: ['#000', '#fff'],
    accent: ['#004080', '#80c0ff'],
    warning: ['#804000', '#ffc080'],
    error: ['#a00000', '#ffb0b0'],
  },
  icon: Buffer.from('icon'),
};

export const ORIGIN = 'https://club.example';
export const PATH = '/inbox/';

type PageOptions = Parameters<typeof createPages>[0];

/** The pages of an inbox, in English, of a site that has no forms. */
export const pagesWithoutForms = (options: Pick<PageOptions, 'journal' | 'now'>) =>
  createPages({
    path: PATH,
    timeZone: 'UTC',
    brand: BRAND,
    titleOf: String,
    forms: [],
    form: undefined,
    words: wordsIn(ALL_RELAY_WORDS, 'en'),
    ...options,
  });

/** Form for a quote. */
export const ASK: FormSpec = {
  ...signUp,
  action: '/api/ask',
  table: 'Requests',
  fields: [
    field('first', 'First', { label: 'First name', autocomplete: 'given-name' }),
    field('last', 'Last', { label: 'Last name', autocomplete: 'family-name' }),
    field('street', 'Street', { autocomplete: 'address-line1' }),
    field('zip', 'Zip', { autocomplete: 'postal-code' }),
    field('town', 'Town', { autocomplete: 'address-level2' }),
    field('phone', 'Phone', { type: 'tel', label: 'Your number' }),
    field('mail', 'E-Mail', { type: 'email' }),
    field('sport', 'Sport', {
      type: 'select',
      options: [
        { value: 'rowing', label: 'Rowing on the lake' },
        { value: 'sailing', label: 'Sailing' },
      ],
    }),
    field('text', 'Text', { type: 'textarea', emptyText: 'No message' }),
    field('callBack', 'Call back', {
      type: 'select',
      label: 'When may we call?',
      options: [{ value: 'mornings', label: 'In the morning' }],
      extra: true,
    }),
  ],
  photos: {
    name: 'photos',
    label: 'Photos',
    column: 'Pictures',
    most: 5,
    maxMegabytes: 8,
    texts: {
      notPicture: 'No picture',
      tooMany: 'Too many',
      tooLarge: 'Too large',
      notTaken: 'Not taken',
      lost: 'There were photos. Ask for them.',
    },
  },
};

export const asked = (fields: Readonly<Record<string, string>> = {}) => ({
  First: 'Zoë',
  Last: "O'Neil",
  Street: 'Bahnhofstrasse 12',
  Zip: '8001',
  Town: 'Zürich',
  Phone: '+41 79 123 45 67',
  'E-Mail': 'zoe@example.com',
  Sport: 'rowing',
  Text: 'Smells of smoke.',
  Status: 'New',
  ...fields,
});

/** Signs in every request with the cookie `who=NAME` as that person. */
const byName: Access = {
  answer: async () => new Response('sign in'),
  sessionOf: (request) => {
    const user = /^who=([\w@.]+)$/.exec(request.headers.get('Cookie') ?? '')?.[1];
    return user === undefined ? undefined : { user, token: `token of ${user}` };
  },
  isFromInbox: (request) => provenance(request, new Set()).kind === 'own',
  isGenuine: (request, { token }, given) => given === token && byName.isFromInbox(request),
};

export type TestInbox = ReturnType<typeof testInbox>;

/** Opens an inbox with a manual clock. The journal is closed when the test ends. */
export function testInbox(changes: Partial<PageOptions> = {}) {
  const file = join(temporaryFolder(), 'leads.sqlite');
  const journal = openJournal(file);
  onTestFinished(() => journal.close());
  const clock = { now: Date.UTC(2030, 4, 6, 12) };
  const woken: number[] = [];
  const pages = createPages({
    journal,
    forms: [ASK],
    path: PATH,
    words: wordsIn(ALL_RELAY_WORDS, 'en'),
    timeZone: 'Europe/Zurich',
    form: ASK.action,
    titleOf: String,
    brand: BRAND,
    now: () => clock.now,
    ...changes,
  });
  const inbox = createInbox(pages, byName, () => woken.push(clock.now));

  async function ask(
    method: string,
    path: string,
    who?: string,
    body?: URLSearchParams,
    headers: Record<string, string> = {},
  ) {
    const cookie = who === undefined ? {} : { Cookie: `who=${who}` };
    const request = new Request(ORIGIN + path, { method, headers: { ...cookie, ...headers }, ...(body && { body }) });
    const answer = await inbox(request, { address: '192.0.2.1' });
    if (!answer) throw new Error(`The inbox does not answer at ${path}.`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  return {
    file,
    journal,
    clock,
    woken,
    inbox,
    pages,
    ask,
    /** Requests a page as a signed-in user. */
    get: (path = '', who = 'ann@club.example') => ask('GET', PATH + path, who),
    /** Submits a form of the inbox as a signed-in user. */
    post: (path: string, entries: Readonly<Record<string, string>>, who = 'ann@club.example') =>
      ask('POST', PATH + path, who, new URLSearchParams({ token: `token of ${who}`, ...entries }), { Origin: ORIGIN }),
    /** Stores an inquiry that arrives now. Returns its id. */
    arrives(fields: Readonly<Record<string, string>> = {}, more: Partial<Submission> = {}): string {
      const receivedAt = new Date(clock.now).toISOString();
      const submission = {
        form: ASK,
        fields: asked(fields),
        remarks: [],
        state: 'received',
        receivedAt,
        ...more,
      } as const;
      return journal.receive({ ...submission, submissionId: crypto.randomUUID() }, clock.now).id;
    },
  };
}
