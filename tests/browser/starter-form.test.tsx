import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageType, useSite } from 'nebel/template-api';
import { expect, test } from 'vitest';
import { build } from '../../src/build.ts';
import { hostFilesOf } from '../../src/hosting/hosts/hosts.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { Form } from '../../src/scaffold/starter/templates/components/form/form.tsx';
import { site as starter } from '../../src/scaffold/starter/templates/site.ts';
import { axeFindings } from '../support/accessibility/axe.ts';
import { silentLists } from '../support/accessibility/roles.ts';
import { PROJECT, sharedCacheOf } from '../support/data-files.ts';
import { inBrowser } from '../support/in-browser.ts';
import { suiteFolder } from '../support/mini-site.ts';
import { RIGHT_ENTRIES, WRONG_ENTRIES, withEveryKind } from '../support/new-website.ts';
import { listen } from '../support/running.ts';

/** Serves websites of the starter without a relay: the tests answer their requests. */
async function serveStarter() {
  const outer = suiteFolder();
  const closers: (() => void)[] = [];
  const serve = async (language: string, change: (data: string) => void = () => {}, site = starter) => {
    const root = join(outer, String(closers.length));
    const out = join(root, 'dist');
    cpSync(join(PROJECT, 'src/scaffold/starter', language, 'data'), join(root, 'data'), { recursive: true });
    change(join(root, 'data'));
    const options = { root, out, cache: sharedCacheOf(starter), hostFiles: hostFilesOf(site, {}) };
    const { stoppedBy, findings } = await build(site, options);
    if (stoppedBy) throw new Error(JSON.stringify(findings[0]));
    const { address, close } = await listen(createStaticServer(out));
    closers.push(close);
    return { address, out };
  };
  const close = () => {
    for (const each of closers) each();
  };
  return { ...(await serve('en')), serve, close };
}

const visit = inBrowser(serveStarter);

async function openForm() {
  const page = await visit.newPage();
  await page.goto(`${visit.site.address}/`);
  const form = page.locator('form[data-thanks]');
  for (const field of await form.locator(':is(input, textarea)[required]').all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'ann@example.com' : '1234567');
  for (const choice of await form.locator('select[required]').all()) await choice.selectOption({ index: 1 });
  return { page, form };
}

test('the form of a new website is sent by the browser itself when the code that sends cannot be loaded', {
  tags: 'slow',
}, async () => {
  const { page, form } = await openForm();
  await page.route(/\.js$/, (route) => route.abort());
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await form.locator('button[type=submit]').click();
  expect((await posted).headers()['content-type']).toContain('application/x-www-form-urlencoded');
});

test('the form of a new website takes a mail address that was copied with invisible characters', {
  tags: 'slow',
}, async () => {
  const { page, form } = await openForm();
  await form.locator('[name=email]').fill('\ufeffann@example.com\u200b');
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await form.locator('button[type=submit]').click();
  expect((await posted).postDataJSON()).toMatchObject({ email: 'ann@example.com' });
});

