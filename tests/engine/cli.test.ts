import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentProps } from '../../src/api/template-api.ts';
import { Document } from '../../src/scaffold/starter/templates/document.tsx';
import { miniSite } from '../fixtures/mini-site/site.tsx';
import { command, inWebsite as inside } from '../support/command.ts';
import { copyOfSample, copySample, SAMPLE } from '../support/data-files.ts';
import { hashTree } from '../support/hash-tree.ts';
import { openedJournal } from '../support/journal.ts';
import { copyOfMiniSite, suiteFolder, temporaryFolder, writeContent } from '../support/mini-site.ts';
import { BIN, nebel, resultOf } from '../support/nebel.ts';

const root = suiteFolder();
beforeAll(() => copySample(root));

describe('nebel validate', () => {
  test('exits with 1 and reports every mistake of every file in one run, as JSON that programs can rely on', async () => {
    const root = copyOfSample(['blog.yaml', /^title:/m, 'titel:'], ['danke.yaml', /$/, '\nsteps: doppelt\n']);
    const { code, stdout } = await inside(['validate', '--root', root, '--format', 'json']);
    const { problems, summary } = JSON.parse(stdout);
    expect(code).toBe(1);
    expect(summary).toMatchObject({ errors: problems.length, warnings: 0 });
    expect(problems.map(({ code: found, file }: { code: string; file: string }) => `${file} ${found}`)).toEqual([
      'data/blog.yaml schema-unknown-key',
      'data/danke.yaml yaml-duplicate-key',
    ]);
    const fields = 'code severity file line column endLine endColumn pointer message fix docs'.split(' ');
    expect(Object.keys(problems[0])).toEqual(expect.arrayContaining(fields));
    expect(problems[0].message).toContain('Meinten Sie «title»?');
  });

  test('a missing form is the only finding, although pages use its names', async () => {
    const root = copyOfSample();
    rmSync(join(root, 'data/forms/anfrage.yaml'));
    const { stdout } = await inside(['validate', '--root', root, '--format', 'json']);
    const { problems } = JSON.parse(stdout);
    expect(problems).toMatchObject([{ code: 'file-missing', file: 'data/forms/anfrage.yaml' }]);
    expect(problems).toHaveLength(1);
  });
});

test('closing the pipe early does not turn a failure into success', { tags: 'slow' }, () => {
  const command = ['-c', 'node "$0" validate --root "$1" | true; exit $PIPESTATUS', BIN, siteWithMistake().root];
  const { status, stderr } = spawnSync('bash', command, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, '']);
});

describe('nebel build', () => {
  test('that stops says whether there is an earlier site, which it leaves untouched', async () => {
    const stop = { 'home.yaml': 'nothing: of use\n' };
    const { stdout } = await command(miniSite, ['build', '--root', copyOfMiniSite(stop)]);
    expect(stdout).toMatch(/\nEs wurde nichts geschrieben\.\n$/);
    const built = copyOfMiniSite();
    await command(miniSite, ['build', '--root', built]);
    const before = hashTree(join(built, 'dist'));
    writeFileSync(join(built, 'data/home.yaml'), stop['home.yaml']);
    const second = await command(miniSite, ['build', '--root', built]);
    expect(second).toMatchObject({ code: 1, stdout: expect.stringContaining('dist/ ist unverändert') });
    expect(hashTree(join(built, 'dist'))).toBe(before);
  });
});

test.each([[['hosts', 'nginx']], [['relay', '--port', '0']]])(
  'mistakes in the content never end up in the output, which is often a file: %j',
  async (args) => {
    const broken = copyOfMiniSite({ 'home.yaml': 'nothing: of use\n', 'site.yaml': 'nothing: of use\n' });
    const { code, stdout, stderr } = await command(miniSite, [...args, '--root', broken]);
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('data/site.yaml')]);
  },
);

