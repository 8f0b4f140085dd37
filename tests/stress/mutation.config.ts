import { defineConfig } from 'vitest/config';

/**
 * The tests that judge some checkers, for the one who breaks these checkers on purpose (tests/support/mutants.ts names
 * them). They all run inside one process: what another process does, a broken line in this one cannot change.
 */
export default defineConfig({
  esbuild: { jsx: 'automatic', jsxDev: false } as const,
  test: {
    include: (process.env.TESTS_OF_MUTANTS ?? '').split(','),
    env: { NODE_ENV: 'production' },
    // Every file would load the engine again, which takes longer than its tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
