/**
 * Runs the project's own checks, one line each, and shows the output of those that failed.
 *
 *     npm run quick     types, lint and the tests beside the code
 *     npm test          those, the crossing tests, the real site built and checked, and the browser tests
 *
 * With `--slowest`, as in `npm test -- --slowest`, the files of tests that took longest are named.
 *
 * A third run, «content», has the parts of `npm test` that read the content of `data/`, but for the browser.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');

interface Part {
  readonly name: string;
  /** Arguments of Node. */
  readonly command: readonly string[];
  /** The part without which this one means nothing. */
  readonly needs?: string;
  /** It prints a line of its own for each of its parts, and what failed. */
  readonly reportsItself?: boolean;
}

const bin = (path: string) => join('node_modules', path);
/** @param options of `vitest run` */
const tests = (...options: readonly string[]): Part => ({
  name: 'tests',
  command: [bin('vitest/vitest.mjs'), 'run', ...options],
  reportsItself: true,
});

const TYPES: Part = { name: 'types', command: [bin('typescript/bin/tsc')] };
const LINT: Part = { name: 'lint', command: [bin('@biomejs/biome/bin/biome'), 'check'] };
const UNUSED: Part = { name: 'unused', command: [bin('knip/bin/knip.js')] };

/** Parts that run side by side. */
type Step = readonly Part[];

const BUILD: Part = { name: 'build', command: ['bin/nebel', 'build'] };

/** What a built site has to pass. */
const CHECKS: readonly Part[] = [
  { name: 'check', command: ['bin/nebel', 'check'], needs: 'build' },
  {
    name: 'links',
    command: [
      bin('linkinator/build/src/cli.js'),
      ...['dist', '--recurse', '--silent', '--skip', '^https?://(?!localhost)'],
    ],
    needs: 'build',
  },
];

/** As few steps as may be: the last part of each has the machine to itself, and leaves most of it idle. */
const RUNS: Readonly<Record<string, readonly Step[]>> = {
  quick: [[TYPES, LINT, tests('--project', 'unit')]],
  content: [[BUILD], [...CHECKS, tests('--project', 'site')]],
  all: [
    [TYPES, LINT, UNUSED, BUILD],
    [...CHECKS, tests('--mode', 'together')],
  ],
};

const [wanted = 'all', ...options] = process.argv.slice(2);

/** Whether it passed. */
async function run(
  { name, command, needs, reportsItself = false }: Part,
  failed: ReadonlySet<string>,
): Promise<boolean> {
  if (needs !== undefined && failed.has(needs)) {
    console.log(`✘ ${name.padEnd(10)} not run, because «${needs}» failed`);
    return false;
  }
  const begun = Date.now();
  const child = spawn(process.execPath, command, {
    cwd: PROJECT,
    env: { ...process.env, ...(options.includes('--slowest') && { SLOWEST_FILES: 'yes' }) },
    stdio: ['ignore', reportsItself ? 'inherit' : 'pipe', reportsItself ? 'inherit' : 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✘'} ${name.padEnd(10)} ${seconds} s`);
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  return code === 0;
}

const steps = RUNS[wanted];
if (!steps) throw new Error(`There is no run of that name; there are ${Object.keys(RUNS).join(' and ')}.`);
const failed = new Set<string>();
for (const step of steps) {
  const passed = await Promise.all(step.map((part) => run(part, failed)));
  for (const [index, { name }] of step.entries()) if (!passed[index]) failed.add(name);
}
console.log(`${steps.flat().length - failed.size} passed, ${failed.size} failed`);
process.exitCode = failed.size > 0 ? 1 : 0;
