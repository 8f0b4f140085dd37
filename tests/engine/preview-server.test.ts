import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { nameIn } from '../../src/base/file-cache.ts';
import { outputPath } from '../../src/base/lib/paths.ts';
import type { DevBuildOutcome } from '../../src/studio/dev/outcome.ts';
import { copyOfSample, copySample } from '../support/data-files.ts';
import { contentOf, copyOfMiniSite, suiteFolder, temporaryFolder } from '../support/mini-site.ts';
import { BIN, nebel } from '../support/nebel.ts';
import { miniSiteProject, openPreview, startPreview, withoutScript } from '../support/preview.ts';
import { builtSample } from '../support/shared-site.ts';

const built = ({ kind }: DevBuildOutcome) => kind === 'built';
const refused = ({ kind }: DevBuildOutcome) => kind === 'refused';
const failed = ({ kind }: DevBuildOutcome) => kind === 'failed';

/** A preview of a copy of the mini site for most tests, because starting one takes seconds. */
let shared: Awaited<ReturnType<typeof startShared>>;

/** Starts it with a mistake in the file of the red team, and keeps what it shows before the first good build. */
async function startShared(folder: string) {
  const { root, siteModule } = miniSiteProject(folder);
  const at = (file: string) => join(root, file);
  const red = at('data/teams/red.yaml');
  const text = contentOf('teams/red.yaml');
  writeFileSync(red, 'name: [');
  const preview = await openPreview({ root, siteModule });
  const early = { placeholder: await preview.page('/teams/red/'), before: await preview.state('/teams/red/') };
  await preview.after(() => writeFileSync(red, text), built);
  /** Saves other words in the red team's file, and resolves when its page shows them. */
  const saveAndWait = (words: string, write = (content: string) => writeFileSync(red, content)) =>
    preview.until(
      () => write(text.replace('We have', words)),
      async () => (await preview.page('/teams/red/')).html.includes(words),
    );
  return { preview, root, at, red, text, early, saveAndWait };
}

beforeAll(async () => {
  shared = await startShared(suiteFolder());
  return () => shared.preview.close();
});

