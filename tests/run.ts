/**
 * Runs the project's own checks, prints one line for each, and shows the output of those that fail.
 *
 *     npm run quick     types, lint and the unit tests
 *     npm test          those, the integration tests, building and checking the real site, and the browser tests
 *
 * A third run, «content», has the parts of `npm test` that read `data/`, except the browser tests.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');

interface Part {
  readonly name: string;
  /** Arguments for Node. */
  readonly command: readonly string[];
  /** Name of a part that must have passed before this one can run. */
  readonly needs?: string;
  /** True if the command prints its own results and failures. */
  readonly reportsItself?: boolean;
}

const bin = (path: string) => join('node_modules', path);
/** @param options of `vitest run` */
const tests = (...options: readonly string[]): Part => ({
  name: 'tests',
  command: [bin('vitest/vitest.mjs'), 'run', ...options],
  reportsItself: true,
});

/** The compiler needs types that Git ignores. `npm ci` writes them, unless it runs without scripts. */
const PREPARED: Part = { name: 'prepared', command: ['bin/prepare.mjs'] };
const TYPES: Part = { name: 'types', command: [bin('typescript/bin/tsc')] };
const LINT: Part = { name: 'lint', command: [bin('@biomejs/biome/bin/biome'), 'check'] };
const UNUSED: Part = { name: 'unused', command: [bin('knip/bin/knip.js')] };

/** Parts that run in parallel. */
type Step = readonly Part[];

const BUILD: Part = { name: 'build', command: ['bin/nebel', 'build'] };

/** Checks of the built site. */
const CHECKS: readonly Part[] = [
  { name: 'check', command: ['bin/nebel', 'check'], needs: 'build' },
  { name: 'links', command: [bin('tsx/dist/cli.mjs'), 'tests/links.ts'], needs: 'build' },
];

/** As few steps as possible: while the last part of a step runs alone, most of the machine is idle. */
const RUNS: Readonly<Record<string, readonly Step[]>> = {
  quick: [[PREPARED], [TYPES, LINT, tests('--project', 'unit')]],
  content: [[BUILD], [...CHECKS, tests('--project', 'site')]],
  all: [[PREPARED], [TYPES, LINT, UNUSED, BUILD], [...CHECKS, tests('--mode', 'together', '--tags-filter', '!slow')]],
};

const [wanted = 'all'] = process.argv.slice(2);

/** Returns true if the part passed. */
async function run(
  { name, command, needs, reportsItself = false }: Part,
  failed: ReadonlySet<string>,
): Promise<boolean> {
  if (needs !== undefined && failed.has(needs)) {
    console.log(`✘ ${name.padEnd(10)} not run, because «${needs}» failed`);
    return false;
  }
  const start = Date.now();
  const child = spawn(process.execPath, command, {
    cwd: PROJECT,
    stdio: ['ignore', reportsItself ? 'inherit' : 'pipe', reportsItself ? 'inherit' : 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
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