describe('wrong use', () => {
  // None of this depends on the website, and the mini site is read in a fraction of the time.
  const inside = (args: readonly string[]) => command(miniSite, args);
  const root = suiteFolder();
  beforeAll(() => writeContent(root));

  test.each([
    ['a folder without data', ['validate', '--root', tmpdir()]],
    ['an invalid port', ['preview', '--port', 'achtzig']],
    ['an invalid address', ['build', '--base-url', 'kaltvernebelung']],
    ['a relay without a port', ['hosts', 'nginx', '--relay', 'relay; evil']],
    ['a relay on a port that does not exist', ['hosts', 'nginx', '--relay', '127.0.0.1:87870']],
    ['an address with a query', ['build', '--base-url', 'https://www.example.ch/?a=b']],
    ['an invalid day', ['dev', '--now', '2026-13-01']],
  ])('%s exits with 2 and one sentence', async (_name, args) => {
    const { code, stderr } = await inside(args);
    expect(code).toBe(2);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr.length).toBeGreaterThan(10);
  });

  test('builds no German website with a Node that only knows English, as on Alpine, and says what to install', async () => {
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
    onTestFinished(() => void vi.restoreAllMocks());
    const { code, stdout, stderr } = await command({ ...miniSite, language: 'de' }, ['build', '--root', root]);
    expect([code, stdout, existsSync(join(root, 'dist'))]).toEqual([2, '', false]);
    expect(stderr).toContain('apk add icu-data-full');
  });

  test('from a folder that was deleted meanwhile exits with 2 and says so', async ({ skip }) => {
    skip(process.platform === 'win32', 'Windows does not delete the folder of a process');
    const gone = join(root, 'gone');
    mkdirSync(gone);
    const script = 'cd "$1" && rmdir "$1" && exec "$2" "$3" validate';
    const { code, stderr } = await resultOf(spawn('sh', ['-c', script, 'sh', gone, process.execPath, BIN]));
    expect([code, stderr.split('\n')]).toEqual([
      2,
      [expect.stringContaining('gibt es nicht mehr'), expect.any(String), ''],
    ]);
  });

  test('does not include arguments after a #: some shells pass comments on', async () => {
    const { code, stdout } = await inside(['validate', '--root', root, '#', 'checks', 'all', 'files']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Alles in Ordnung')]);
  });

  test.each([
    ['an unknown command', ['buidl'], 'Den Befehl «buidl» gibt es nicht. Meinten Sie build?', 'npx nebel --help'],
    ['an unknown subcommand', ['leads', 'lst'], 'Den Befehl «lst» gibt es nicht. Meinten Sie list?', 'leads --help'],
    [
      'an unknown option',
      ['build', '--formt', 'json'],
      'Die Option «--formt» gibt es hier nicht. Meinten Sie --format?',
    ],
    [
      'an invalid value',
      ['build', '--format', "it's"],
      "--format kann nicht «it's» sein, nur pretty, json, github, sarif.",
    ],
    ['an invalid argument', ['hosts', 'ngnix'], '<server> kann nicht «ngnix» sein', 'Meinten Sie nginx?'],
    ['an unknown language', ['validate', '--lang', 'fr'], '--lang kann nicht «fr» sein, nur de, en.'],
    ['a missing value', ['build', '--out'], 'Nach --out fehlt ein Wert: --out <dir>', 'npx nebel build --help'],
    ['a missing option', ['leads', 'export'], 'Es fehlt die Option --table <table>.', 'npx nebel leads export --help'],
    ['a missing language', ['--lang'], 'Nach --lang fehlt ein Wert'],
    ['a contradiction', ['relay', '--check', '--bundle', 'relay.mjs'], '--bundle und --check gehen nicht zusammen.'],
    ['options for two folders', ['preview', '--drafts', '--out', 'dist'], '--drafts und --out gehen nicht zusammen.'],
    ['a missing argument', ['explain'], 'Es fehlt die Angabe <url>.'],
    ['too many arguments', ['explain', '/a/', '/b/', '/c/'], 'Das ist zu viel: /b/ /c/'],
  ])('%s is reported in German, without a word of English', async (_what, args, ...said) => {
    const { code, stdout, stderr } = await inside(args);
    expect([code, stdout]).toEqual([2, '']);
    for (const words of said) expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/error|unknown|missing|invalid|argument\b|choices|expected|did you mean/i);
  });

  test('the help needs no website, whichever way it is asked for', async () => {
    for (const option of ['--help', '-h']) {
      const { code, stdout } = await command(undefined, ['build', option]);
      expect([code, stdout]).toEqual([0, expect.stringContaining('--release')]);
    }
  });

  test('the German help contains no English, and the English help no German', async () => {
    const words = /Usage|Options|Arguments|Commands|default|choices|\[options]|\[command]/;
    for (const args of [['--help'], ['build', '--help'], ['leads', '--help']])
      expect((await inside(args)).stdout).not.toMatch(words);
    expect((await inside(['--lang', 'en', 'hosts', '--help'])).stdout).toMatch(/^Usage: npx nebel hosts \[options]/);
  });

  test.each(['relay', 'preview', 'dev'])(
    '%s refuses to store inquiries where everyone could read them',
    async (name) => {
      mkdirSync(join(root, 'public/deep'), { recursive: true });
      for (const file of ['.nebel', 'index.html']) writeFileSync(join(root, 'public', file), '{}');
      const args = [name, '--root', root, '--store', 'public/deep/leads.sqlite'];
      const { code, stderr } = await inside(name === 'preview' ? [...args, '--out', 'public'] : args);
      expect([code, readdirSync(join(root, 'public/deep'))]).toEqual([2, []]);
      expect(stderr).toContain('Alle könnten die Anfragen lesen');
    },
  );

  test('a text file is rejected as a journal, and stays as it is', async () => {
    const file = join(root, 'notes.txt');
    writeFileSync(file, 'Grüsse aus Zürich\n'.repeat(100));
    const { code, stderr } = await inside(['relay', '--root', root, '--store', 'notes.txt']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('keine Datei mit Anfragen')]);
    expect(readFileSync(file, 'utf8')).toMatch(/^Grüsse/);
  });

  test.each([
    ['init', ['init', 'notes.txt']],
    ['check', ['check', '--out', 'notes.txt/dist']],
    ['diff', ['diff', 'notes.txt/old', 'dist']],
    ['leads restore', ['leads', 'restore', '--backup', 'notes.txt']],
    ['leads restore to a file below another one', ['leads', 'restore', '--store', 'notes.txt/a', 'copy.sqlite']],
  ])('%s says that a file was named where a folder should be', async (_what, args) => {
    const text = join(root, 'notes.txt');
    writeFileSync(text, 'Grüsse aus Zürich\n');
    openedJournal(join(root, 'copy.sqlite'));
    const inRoot = args[0] === 'init' ? ['init', text] : [...args, '--root', root];
    const { code, stderr } = await inside(inRoot);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/notes\.txt.* Hier ist eine Datei, wo ein Ordner/)]);
  });

  test('a folder is rejected as the file of a bundled relay', async () => {
    const { code, stderr } = await inside(['relay', '--root', root, '--bundle', 'data']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('data kann keine Datei sein')]);
  });
});

