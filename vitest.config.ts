import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type Vite } from 'vitest/node';
import { preparedChecksModule } from './bin/bundled.mjs';

const env = {
  // React's development build renders about eight times slower, and users never get it.
  NODE_ENV: 'production',
  // Under CI a build writes no list of addresses. A test that is about this says so itself.
  CI: '',
};

const siteAt = (module: string) => ({ root: import.meta.dirname, module: `${import.meta.dirname}/${module}` });

/** Where they cannot be made, the schemas are compiled when they are needed, and tests say what is wrong with them. */
const prepared = preparedChecksModule(siteAt('templates/site.ts'), siteAt('tests/fixtures/riding-club/site.tsx')).catch(
  () => undefined,
);

/**
 * Gives tests the checks of the website's and the small site's schemas as the bundled command line has them: compiling them again for each
 * test that reads the sample takes as long as all the rest of reading it.
 */
const preparedChecks: Vite.Plugin = {
  name: 'prepared-checks',
  async load(id) {
    if (!id.endsWith('/src/validate/prepared-checks.ts')) return undefined;
    const code = await prepared;
    return code && `import { createRequire } from 'node:module';const require = createRequire(import.meta.url);${code}`;
  },
};

/** A part of the tests: its name, its files, and what differs from the other parts. */
const part = (name: string, include: readonly string[], more: object = {}) => ({
  plugins: [preparedChecks],
  esbuild: { jsx: 'automatic', jsxDev: false } as const,
  test: {
    name,
    include: [...include],
    env,
    globalSetup: ['tests/support/run-folder.ts'],
    // Loading the engine and the templates again for each of two hundred files takes longer than most of their tests.
    isolate: false,
    unstubEnvs: true,
    // What takes a second on a quiet machine takes twenty on a busy one, where browsers and command lines wait for each other.
    expect: { poll: { timeout: 30_000 } },
    // Each worker loads the engine and the templates first. Those of the browser tests run beside them.
    maxWorkers: availableParallelism(),
    // Starting the command line takes a second on a busy machine, and some tests start it often.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...more,
  },
});

/** The files of each room of tests. */
const FILES = {
  unit: ['{src,templates,bin,tests/support}/**/*.test.{ts,tsx}'],
  engine: ['tests/engine/**/*.test.{ts,tsx}'],
  site: ['tests/site/**/*.test.{ts,tsx}'],
  browser: ['tests/browser/**/*.test.{ts,tsx}'],
};

/** What tests with a browser need. A browser is several processes, for which a worker often waits. */
const withBrowser = (moreWorkers: number) => ({
  globalSetup: ['tests/support/run-folder.ts', 'tests/support/unpack-browser.ts'],
  maxWorkers: availableParallelism() + moreWorkers,
});

/** The longest files, longest first, then the others that wait for a browser. A worker that begins one last would go on alone. */
const FIRST = [
  ...['relay-load', 'edit', 'every-part', 'keyboard', 'inquiry', 'preview-server', 'live-preview'].map(
    (name) => `/${name}.test.ts`,
  ),
  '/tests/browser/',
];

/** Begins with the longest, so that the others run beside them. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = FIRST.findIndex((part) => moduleId.includes(part));
      return index === -1 ? FIRST.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

const ROOMS = [
  part('unit', FILES.unit),
  part('engine', FILES.engine),
  part('site', FILES.site),
  part('browser', FILES.browser, withBrowser(1)),
  part('brief', ['tests/brief/**/*.test.{ts,tsx}']),
  part('stress', ['tests/stress/**/*.test.{ts,tsx}']),
];

/** The four of `npm test` as one, so that each worker loads the engine and the templates once, and each site is built once. */
const TOGETHER = [part('together', Object.values(FILES).flat(), withBrowser(2))];

export default defineConfig(({ mode }) => ({
  test: {
    reporters: ['./tests/support/part-reporter.ts'],
    sequence: { sequencer: LongFirst },
    projects: mode === 'together' ? TOGETHER : ROOMS,
  },
}));
