import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// React's development build renders about eight times slower, and users never get it.
const env = { NODE_ENV: 'production' };
const esbuild = { jsx: 'automatic', jsxDev: false } as const;

const globalSetup = ['tests/help/run-folder.ts'];

/** The one test that takes ten minutes and hardly a processor begins first, so that the others run beside it. */
class LoadFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLoad = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('relay-load.test.ts'));
    return (await super.sort(files)).sort((a, b) => isLoad(b) - isLoad(a));
  }
}

export default defineConfig({
  test: {
    sequence: process.env.PROOF === 'long' ? { sequencer: LoadFirst } : {},
    // Many tests wait for processes of their own, so one worker more than there are cores is not too many.
    maxWorkers: availableParallelism() + 1,
    // Loading the engine and the templates again for each of two hundred files takes longer than most of their tests.
    isolate: false,
    unstubEnvs: true,
    projects: [
      {
        esbuild,
        test: {
          name: 'unit',
          include: ['{src,templates,tests,bin}/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**'],
          globalSetup,
          // Starting the command line takes a second on a busy machine, and some tests start it often.
          testTimeout: 60_000,
          env,
        },
      },
      {
        esbuild,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          globalSetup,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          env,
        },
      },
    ],
  },
});
