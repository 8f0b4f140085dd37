import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inWebsite as nebel } from '../support/command.ts';
import { SAMPLE } from '../support/data-files.ts';
import { temporaryFolder } from '../support/mini-site.ts';

/** One real file with a field misspelled, in the line that is returned. All others are missing, which is found too. */
function withMistake(): { root: string; line: number } {
  const root = temporaryFolder();
  mkdirSync(join(root, 'data'));
  const file = join(root, 'data/blog.yaml');
  const text = readFileSync(join(SAMPLE, 'data/blog.yaml'), 'utf8').replace(/^title:/m, 'titel:');
  writeFileSync(file, text);
  return { root, line: text.split('\n').findIndex((each) => each.startsWith('titel:')) + 1 };
}

test.each(['validate', 'build'])(
  '%s speaks to GitHub and to code scanners, with the same findings',
  async (command) => {
    const { root, line } = withMistake();
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
  },
);

test('in a workflow, files are named from the top of the repository', async () => {
  const { root } = withMistake();
  const { stdout } = await nebel(['validate', '--root', root, '--format', 'github'], {
    GITHUB_WORKSPACE: join(root, '..'),
  });
  expect(stdout).toMatch(/^::error file=nebel-test-[^/]+\/data\/blog\.yaml,/m);
});