test('a project reached through a symlink builds like any other', async () => {
  const link = join(temporaryFolder(), 'link');
  symlinkSync(copyOfMiniSite(), link);
  expect((await command(miniSite, ['build', '--root', link])).code).toBe(0);
});

test('a bug exits with 70, prints a short stack trace and where to report it, and leaves the site untouched', async () => {
  const root = copyOfMiniSite();
  await command(miniSite, ['build', '--root', root]);
  const before = hashTree(join(root, 'dist'));
  const document = () => {
    throw new Error('No paper left.');
  };
  const said = await command({ ...miniSite, document }, ['build', '--root', root, '--no-cache', '--lang', 'en']);
  expect([said.code, said.stdout]).toEqual([70, 'Building the website …\n']);
  expect(said.stderr).toMatch(
    /Report .* in the project’s repository, with these lines:\n\nError: No paper left\.\n {4}at /,
  );
  expect(said.stderr.split('\n').length).toBeLessThan(12);
  expect(hashTree(join(root, 'dist'))).toBe(before);
});

test('a command that waits for something that never happens says so, and exits with 70', { tags: 'slow' }, async () => {
  // Bundles the command line, so that only the build is left to wait.
  await nebel(['--version']);
  const silent = { NODE_OPTIONS: `--import ${join(import.meta.dirname, '../support/silent-programs.mjs')}` };
  const out = join(temporaryFolder(), 'dist');
  const { code, stderr } = await nebel(['build', '--root', root, '--out', out, '--no-cache', '--lang', 'en'], silent);
  expect(stderr).toContain('This is a bug in nebel');
  expect([code, existsSync(out)]).toEqual([70, false]);
});

