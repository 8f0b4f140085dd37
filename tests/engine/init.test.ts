import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { site as starter } from '../../src/scaffold/starter/templates/site.ts';
import { command, commandIn, createWebsite } from '../support/command.ts';
import { PROJECT } from '../support/data-files.ts';
import { suiteFolder, temporaryFolder } from '../support/mini-site.ts';

const init = async (folder: string, ...args: readonly string[]) =>
  command(undefined, ['init', folder, '--engine', PROJECT, ...args]);

const outer = suiteFolder();

beforeAll(async () => {
  for (const language of ['de', 'en']) await createWebsite(join(outer, language), language);
});

describe.each(['de', 'en'])('a website created in %s', (language) => {
  const folder = join(outer, language);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  test('has types that explain its fields in that language', { tags: 'slow' }, async () => {
    const settings = read('.vscode/settings.json');
    expect(await commandIn(folder, ['types'])).toMatchObject({ code: 0 });
    const types = read('.types/data.ts');
    expect(types).toContain(language === 'de' ? '/** Wie lange sie dauert. */' : '/** How long it takes. */');
    expect(read('.vscode/settings.json'), 'the editor knows its schemas already').toBe(settings);
    expect(read('.gitignore').split('\n')).toContain('/.types/');
  });

  // Those that need the built website.
  const tags = language === 'en' ? 'slow' : [];
  test('is complete: its content is valid, it builds, and its pages pass every check', { tags }, async () => {
    rmSync(join(folder, '.types'), { recursive: true, force: true });
    const { code, stdout, stderr } = await commandIn(folder, ['build', '--format', 'json']);
    expect(existsSync(join(folder, '.types/data.ts'))).toBe(true);
    expect([code, stderr, JSON.parse(stdout).problems]).toEqual([0, '', []]);
    const checked = await commandIn(folder, ['check', '--format', 'json']);
    expect([checked.code, JSON.parse(checked.stdout).problems]).toEqual([0, []]);
    expect(read('dist/index.html')).toContain(`<html lang="${language === 'de' ? 'de-CH' : 'en'}">`);
    expect(existsSync(join(folder, 'dist', language === 'de' ? 'danke' : 'thanks', 'index.html'))).toBe(true);
  });

  test('keeps the page that follows a form, and the error page', async () => {
    const needed = ['404', language === 'de' ? 'danke' : 'thanks'].map((name) => `data/pages/${name}.yaml`);
    const texts = needed.map(read);
    onTestFinished(() => needed.forEach((file, index) => void writeFileSync(join(folder, file), texts[index] ?? '')));
    for (const file of needed) rmSync(join(folder, file));
    const { code, stdout } = await commandIn(folder, ['validate', '--format', 'json']);
    const missing = JSON.parse(stdout).problems.filter(
      (each: { readonly code: string }) => each.code === 'file-missing',
    );
    expect([code, missing.map((each: { readonly file: string }) => each.file)]).toEqual([1, needed]);
  });

  test('gives its inbox its own name, colours, icon and waiting time', { tags }, async () => {
    const { inbox, reply } = await import(join(folder, 'templates/inbox.ts'));
    const site = parse(read('data/site.yaml'));
    const { path, forms, look } = inbox({ site, forms: { inquiry: parse(read('data/forms/inquiry.yaml')) } });
    expect([path, forms]).toEqual([
      language === 'de' ? '/posteingang/' : '/inbox/',
      [language === 'de' ? '/api/anfragen' : '/api/inquiries'],
    ]);
    expect(look.name).toBe(site.company.name);
    for (const [color] of Object.values<readonly string[]>(look.colors))
      expect(read('templates/styles/tokens.css') + look.colors.warning[0]).toContain(color);
    expect(existsSync(join(folder, 'dist', look.icon))).toBe(true);
    const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    expect(reply({ site })).toEqual({
      minutes: 240,
      hours: [
        { days: weekdays, opens: '08:00', closes: '18:00' },
        { days: ['Saturday'], opens: '09:00', closes: '14:00' },
      ],
    });
    const always = { ...site, hours: [{ days: '24/7', time: '0–24' }] };
    expect(reply({ site: always }).hours).toEqual([
      { days: [...weekdays, 'Saturday', 'Sunday'], opens: '00:00', closes: '24:00' },
    ]);
    expect(read('dist/index.html')).toMatch(/4 (Stunden, solange|hours while) /);
  });

  test('reads opening hours for abbreviated days, and for days beyond the end of a week', async () => {
    const { reply } = await import(join(folder, 'templates/inbox.ts'));
    const site = parse(read('data/site.yaml'));
    const daysOf = (days: string) => reply({ site: { ...site, hours: [{ days, time: '9–14' }] } }).hours[0].days;
    const [short, beyond] = language === 'de' ? ['Mo–Mi', 'Samstag bis Montag'] : ['Mon–Wed', 'Saturday to Monday'];
    expect(daysOf(short)).toEqual(['Monday', 'Tuesday', 'Wednesday']);
    expect(daysOf(beyond)).toEqual(['Saturday', 'Sunday', 'Monday']);
  });

  test('accepts opening hours of a day only', () => {
    const schema = JSON.parse(read('templates/data/site.schema.json'));
    const pattern = new RegExp(schema.properties.hours.items.properties.time.pattern, 'u');
    const [right, wrong] = [
      ['9–18', '8.30–12 Uhr', '08:00 – 24:00', '0–24', 'from 9 to 17:45'],
      ['25–99', '9–18.75', '8–24.30', '9 am – 6 pm', '9–12, 14–18', 'nach Vereinbarung'],
    ];
    expect([...right, ...wrong].filter((time) => pattern.test(time))).toEqual(right);
  });

  test('has the time zone of its language, in which its workflow publishes after midnight', () => {
    const zone = language === 'de' ? 'Europe/Zurich' : 'Europe/London';
    expect(read('templates/site.ts')).toContain(`timeZone: '${zone}'`);
    const [, minute, hour] = /cron: "(\d+) (\d+) /.exec(read('.github/workflows/site.yml')) ?? [];
    const hours = ['2026-01-15', '2026-07-15'].map((day) => {
      const at = new Date(`${day}T${hour?.padStart(2, '0')}:${minute?.padStart(2, '0')}:00Z`);
      return Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(at));
    });
    expect(Math.max(...hours), hours.join()).toBeLessThan(5);
  });

  test('speaks its own language in commands and new files, whatever the language of the system', async () => {
    const system = { LC_ALL: language === 'de' ? 'en_GB.UTF-8' : 'de_CH.UTF-8' };
    onTestFinished(() => rmSync(join(folder, 'data/regions/uptown.yaml'), { force: true }));
    const { stdout } = await commandIn(folder, ['new', 'region', 'uptown'], system);
    expect(stdout).toMatch(language === 'de' ? 'ist angelegt.' : /Created \S*data\/regions\/uptown\.yaml\./);
    expect(read('data/regions/uptown.yaml')).toContain(language === 'de' ? '# Jedes TODO' : '# Replace every TODO');
    expect(read('package.json')).not.toContain('--lang');
  });

  test('cannot be released while its company is invented', async () => {
    const { code, stdout } = await commandIn(folder, ['build', '--release', '--format', 'json']);
    const codes = new Set(JSON.parse(stdout).problems.map((found: { code: string }) => found.code));
    expect([code, ...codes]).toEqual([1, 'release-placeholder']);
  });

  // The rest is the same in both languages.
  if (language === 'de') return;

  test('shows no heading over an empty list once pages of a kind are deleted', { tags: 'slow' }, async () => {
    const less = join(temporaryFolder(), 'less');
    cpSync(folder, less, { recursive: true, verbatimSymlinks: true });
    for (const kind of ['regions', 'articles']) rmSync(join(less, 'data', kind), { recursive: true });
    const remove = (file: string, part: RegExp, by: string) =>
      writeFileSync(join(less, file), readFileSync(join(less, file), 'utf8').replaceAll(part, by));
    remove('data/site.yaml', / {2}- label: .*\n {4}href: \/#(?:regions|articles)\n/g, '');
    for (const name of readdirSync(join(less, 'data/services')))
      remove(`data/services/${name}`, /\[(.*?)\]\(\/articles\/.*?\)/g, '$1');
    rmSync(join(less, 'data/addresses.yaml'), { force: true });
    const { stdout } = await commandIn(less, ['build', '--format', 'json']);
    expect(JSON.parse(stdout).problems).toEqual([]);
    const home = readFileSync(join(less, 'dist/index.html'), 'utf8');
    expect(home.match(/<ul role="list"[^>]*><\/ul>/g)).toBeNull();
    expect(home).not.toMatch(/id="(?:regions|articles)"/);
  });

  test('gets its types from a build with nothing else to do, too', async () => {
    writeFileSync(join(folder, '.types/data.ts'), '// Old.');
    expect(await commandIn(folder, ['build'])).toMatchObject({ code: 0 });
    expect(read('.types/data.ts')).toContain('export interface Service');
  });

  test('refers from a finding to its section in the package of the engine', async () => {
    const home = read('data/home.yaml');
    onTestFinished(() => writeFileSync(join(folder, 'data/home.yaml'), home));
    writeFileSync(join(folder, 'data/home.yaml'), '');
    const { stdout } = await commandIn(folder, ['validate', '--format', 'json']);
    const [{ code, docs }] = JSON.parse(stdout).problems;
    const [file, section] = docs.split('#');
    expect([file, section]).toEqual(['node_modules/nebel/docs/problems.md', code]);
    expect(read(file)).toContain(`\n### ${section}\n`);
  });
});

