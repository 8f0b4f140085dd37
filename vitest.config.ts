import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PATIENCE } from './tests/support/patience.ts';

const env = {
  // React's development build renders about eight times slower, and users never get it.
  NODE_ENV: 'production',
  // With CI set, builds do not update the ledger of addresses. Tests of that behaviour set it themselves.
  CI: '',
  // The machine that runs the tests may be set to another language.
  LC_ALL: 'C.UTF-8',
  LANG: 'C.UTF-8',
  NEBEL_LANG: '',
};

/** Defines a test project. */
const project = (name: string, include: readonly string[], more: object = {}) => ({
  oxc: { jsx: { runtime: 'automatic', development: false } } as const,
  test: {
    name,
    include: [...include],
    env,
    globalSetup: ['tests/support/run-folder.ts'],
    // Loading the engine and the templates for each of two hundred files would take longer than most of their tests.
    isolate: false,
    unstubEnvs: true,
    expect: { poll: { timeout: PATIENCE.condition } },
    // More workers would only load the engine and the templates more often. Browser tests run in parallel.
    maxWorkers: availableParallelism(),
    testTimeout: PATIENCE.test,
    hookTimeout: PATIENCE.test,
    ...more,
  },
});

/** Test files by project. */
const FILES = {
  unit: ['{src,templates,bin}/**/*.test.{ts,tsx}'],
  engine: ['tests/engine/**/*.test.{ts,tsx}'],
  site: ['tests/site/**/*.test.{ts,tsx}'],
  browser: ['tests/browser/**/*.test.{ts,tsx}'],
};

/** Settings for browser tests. Workers often wait for the browser's processes, so there can be more of them. */
const withBrowser = (moreWorkers: number) => ({
  globalSetup: ['tests/support/run-folder.ts', 'tests/support/packaged-browser.ts'],
  maxWorkers: availableParallelism() + moreWorkers,
});

/** The slowest files in descending order, then all other browser tests. Started last, they would keep one worker busy alone. */
const FIRST = [
  ...['studio', 'studio-tasks', 'inquiry', 'preview-server', 'every-part', 'undisturbed', 'init'].map(
    (name) => `/${name}.test.ts`,
  ),
  '/tests/browser/',
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = FIRST.findIndex((path) => moduleId.includes(path));
      return index === -1 ? FIRST.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

const PROJECTS = [
  project('unit', FILES.unit),
  project('engine', FILES.engine),
  project('site', FILES.site),
  project('browser', FILES.browser, withBrowser(1)),
  project('brief', ['tests/brief/**/*.test.{ts,tsx}']),
  project('stress', ['tests/stress/**/*.test.{ts,tsx}']),
];

/** The four projects of `npm test` in one, so that each worker loads the engine once, and each site is built once. */
const TOGETHER = [project('together', Object.values(FILES).flat(), withBrowser(1))];

export default defineConfig(({ mode }) => ({
  test: {
    reporters: ['./tests/support/part-reporter.ts'],
    sequence: { sequencer: SlowestFirst },
    tags: [{ name: 'slow', description: 'Not part of `npm test`, but of `npm run slow`.' }],
    projects: mode === 'together' ? TOGETHER : PROJECTS,
  },
}));
