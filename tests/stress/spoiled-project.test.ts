import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copySample } from '../support/data-files.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { nebel } from '../support/nebel.ts';
import { isLong } from '../support/proof.ts';

const LINES = 'lead: a - b\n'.repeat(5_000);

/** Files that spoil a project, all of them at once. */
const SPOILED: Readonly<Record<string, string | Buffer>> = {
  'home.yaml': Buffer.from('ffd8ffe000104a46494600', 'hex'),
  'blog.yaml': '\0'.repeat(10_000),
  'danke.yaml': '['.repeat(100_000),
  '404.yaml': `{${'"a":{'.repeat(20_000)}`,
  'regions/zug.yaml': 'name: \ud800\nlead: "\\ud800 \\u202e \\0"\n',
  'regions/glarus.yaml': `__proto__:\n  polluted: true\nconstructor: 1\n${LINES}`,
  'regions/horgen.yaml': 'x'.repeat(1_000_000),
  'services/schimmel.yaml': `title: "{{${' '.repeat(50_000)}"\nlead: \x1b]0;owned\x07\x1b[2J\n::error::forged\n`,
  'services/covid.yaml': `? ${'- '.repeat(20)}\n: &a [*a]\n--- !!js/function >\n  function(){}\n`,
  'services/fahrzeug.yaml': '\ufeff\ufeff---\r\n%YAML 9.9\r\n@\r\n',
  'articles/::error::x.yaml': 'title: x\n',
  'articles/__proto__.yaml': 'title: x\n',
  'legal/agb.yaml': '- 1\n- 2\n',
};

function spoiledProject(): string {
  const root = temporaryFolder();
  const data = join(root, 'data');
  copySample(root);
  for (const [file, content] of Object.entries(SPOILED)) writeFileSync(join(data, file), content);
  mkdirSync(join(data, 'teams/a/b/c'), { recursive: true });
  if (process.platform !== 'win32') {
    symlinkSync('/dev/zero', join(data, 'regions/zero.yaml'));
    symlinkSync('..', join(data, 'regions/loop'));
    execFileSync('mkfifo', [join(data, 'regions/pipe.yaml')]);
  }
  return root;
}

describe('the command line, run on a project that is spoiled in every way', () => {
  const runs = [
    ['validate', '--format', 'pretty'],
    ['build', '--out', 'OUT'],
    ['validate', '--format', 'json'],
    ['validate', '--format', 'github', '--lang', 'en'],
    ['validate', '--format', 'sarif'],
    ['validate', '--fix'],
    ['explain', '/regional/zug/'],
    ['hosts', 'nginx'],
  ].slice(0, isLong ? undefined : 2);

  test.each(runs)('%s %s %s reports what is wrong, and shows neither a stack trace nor a bug', async (...args) => {
    const root = spoiledProject();
    const own = args.map((arg) => (arg === 'OUT' ? join(root, 'dist') : arg));
    const { code, stdout, stderr } = await nebel([...own, '--root', root]);
    expect([0, 1, 2, 3], stderr.slice(-1500)).toContain(code);
    expect(stdout + stderr).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
    expect(stdout + stderr).not.toMatch(/TypeError|RangeError|SyntaxError|heap out of memory/);
    expect(stdout + stderr).not.toContain('\x1b]');
  });
});