test('new websites pass the compiler, which their tests run', { tags: 'slow' }, async () => {
  for (const language of ['de', 'en']) {
    expect(await commandIn(join(outer, language), ['types'])).toMatchObject({ code: 0 });
    const { scripts } = JSON.parse(readFileSync(join(outer, language, 'package.json'), 'utf8'));
    expect(scripts.test).toContain('tsc');
  }
  // Both at once, because reading the types of the engine takes longest.
  const compilerOptions = { typeRoots: ['de/node_modules/@types'] };
  const config = { extends: './de/tsconfig.json', compilerOptions, include: ['*/templates'] };
  writeFileSync(join(outer, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(PROJECT, 'node_modules/typescript/bin/tsc');
  expect(spawnSync(process.execPath, [tsc, '-p', outer], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: '',
  });
});

describe('the package', () => {
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--loglevel=error'], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  const files: readonly string[] = JSON.parse(packed)[0].files.map(({ path }: { path: string }) => path);
  const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

  test('contains the engine, the starter and their documentation, and nothing of this website', () => {
    const documents =
      /^docs\/(guide\/.*|examples\/.*|(anfragen|betrieb|deploy|handbook|peers|posteingang|problems)\.md|images\/(befund|pages)\.png)$/;
    const allowed = (file: string) =>
      documents.test(file) || /^((bin|src|starter)\/|[A-Z]+(\.md)?$|package\.json$)/.test(file);
    expect(files.filter((file) => !allowed(file) || /\.test\.tsx?$/.test(file))).toEqual([]);
    const wanted = ['bin/nebel', 'src/build.ts', 'src/scaffold/starter/project/_gitignore', 'LICENSE'];
    expect(files).toEqual(expect.arrayContaining(wanted));
  });

  test('contains every document that a message names, with the section that it names', () => {
    const sources = files.filter((file) => /^src\/.*(\/words|\/words\/.*|findings\/.*)\.ts$/.test(file));
    const texts = sources
      .filter((file) => file !== 'src/base/findings/describe.ts')
      .map(read)
      .join('\n');
    expect(texts).not.toMatch(/[^/\w]docs\/[\w/-]+\.md/);
    const named = [...texts.matchAll(/docsFile\('([^']+)'\)\}(?:#(\w+)|, [«“]([^»”]+)[»”])?/g)];
    expect(named.length).toBeGreaterThan(15);
    for (const [, name, anchor, heading] of named) {
      expect(files).toContain(`docs/${name}`);
      const headings = [...read(`docs/${name}`).matchAll(/^#+ (.*)$/gm)].map(([, words]) => words);
      if (heading !== undefined) expect(headings).toContain(heading);
      if (anchor !== undefined) expect(headings.map((words) => words?.toLowerCase())).toContain(anchor);
    }
  });

  test('contains every file that its documents link to', () => {
    const links = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\((?!https?:)([^)#\s]+\.[a-z]+)/g)].map(
          ([, to = '']) => `${file} → ${join(file, '..', to)}`,
        ),
      );
    expect(links.filter((link) => !files.includes(link.split(' → ')[1] ?? ''))).toEqual([]);
  });
});

test('every help text of the starter, and every comment of its workflow, has a German translation', () => {
  const words = JSON.parse(readFileSync(join(PROJECT, 'src/scaffold/starter/de/help.json'), 'utf8'));
  const schemas = readdirSync(starter.templates, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const helps = schemas.flatMap((name) =>
    [...readFileSync(join(starter.templates, name), 'utf8').matchAll(/"(?:title|description)": (".*")/g)].map(
      ([, text = '""']) => JSON.parse(text),
    ),
  );
  const workflow = readFileSync(join(PROJECT, 'src/scaffold/starter/project/_github/workflows/site.yml'), 'utf8');
  const comments = [...workflow.matchAll(/^ *# ((?! ).+)$/gm)].map(([, text = '']) => text);
  expect([...helps, ...comments].filter((help) => !(help in words))).toEqual([]);
});

test('a package that is a file goes into the new website, so that it installs on another machine', async () => {
  const outer = temporaryFolder();
  const [file, folder] = [join(outer, 'nebel-9.9.9.tgz'), join(outer, 'shop')];
  writeFileSync(file, 'packed');
  await command(undefined, ['init', folder, '--engine', file]);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(dependencies.nebel).toBe('file:vendor/nebel-9.9.9.tgz');
  expect(readFileSync(join(folder, 'vendor/nebel-9.9.9.tgz'), 'utf8')).toBe('packed');
});

test('a package that does not exist is named before anything is written, and no other kind of spec counts as one', async () => {
  const outer = temporaryFolder();
  const engineIn = async (name: string, spec: string) => {
    const { code } = await command(undefined, ['init', join(outer, name), '--engine', spec]);
    const manifest = join(outer, name, 'package.json');
    return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).dependencies.nebel : code;
  };
  for (const spec of ['nebel-9.9.9.tgz', './nebel', 'file:../nebel', '~/nebel-9.9.9.tgz'])
    expect([await engineIn('missing', spec), readdirSync(outer)], spec).toEqual([2, []]);
  const others = ['~0.1.0', 'https://club.example/nebel-9.9.9.tgz', 'git+https://club.example/nebel.git'];
  for (const [index, spec] of others.entries()) expect(await engineIn(`other-${index}`, spec)).toBe(spec);
  expect(await engineIn('empty', '')).toBe('0.0.0');
});

test('a website is not created in a folder that is not empty', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'notes.txt'), 'Mine.');
  const { code, stderr } = await init(folder, '--lang', 'en');
  expect([code, readdirSync(folder)]).toEqual([2, ['notes.txt']]);
  expect(stderr).toContain('is not empty');
});

test('a website is created in the clone of an empty repository, and its steps can be copied whatever it is called', async () => {
  const folder = join(temporaryFolder(), 'our shop');
  mkdirSync(join(folder, '.git'), { recursive: true });
  const { code, stdout } = await init(folder, '--lang', 'en');
  expect([code, existsSync(join(folder, 'data/home.yaml'))]).toEqual([0, true]);
  expect(stdout).toMatch(/^ {2}cd ".*our shop"$/m);
});

test('without a website, commands say so and how to create one', async () => {
  const { code, stderr } = await command(undefined, ['validate', '--lang', 'en']);
  expect(code).toBe(2);
  expect(stderr).toContain('npx nebel init my-website');
});