describe('the preview', () => {
  test('shows its gallery to no other site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await fetch(`${shared.preview.address}/__nebel/gallery/`, { headers })).status).toBe(403);
  });

  test('survives mistake after mistake, and recovers from each', async () => {
    const { preview, red, text, saveAndWait } = shared;
    const mistakes = ['name', 'lead: "open', 'fee: [1', '\u0000'];
    for (let cycle = 0; cycle < mistakes.length; cycle += 1) {
      const broken = await preview.after(() => writeFileSync(red, `${mistakes[cycle]}\n${text}`), refused);
      expect(broken.kind, `cycle ${cycle}`).toBe('refused');
      await saveAndWait(`In season ${cycle} we have`);
    }
  });

  test('builds at most three times for three hundred saves, and shows the last one', async () => {
    const { preview, red, text, saveAndWait } = shared;
    const before = preview.outcomes.length;
    await saveAndWait('After 300 saves we have', (last) => {
      for (let save = 1; save < 300; save += 1)
        writeFileSync(red, text.replace('We have', `After ${save} saves we have`));
      writeFileSync(red, last);
    });
    // By then, all builds caused by the burst are done.
    await saveAndWait('At last we have');
    expect(preview.outcomes.length - before).toBeLessThanOrEqual(4);
  });

  test('keeps the last good page, and reports exactly where the mistake is and how to fix it', async () => {
    const { preview, root, red, text } = shared;
    const before = await preview.page('/teams/red/');
    await preview.after(() => writeFileSync(red, text.replace('league: first', 'league: frist')), refused);
    expect(await preview.page('/teams/red/')).toEqual(before);
    const line = text.split('\n').indexOf('league: first') + 1;
    const { report } = await preview.state('/teams/red/');
    expect(report).toMatchObject({ stopped: true, heading: '1 Fehler' });
    expect(report?.findings).toEqual([
      {
        severity: 'error',
        file: 'data/teams/red.yaml',
        line,
        column: 9,
        editor: `vscode://file${root}/data/teams/red.yaml:${line}:9`,
        message: expect.stringContaining('«frist»'),
        why: expect.any(String),
        fix: expect.stringContaining('first'),
        excerpt: [
          { number: line - 1, before: 'crest: wheel', marked: '', after: '' },
          { number: line, before: 'league: ', marked: 'frist', after: '' },
          { number: line + 1, before: 'ground: meadow', marked: '', after: '' },
        ],
      },
    ]);
    await preview.after(() => writeFileSync(red, text), built);
    expect((await preview.state('/teams/red/')).report).toBeUndefined();
  });

  test('shows a placeholder page until the first good build, and then the page', async () => {
    const { preview, early } = shared;
    const { placeholder, before } = early;
    expect(placeholder.status).toBe(503);
    expect(placeholder.html).toContain('<script type="module" src="/.nebel/');
    expect(before.report?.findings[0]?.file).toBe('data/teams/red.yaml');
    const after = await preview.state('/teams/red/');
    expect(after.version).not.toBe(before.version);
    expect((await preview.page('/teams/red/')).html).toContain(`?v=${after.version}"`);
  });

  test('survives a folder that is moved away and restored, and files that are renamed or unreadable', async () => {
    const { preview, at, red, text, saveAndWait } = shared;
    const gone = await preview.after(() => renameSync(at('data'), at('elsewhere')), refused);
    expect(gone).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ code: 'file-missing' })]),
    });
    await preview.after(() => renameSync(at('elsewhere'), at('data')), built);

    await preview.after(() => renameSync(red, at('data/teams/Red One.yaml')), refused);
    await preview.after(() => renameSync(at('data/teams/Red One.yaml'), red), built);

    await preview.after(() => writeFileSync(red, Buffer.from([0xff, 0xfe, 0x00])), refused);
    await preview.after(() => rmSync(red), refused);
    await preview.after(() => writeFileSync(red, text), built);
    // The preview still notices changes.
    await saveAndWait('After all we have');
  });

  test('notices a file that an editor saves by replacing it with a new one', async () => {
    const { at, red, saveAndWait } = shared;
    for (const word of ['First', 'Second', 'Third']) {
      await saveAndWait(`${word} we have`, (content) => {
        writeFileSync(at('data/teams/.red.yaml.swp'), content);
        renameSync(at('data/teams/.red.yaml.swp'), red);
      });
    }
  });

  test('reports an unreadable file, and continues', async ({ skip }) => {
    skip(process.getuid?.() === 0, 'root can read every file');
    const { preview, red } = shared;
    await preview.after(() => chmodSync(red, 0o000), refused);
    await preview.after(() => chmodSync(red, 0o644), built);
  });

  test('prints nothing from programs of a build that a change of code ended, such as the bundler', {
    tags: 'slow',
  }, async () => {
    const { preview, at } = shared;
    const end = join(temporaryFolder(), 'end');
    const program = `process.stdin.resume().on('end', () => {
      const { writeSync, writeFileSync } = require('node:fs');
      try { writeSync(2, 'panic'); writeFileSync('${end}', 'printed'); }
      catch ({ code }) { writeFileSync('${end}', code); }
    })`;
    const options = "{ stdio: ['pipe', 'inherit', 'inherit'] }";
    const starts = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(program)}], ${options});`;
    const file = at('templates/team/team.tsx');
    const code = readFileSync(file, 'utf8');
    await preview.after(() => writeFileSync(file, `${code}\n${starts}`), built);
    await preview.after(() => writeFileSync(file, code), built);
    await vi.waitFor(() => expect(readFileSync(end, 'utf8')).toBe('EPIPE'));
  });

  test('keeps the last good page while code fails, reports where, and shows the code once it works', {
    tags: 'slow',
  }, async () => {
    // What this and the next test change stays changed, because loading code takes seconds. So they come last.
    const { preview, at, root } = shared;
    const file = 'templates/team/team.tsx';
    const code = readFileSync(at(file), 'utf8');
    const good = await preview.page('/teams/red/');
    const inPage = (failing: string) =>
      code.replace('  const site = useSite();', `  const site = useSite();\n  ${failing}`);
    const failsAfter = (text: string, words: string) =>
      preview.after(
        () => writeFileSync(at(file), text),
        (outcome) => failed(outcome) && JSON.stringify(outcome).includes(words),
      );
    const line = code.slice(0, code.indexOf('  const site = useSite();')).split('\n').length + 1;
    for (const [message, failing] of [
      ['No luck', "throw new Error('No luck');"],
      ['Left behind', "void Promise.reject(new Error('Left behind'));"],
    ] as const) {
      await failsAfter(inPage(failing), message);
      expect((await preview.state()).report).toMatchObject({
        heading: 'Fehler in den Vorlagen',
        findings: [
          {
            message: expect.stringContaining(message),
            fix: 'Verbessern Sie den Code an dieser Stelle. Wer keine Vorlagen ändert, gibt diese Meldung an die Technik weiter.',
            file,
            line,
            editor: expect.stringContaining(`${root}/${file}:${line}:`),
          },
        ],
      });
    }
    // A crash of the process that builds.
    await failsAfter(code.replace('function TeamPage', 'process.exit(3);\nfunction TeamPage'), '(3)');
    await failsAfter(
      code.replace('<h1>{name}</h1>', '<h1>The {name}</h1>').replace('\nexport', "import './team.css';\n\nexport"),
      'team.css',
    );
    expect(await preview.page('/teams/red/')).toEqual(good);

    await preview.after(() => writeFileSync(at('templates/team/team.css'), 'h1{margin:4px}'), built);
    expect((await preview.state()).report).toBeUndefined();
    const { html } = await preview.page('/teams/red/');
    expect(html).toContain('<h1>The Red Team</h1>');
    const [sheet = ''] = /(?<=href=")[^"]+\.css/.exec(html) ?? [];
    expect((await preview.page(sheet)).html, 'the component has its style sheet now').toContain('margin:4px');
  });

  test('shows changes to browser code, and keeps the types of the data current while schemas change', async () => {
    const { preview, at } = shared;
    const types = () => readFileSync(at('.types/data.ts'), 'utf8');
    expect(types()).not.toContain('motto');
    const before = await preview.state('/teams/red/');
    const client = at('templates/cheer/cheer.client.tsx');
    const schema = JSON.parse(readFileSync(at('templates/team/schema.json'), 'utf8'));
    schema.properties.motto = { title: 'Motto', description: 'What the team shouts.', type: 'string' };
    await preview.until(
      () => {
        writeFileSync(client, readFileSync(client, 'utf8').replace('export default', 'console.log("cheers");\n$&'));
        writeFileSync(at('templates/team/schema.json'), JSON.stringify(schema));
      },
      async () => (await preview.state('/teams/red/')).version !== before.version,
    );
    await expect.poll(types).toContain('/** What the team shouts. */\n  motto?: string;');
  });
});

test('code that cannot be loaded is loaded again once a file mends it, also if that comes while it is loading', {
  tags: 'slow',
}, async () => {
  const project = miniSiteProject();
  const preview = await startPreview(project);
  const file = join(project.root, 'templates/team/team.tsx');
  const mend = join(project.root, 'data/words.txt');
  const mark = join(temporaryFolder(), 'loading');
  const loading = `
    import { existsSync, writeFileSync } from 'node:fs';
    const isMended = existsSync(${JSON.stringify(mend)});
    writeFileSync(${JSON.stringify(mark)}, '');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
    if (!isMended) throw new Error('Not mended yet');
    `;
  const code = readFileSync(file, 'utf8').replace('<h1>{name}</h1>', '<h1>The mended {name}</h1>');
  writeFileSync(file, loading + code);
  await expect.poll(() => existsSync(mark)).toBe(true);
  writeFileSync(mend, '');
  await expect.poll(async () => (await preview.page('/teams/red/')).html).toContain('The mended Red Team');
});

test('where its folder cannot be written, the preview builds in one that is deleted at the end, and shows what was saved last while it started', {
  tags: 'slow',
}, async () => {
  const project = miniSiteProject();
  const cache = join(project.root, 'node_modules/.cache/nebel');
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, `preview-${nameIn(cache, project.root)}`), 'not a folder');
  let saves = 0;
  const save = () => {
    saves += 1;
    const text = contentOf('teams/red.yaml').replace('We have', `Save ${saves} has`);
    writeFileSync(join(project.root, 'data/teams/red.yaml'), text);
  };
  const saving = setInterval(save, 5);
  const preview = await startPreview(project).finally(() => clearInterval(saving));
  await expect.poll(async () => (await preview.page('/teams/red/')).html).toContain(`Save ${saves} has`);
  const outcome = preview.outcomes.find(built);
  const folder = outcome?.kind === 'built' ? outcome.site.folder : '';
  expect(existsSync(folder)).toBe(true);
  await preview.close();
  expect(existsSync(dirname(folder))).toBe(false);
});

describe('nebel dev', () => {
  /** One process for these tests, because it builds the website first. */
  let running: ChildProcess;
  let ended: Promise<unknown[]>;
  let output = '';
  let address = '';

  beforeAll(async () => {
    const root = suiteFolder();
    copySample(root);
    const child = spawn(process.execPath, [BIN, 'dev', '--root', root, '--port', '0'], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    running = child;
    ended = once(child, 'close');
    for await (const part of child.stdout.setEncoding('utf8')) {
      output += part;
      if (output.includes('Ctrl+C')) break;
    }
    address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
    return async () => {
      child.kill('SIGKILL');
      await ended;
    };
  });

  test('serves every page of the website byte for byte as a build writes it, apart from one script', async () => {
    expect(output).toContain(`Vorschau beim Schreiben: ${address}/`);
    const { out, pages } = await builtSample();
    expect(pages.length).toBeGreaterThan(20);
    for (const { url } of pages) {
      const html = await (await fetch(address + url)).text();
      const written = readFileSync(join(out, outputPath(url)), 'utf8');
      expect(html === written, `${url} has the script`).toBe(false);
      expect(withoutScript(html) === written, url).toBe(true);
    }
    for (const name of readdirSync(join(out, 'assets'))) {
      const answer = await fetch(`${address}/assets/${name}`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(out, 'assets', name))), name).toBe(true);
    }
  });

  test('accepts the forms of the site', async () => {
    const answer = await fetch(`${address}/api/newsletter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ann@example.ch' }),
    });
    expect(answer.status).toBe(201);
  });

  test('serves until it is interrupted', async () => {
    expect(running.exitCode).toBeNull();
    running.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  test('reports that its port is in use, and how to choose another, before it builds or writes anything', {
    tags: 'slow',
  }, async () => {
    const root = copyOfSample();
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await nebel(['dev', '--root', root, '--port', String(port)])).toEqual({
      code: 2,
      stdout: '',
      stderr: `Der Port ${port} ist belegt. Wählen Sie einen anderen, zum Beispiel mit --port ${port + 1}.\nHilfe: npx nebel dev --help\n`,
    });
    expect(readdirSync(root)).toEqual(['data']);
  });
});

/** Fewer than a site has files. */
const LIMIT = 20;

/** A shell whose processes may watch only some files. Only Linux has such limits, and some systems forbid to set them. */
const limited = (script: string) => [
  ...['--user', '--map-root-user', 'sh', '-c'],
  `echo ${LIMIT} > /proc/sys/user/max_inotify_watches && ${script}`,
];
const isPossible = spawnSync('unshare', limited('true')).status === 0;

test('where the system can watch too few files, the preview says so once, and still shows each change', {
  tags: 'slow',
}, async ({ skip }) => {
  if (!isPossible) skip('this system cannot limit watches');
  const root = copyOfMiniSite();
  const command = `exec "${process.execPath}" "${BIN}" dev --root "${root}" --port 0 --lang en`;
  const dev = spawn('unshare', limited(command), { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void dev.kill());
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output).toContain('Live preview: http');
  writeFileSync(join(root, 'data/nav.yaml'), '- [');
  await expect.poll(() => output).toContain('data/nav.yaml');
  expect(output.match(/does not report all changes \(ENOSPC\)/g)).toHaveLength(1);
});
