import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import type { FormSpec } from '../../src/api/forms/form-spec.ts';
import { createStaticServer } from '../../src/hosting/serve/static-server.ts';
import { composeNotice } from '../../src/relay/mail/compose.ts';
import { axeFindings } from '../support/accessibility/axe.ts';
import { sharedBrowser } from '../support/browser.ts';
import { PROJECT } from '../support/data-files.ts';
import { changed, commandsInProse, GUIDES, guideText, stepsOf, teamPhoto, writeBelow } from '../support/guide.ts';
import { PHONE } from '../support/in-browser.ts';
import { suiteFolder } from '../support/mini-site.ts';
import { nebelIn } from '../support/nebel.ts';
import { newWebsite } from '../support/new-website.ts';
import { listen, startCommand } from '../support/running.ts';

// A reader who follows a guide to the letter on a new website gets what it promises.

/** Generated from the code, which other tests compare with it. They have no steps. */
const REFERENCES = ['schema-keywords', 'template-api'];

const CHAPTERS = GUIDES.filter((guide) => !REFERENCES.includes(guide));

/** What follows from the commands that create and install the new website, which is there already. */
const DONE = [
  'npx --yes ./nebel-0.1.0.tgz init my-website --lang en --engine ./nebel-0.1.0.tgz',
  'cd my-website',
  'npm install',
];

/** Commands that need a host. */
const NEEDS_HOST = /^lftp /;

/** Commands that run until they are stopped. */
const SERVES = /^(?:dev|preview|relay(?!.* --(?:check|bundle)))(?: |$)/;

/** Commands that a guide announces as failing on a new website. */
const FAILS: Readonly<Record<string, number>> = { 'build --release': 1 };

/** Blocks that are neither a step nor a file of the site. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  forms: ['json', 'text'],
  deploy: ['nginx', 'caddy', 'caddy'],
};

const INQUIRY = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@club.example',
  postalCode: '10001',
  city: 'Riverside',
};

const folder = suiteFolder();
let fresh: string;

beforeAll(async () => {
  fresh = await newWebsite(join(folder, 'fresh-site'), 'en');
  expect(await nebelIn(fresh, ['build'])).toMatchObject({ code: 0 });
});

/** A new website and the reader of a guide in front of it. */
class Reader {
  readonly root: string;
  readonly store: string;
  address = '';

