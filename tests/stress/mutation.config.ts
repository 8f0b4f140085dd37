import { defineConfig } from 'vitest/config';

/**
 * For mutation testing: runs the tests of the mutated checkers, which tests/support/mutants.ts names. They all run in one
 * process, because a mutant does not affect other processes.
 */
export default defineConfig({
  esbuild: { jsx: 'automatic', jsxDev: false } as const,
  test: {
    include: (process.env.TESTS_OF_MUTANTS ?? '').split(','),
    env: { NODE_ENV: 'production' },
    // With isolation, every file would load the engine again, which takes longer than its tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