test('a build that fails its check quotes no lines of the previous site', async () => {
  const root = copyOfMiniSite();
  await command(miniSite, ['build', '--root', root]);
  const picture = '<img src="//photos.example/a.png" alt="" width="4" height="3">';
  const document = (props: DocumentProps) => Document({ ...props, body: picture + props.body });
  const { code, stdout } = await command({ ...miniSite, document }, ['build', '--root', root]);
  expect(code).toBe(3);
  expect(stdout).toMatch(/data\/home\.yaml {2}output-foreign\n.*\(dist\/index\.html:\d+:\d+\)/);
  expect(stdout).not.toContain('│');
});

/** A real file with a misspelt field, and the line of that field. All other files are missing, which is reported too. */
function siteWithMistake(): { root: string; line: number } {
  const root = temporaryFolder();
  mkdirSync(join(root, 'data'));
  const file = join(root, 'data/blog.yaml');
  const text = readFileSync(join(SAMPLE, 'data/blog.yaml'), 'utf8').replace(/^title:/m, 'titel:');
  writeFileSync(file, text);
  return { root, line: text.split('\n').findIndex((each) => each.startsWith('titel:')) + 1 };
}

test.each(['validate', 'build'])('%s reports the same findings to GitHub and to code scanners', async (command) => {
  const { root, line } = siteWithMistake();
  const github = await inside([command, '--root', root, '--format', 'github', '--lang', 'en']);
  const sarif = await inside([command, '--root', root, '--format', 'sarif', '--lang', 'en']);
  expect([github.code, sarif.code]).toEqual([1, 1]);
  expect(github.stdout).toMatch(
    new RegExp(`^::error file=data/blog\\.yaml,line=${line},col=1,.*title=schema-unknown-key::.*“titel”.*Fix: `, 'm'),
  );
  const [run] = JSON.parse(sarif.stdout).runs;
  expect(run.language).toBe('en');
  const result = run.results.find(({ ruleId }: { ruleId: string }) => ruleId === 'schema-unknown-key');
  expect(result.message.text).toContain('“titel”');
  expect(result.locations[0].physicalLocation).toMatchObject({
    artifactLocation: { uri: 'data/blog.yaml' },
    region: { startLine: line, startColumn: 1 },
  });
  expect(github.stdout.match(/^::(error|warning) /gm)).toHaveLength(run.results.length);
});

test('in a workflow, paths are relative to the root of the repository', async () => {
  const { root } = siteWithMistake();
  const { stdout } = await inside(['validate', '--root', root, '--format', 'github'], {
    GITHUB_WORKSPACE: join(root, '..'),
  });
  expect(stdout).toMatch(/^::error file=nebel-test-[^/]+\/data\/blog\.yaml,/m);
});
