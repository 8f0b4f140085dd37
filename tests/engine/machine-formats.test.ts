import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inWebsite as nebel } from '../support/command.ts';
import { SAMPLE } from '../support/data-files.ts';
import { temporaryFolder } from '../support/mini-site.ts';

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
  const github = await nebel([command, '--root', root, '--format', 'github', '--lang', 'en']);
  const sarif = await nebel([command, '--root', root, '--format', 'sarif', '--lang', 'en']);
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
  const { stdout } = await nebel(['validate', '--root', root, '--format', 'github'], {
    GITHUB_WORKSPACE: join(root, '..'),
  });
  expect(stdout).toMatch(/^::error file=nebel-test-[^/]+\/data\/blog\.yaml,/m);
});
