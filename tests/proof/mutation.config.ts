import { defineConfig } from 'vitest/config';

/**
 * The tests that judge the checkers, for the one who breaks the checkers on purpose (tests/help/mutants.ts). They all
 * run inside one process: what another process does, a broken line in this one cannot change.
 */
export default defineConfig({
  esbuild: { jsx: 'automatic', jsxDev: false } as const,
  test: {
    include: [
      'src/{check,validate,ledger}/**/*.test.ts',
      'tests/{problems,check-rules}.test.ts',
      'tests/proof/checkers.test.ts',
    ],
    env: { NODE_ENV: 'production' },
    // Every file would load the engine anew, which takes longer than its tests.
    isolate: false,
    testTimeout: 60_000,
  },
});