test('the form of a new website says what is wrong at each field, also to screen readers', async () => {
  const { page, form } = await openForm();
  const name = (await form.locator('[required]').first().getAttribute('name')) ?? '';
  await page.route('**/api/**', (route) => route.fulfill({ status: 422, json: { errors: { [name]: 'Too short.' } } }));
  await form.locator('button[type=submit]').click();
  const field = form.locator(`[name="${name}"]`);
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const described = await field.evaluate(
    (each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(described).toBe('Too short.');
  expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
});

test('the form of a new website is empty and ready again when the visitor comes back to it', {
  tags: 'slow',
}, async () => {
  const { page, form } = await openForm();
  await page.route('**/api/**', (route) => route.fulfill({ status: 201, json: { id: '1' } }));
  // The page stays as it was left, as in the back/forward cache.
  await page.route('**/thanks/', (route) => route.fulfill({ status: 204 }));
  const button = form.locator('button[type=submit]');
  const label = await button.textContent();
  const left = page.waitForRequest('**/thanks/');
  await button.click();
  await left;
  expect(await button.isEnabled()).toBe(false);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect([await button.isEnabled(), await button.textContent()]).toEqual([true, label]);
  expect(await form.locator('[role=status]').textContent()).toBe('');
  expect(await form.locator('[name=email]').inputValue()).toBe('');
});

test('a new website says what to do when the file of its home page is opened by a double click, and only then', {
  tags: 'slow',
}, async () => {
  const page = await visit.newPage({ javaScriptEnabled: false });
  const notice = page.getByText('run “npm start” instead');
  await page.goto(pathToFileURL(join(visit.site.out, 'index.html')).href);
  expect(await notice.isVisible()).toBe(true);
  await page.goto(`${visit.site.address}/`);
  expect(await notice.isVisible()).toBe(false);
});

/** The definition with the file names of German content, as `init` translates it. */
const german: typeof starter = {
  ...starter,
  thanksUrl: '/danke/',
  pageTypes: starter.pageTypes.map((type) => (type.always ? { ...type, always: ['404', 'danke'] } : type)),
};

// Width and language change different things: not every kind of page is checked in all pairs.
test.each([
  ['en', 'phones', 390],
  ['de', 'desks', 1440],
] as const)(
  'a new website in %s passes the rules of axe on %s, and every list without markers states that it is one',
  { tags: 'slow' },
  async (language, _screen, width) => {
    const { address, out } = language === 'en' ? visit.site : await visit.site.serve(language, undefined, german);
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    expect(files).toHaveLength(13);
    // Of each folder, the first page: the others differ in words alone.
    const kinds = new Map(
      files
        .sort()
        .reverse()
        .map((file) => [file.split('/').length > 2 ? file.split('/')[0] : file, file]),
    );
    const page = await visit.newPage({ viewport: { width, height: 900 } });
    const found: unknown[] = [];
    for (const file of language === 'en' ? kinds.values() : ['index.html', '404.html', kinds.get('services')]) {
      await page.goto(`${address}/${file}`);
      found.push(...(await axeFindings(page)), ...(await page.evaluate(silentLists)));
    }
    expect(found).toEqual([]);
  },
);

test('the navigation of a new website opens on phones, and closes after a choice on the same page', {
  tags: 'slow',
}, async () => {
  const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${visit.site.address}/`);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Questions' });
  expect(await link.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await axeFindings(page, { without: 'main' })).toEqual([]);
  await link.click();
  await expect.poll(() => link.isVisible()).toBe(false);
  expect(page.url()).toMatch(/#faq$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await link.isVisible()).toBe(true);
});

/** Fields of every kind, and a second form with fields of the same names. */
function addFields(data: string): void {
  const inquiry = withEveryKind(readFileSync(join(data, 'forms/inquiry.yaml'), 'utf8'));
  writeFileSync(join(data, 'forms/inquiry.yaml'), inquiry);
  const callback = inquiry
    .replace(/^action: .*$/m, 'action: /api/callbacks')
    .replace(/^table: .*$/m, 'table: Callbacks');
  writeFileSync(join(data, 'forms/callback.yaml'), callback);
}

type Forms = Readonly<Record<string, Parameters<typeof Form>[0]['form']>>;

function Callback() {
  const { callback } = useSite().shared.forms as Forms;
  return callback && <Form form={callback} thanksUrl="/thanks/" />;
}

/** The starter with a second form on its home page. */
const withCallback = {
  ...starter,
  pageTypes: starter.pageTypes.map(
    (type): PageType =>
      type.name === 'home'
        ? {
            ...type,
            render: (props) => (
              <>
                {type.render(props)}
                <section aria-label="Callback">
                  <Callback />
                </section>
              </>
            ),
          }
        : type,
  ),
};

test('two forms with fields of every kind on one page have messages of their own, and pass the rules of axe', {
  tags: 'slow',
}, async () => {
  const { address } = await visit.site.serve('en', addFields, withCallback);
  const page = await visit.newPage();
  await page.goto(`${address}/`);
  expect(await axeFindings(page)).toEqual([]);
  const form = page.locator('form[action="/api/callbacks"]');
  const valid = (name: string) =>
    form
      .locator(`[name="${name}"]`)
      .first()
      .evaluate((field) => (field as HTMLInputElement).checkValidity());
  for (const name of ['wheels', 'day', 'code'] as const) {
    await form.locator(`[name="${name}"]`).fill(WRONG_ENTRIES[name][0]);
    expect([name, await valid(name)]).toEqual([name, false]);
    await form.locator(`[name="${name}"]`).fill(RIGHT_ENTRIES[name]);
    expect([name, await valid(name)]).toEqual([name, true]);
  }
  expect([await valid('consent'), await valid('where')]).toEqual([false, false]);
  await form.getByLabel('There').check();
  await form.getByLabel('I agree').check();
  for (const field of await form.locator(':is([type=text], [type=email])[required]').all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'ann@example.com' : '1234567');
  const errors = { where: 'Choose.', consent: 'Please agree.' };
  let sent: unknown;
  await page.route('**/api/**', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ status: 422, json: { errors } });
  });
  await form.locator('button[type=submit]').click();
  for (const [name, message] of Object.entries(errors)) {
    const control = form.locator(`[name="${name}"]`).first();
    await expect.poll(() => control.getAttribute('aria-invalid')).toBe('true');
    const described = await control.evaluate(
      (each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
    );
    expect(described).toBe(message);
  }
  expect(sent).toMatchObject(RIGHT_ENTRIES);
  expect(await page.locator('form:not([action="/api/callbacks"]) [aria-invalid]').count()).toBe(0);
});
