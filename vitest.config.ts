import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// React's development build renders about eight times slower, and users never get it.
const env = { NODE_ENV: 'production' };
const esbuild = { jsx: 'automatic', jsxDev: false } as const;

const common = {
  globalSetup: ['tests/support/run-folder.ts'],
  // Loading the engine and the templates again for each of two hundred files takes longer than most of their tests.
  isolate: false,
  unstubEnvs: true,
  // What takes a second on a quiet machine takes twenty on a busy one, where browsers and command lines wait for each other.
  expect: { poll: { timeout: 30_000 } },
  env,
};

/** The longest tests, by file, longest first. A worker that begins one last would go on alone. */
const LONG = ['relay-load', 'every-page', 'inquiry', 'keyboard'].map((name) => `/${name}.test.ts`);

/** The longest begin first, so that the others run beside them. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONG.findIndex((name) => moduleId.endsWith(name));
      return index === -1 ? LONG.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        esbuild,
        test: {
          ...common,
          name: 'unit',
          include: ['{src,templates,tests,bin}/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**'],
          // Many wait for processes and clocks. With two workers more than cores, no core stands idle.
          maxWorkers: availableParallelism() + 2,
          // Starting the command line takes a second on a busy machine, and some tests start it often.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        esbuild,
        test: {
          ...common,
          name: 'browser',
          globalSetup: [...common.globalSetup, 'tests/support/unpack-browser.ts'],
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          // A browser is several processes already.
          maxWorkers: availableParallelism() + 1,
          // On a busy machine a browser now and then never answers. What hangs begins anew, once.
          testTimeout: 90_000,
          retry: 1,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