  constructor(guide: string) {
    this.root = join(folder, guide, 'my-website');
    this.store = join(this.root, 'leads.sqlite');
    mkdirSync(dirname(this.root));
    cpSync(fresh, this.root, { recursive: true, verbatimSymlinks: true });
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  write(file: string, content: string | Uint8Array): void {
    writeBelow(this.root, file, content);
  }

  /** Types a line and returns what the command prints. */
  async type(line: string): Promise<string> {
    const [words = '', into] = line.split(' > ');
    if (words.includes(' && ')) {
      for (const part of words.split(' && ')) await this.type(part);
      return '';
    }
    const output = await this.run(words);
    if (into) this.write(into, output);
    return output;
  }

  private async run(words: string): Promise<string> {
    if (DONE.includes(words) || NEEDS_HOST.test(words)) return '';
    const [program = '', ...args] = words.split(' ');
    if (program === 'npm') return this.type(this.script(args.at(-1) ?? ''));
    if (program === 'git')
      return (await promisify(execFile)('git', args, { cwd: this.root }).catch((failed) => failed)).stdout;
    if (program === 'tsc') {
      const tsc = join(PROJECT, 'node_modules/typescript/bin/tsc');
      return (await promisify(execFile)(process.execPath, [tsc, '-p', this.root])).stdout;
    }
    expect([program, args[0]]).toEqual(['npx', 'nebel']);
    return this.nebel(args.slice(1));
  }

  /** The script of the site's package.json, with commands as they are typed. */
  private script(name: string): string {
    const { scripts } = JSON.parse(this.read('package.json'));
    return String(scripts[name]).replaceAll(/(^|&& )nebel/g, '$1npx nebel');
  }

  private async nebel(args: readonly string[]): Promise<string> {
    const typed = args.join(' ');
    if (SERVES.test(typed)) {
      this.address = (await startCommand(args, {}, this.root)).address;
      return '';
    }
    const judges = /^(?:validate|build|check)$/.test(typed);
    const { code, stdout, stderr } = await nebelIn(this.root, judges ? [...args, '--format', 'json'] : args);
    if (judges && !stdout.startsWith('{')) expect.fail(stdout + stderr);
    if (judges) expect(JSON.parse(stdout).problems, typed).toEqual([]);
    expect({ typed, code, stderr: code === 0 ? '' : stderr + stdout.slice(0, 2000) }).toMatchObject({
      typed,
      code: FAILS[typed] ?? 0,
    });
    return stdout;
  }

  post(action: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    const body = new URLSearchParams(fields);
    return fetch(this.address + action, { method: 'POST', body, redirect: 'manual' });
  }
}

/** What readers do between the steps: before a command, or before a file changes. */
const ALSO: Readonly<Record<string, Readonly<Record<string, (reader: Reader) => Promise<void>>>>> = {
  'first-site': {
    'npx nebel leads list --store leads.sqlite': async (reader) =>
      expect((await reader.post('/api/inquiries', INQUIRY)).status).toBe(303),
  },
  forms: { 'npx nebel leads list --store leads.sqlite --format json': sendConsent },
  images: {
    'data/services/repair.yaml': async (reader) => reader.write('data/photos/team.jpg', await teamPhoto()),
  },
};

/** The record that the chapter on forms shows. */
const shownRecord = (): Readonly<Record<string, string>> => {
  const [, shown = ''] = /```json\n(\{ "Name".*?\})\n```/.exec(guideText('forms')) ?? [];
  return JSON.parse(shown);
};

async function sendConsent(reader: Reader): Promise<void> {
  const { Received, ...record } = shownRecord();
  expect(Received).toBe('…');
  const { consent, ...others } = Object.fromEntries(
    Object.entries(record).map(([column, value]) => [column.toLowerCase(), value]),
  );
  const refused = await reader.post('/api/callbacks', others);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Tick the box');
  const complete = { ...others, consent: consent ?? '' };
  expect((await reader.post('/api/callbacks', { ...complete, bicycles: '21' })).status).toBe(422);
  expect((await reader.post('/api/callbacks', complete)).status).toBe(303);
}

/** Pages that the steps of a chapter add or change. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'page-types': ['/jobs/mechanic/'],
  'front-end': ['/'],
  islands: ['/articles/chain-care/'],
  lists: ['/advice/', '/topics/care/'],
  datasets: ['/regions/hillside/'],
  images: ['/services/repair/'],
};

/** Opens the pages of a chapter on a phone, with scripts and without. */
async function expectFitPages({ root }: Reader, paths: readonly string[]): Promise<void> {
  const { address, close } = await listen(createStaticServer(join(root, 'dist')));
  onTestFinished(close);
  for (const javaScriptEnabled of [true, false]) {
    const context = await (await sharedBrowser()).newContext({ viewport: PHONE, javaScriptEnabled });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(address + path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
      // A button that only a script shows.
      for (const button of await page.locator('[data-print]').all())
        expect(await button.isVisible()).toBe(javaScriptEnabled);
    }
  }
}

/** What the reader then has. */
const PROMISES: Readonly<Record<string, (reader: Reader) => Promise<void>>> = {
  async 'first-site'(reader) {
    expect(reader.read('dist/regions/uptown/index.html')).toContain('fifth floor');
    rmSync(join(reader.root, 'data/regions/hillside.yaml'));
    const addresses = reader.read('data/addresses.yaml');
    reader.write('data/addresses.yaml', addresses.replace('  - url: /regions/hillside/\n', ''));
    await reader.type('npx nebel validate');
  },
  async 'page-types'(reader) {
    expect(reader.read('dist/jobs/mechanic/index.html')).toContain('You like old bicycles');
    expect(reader.read('dist/index.html')).toContain('href="/jobs/mechanic/"');
  },
  async 'front-end'(reader) {
    const gallery = await (await fetch(`${reader.address}/__nebel/gallery/`)).text();
    for (const part of ['components/note', 'components/questions']) expect(gallery).toContain(part);
    const note = await fetch(`${reader.address}/__nebel/gallery/components/note/usual/`);
    expect([note.status, await note.text()]).toEqual([200, expect.stringContaining('<strong>6 January</strong>')]);
    expect(reader.read('dist/index.html')).toContain('class="callout"');
  },
  async forms(reader) {
    const { Received, ...record } = shownRecord();
    const list = await reader.type('npx nebel leads list --store leads.sqlite --format json');
    const [lead] = JSON.parse(list);
    expect(lead).toMatchObject({ table: 'Callbacks', fields: record });
    expect(Object.keys(lead.fields).sort()).toEqual([...Object.keys(record), 'Received'].sort());
    const form: FormSpec = parse(reader.read('data/forms/callback.yaml'));
    const [shown] = stepsOf('forms').flatMap((step) =>
      step.kind === 'shown' && step.language === 'text' ? step.text : [],
    );
    expect(composeNotice(form, lead, form.mail?.notice ?? expect.fail()).text).toContain(`\n${shown}\n`);
  },
  async islands(reader) {
    expect(reader.read('dist/index.html')).toContain('data-island="counter"');
    expect(reader.read('dist/articles/chain-care/index.html')).toContain('data-print');
  },
  async lists(reader) {
    const [first, second] = ['dist/advice/index.html', 'dist/advice/2/index.html'].map((file) => reader.read(file));
    expect(first).toContain('<h2><a href="/articles/battery-in-winter/">');
    expect(first).toContain('rel="next" href="/advice/2/"');
    expect(second).toContain('rel="prev" href="/advice/"');
    expect(reader.read('dist/topics/care/index.html')).toContain('href="/articles/chain-care/"');
    expect(reader.read('dist/index.html')).toContain('href="/topics/care/"');
    rmSync(join(reader.root, 'data/advice/2.yaml'));
    const { code, stdout } = await nebelIn(reader.root, ['validate', '--format', 'json']);
    expect([code, JSON.parse(stdout).problems.map((found: { code: string }) => found.code)]).toEqual([
      1,
      expect.arrayContaining(['advice-parts']),
    ]);
  },
  async feeds(reader) {
    const { items } = JSON.parse(reader.read('dist/feed.json'));
    expect(items).toHaveLength(2);
    expect(reader.read('dist/index.html')).toContain('href="/feed.json"');
  },
  async datasets(reader) {
    expect(reader.read('dist/regions/hillside/index.html')).toContain('Harbour');
  },
  async images(reader) {
    expect(reader.read('dist/services/repair/index.html')).toContain('<picture><source type="image/');
  },
  async embeds(reader) {
    const headers = reader.read('dist/_headers');
    expect(headers).toContain('frame-src https://www.openstreetmap.org');
    expect(headers).toContain("script-src 'self' https://stats.example;");
    expect(headers).toContain("connect-src 'self' https://stats.example;");
    expect(headers).not.toContain('Embedder-Policy');
    expect(reader.read('dist/index.html')).toContain('src="https://www.openstreetmap.org/');
  },
  async deploy(reader) {
    expect(reader.read('dist/_headers')).toContain('Strict-Transport-Security: max-age=86400\n');
    expect(reader.read('dist/index.html')).toContain('action="https://forms.example.com/api/inquiries"');
    expect(reader.read('website.conf')).toContain('proxy_pass http://127.0.0.1:8787;');
    expect(reader.read('website.caddy')).toContain('reverse_proxy @relay 127.0.0.1:8787');
    const load = (file: string) => import(pathToFileURL(join(reader.root, file)).href);
    const mistaken = () =>
      new Request('https://www.example.com/api/inquiries', {
        method: 'POST',
        body: new URLSearchParams({ ...INQUIRY, email: 'ann' }),
      });
    const netlify = await load('netlify/functions/relay.mjs');
    expect(netlify.config.path).toContain('/api/inquiries');
    expect((await netlify.default(mistaken())).status).toBe(422);
    const cloudflare = await load('functions/api/[[path]].js');
    expect((await cloudflare.onRequest({ request: mistaken(), env: {} })).status).toBe(422);
  },
  async upgrading({ root }) {
    expect(readFileSync(join(root, '../fresh/package.json'), 'utf8')).toContain('nebel');
  },
};

describe('a reader who follows the guides on a new website', () => {
  test.each(CHAPTERS)('gets what %s promises', async (guide) => {
    const reader = new Reader(guide);
    for (const step of stepsOf(guide)) {
      if (step.kind === 'commands')
        for (const line of step.lines) {
          await ALSO[guide]?.[line]?.(reader);
          await reader.type(line);
        }
      if (step.kind === 'file') reader.write(step.path, step.text);
      if (step.kind === 'change') {
        await ALSO[guide]?.[step.path]?.(reader);
        reader.write(step.path, changed(reader.read(step.path), step));
      }
    }
    await expectFitPages(reader, PAGES[guide] ?? []);
    expect(PROMISES).toHaveProperty(guide);
    await PROMISES[guide]?.(reader);
    for (const typed of commandsInProse(guide)) await reader.type(typed);
  });

  test('has with the examples of the schema keywords a check that compiles and reports', async () => {
    const reader = new Reader('schema-keywords');
    const [schema = '', check = ''] = stepsOf('schema-keywords').flatMap((step) => ('text' in step ? step.text : []));
    reader.write('templates/schemas/course.json', schema);
    reader.write(
      'templates/courses-fit.ts',
      `import type { SiteCheck } from 'nebel/template-api';\nimport type { Course } from '../.types/data.ts';\n${check}`,
    );
    const site = reader
      .read('templates/site.ts')
      .replace(/^/, "import { coursesFit } from './courses-fit.ts';\n")
      .replace('dataFiles: [', "$&{ name: 'course', files: 'courses/*.yaml', schema: 'schemas/course.json' },")
      .replace("styles: 'document.tsx',", '$& checks: [coursesFit],');
    reader.write('templates/site.ts', site);
    const days = Array.from({ length: 13 }, (_, index) => `  - day: 2026-12-${index + 10}\n`);
    reader.write('data/courses/wheels.yaml', `email: ann@club.example\ndates:\n${days.join('')}`);
    await reader.type('npx nebel types');
    await reader.type('tsc');
    const { stdout } = await nebelIn(reader.root, ['validate', '--format', 'json']);
    expect(JSON.parse(stdout).problems).toMatchObject([{ code: 'course-long', severity: 'warning' }]);
  });

  test.each(CHAPTERS)('needs nothing in %s that is neither a step nor a file', (guide) => {
    const shown = stepsOf(guide).flatMap((step) => (step.kind === 'shown' ? [step.language] : []));
    expect(shown).toEqual(SHOWN[guide] ?? []);
  });
});
