/**
 * Time limits of tests in milliseconds. They only end what hangs, and say nothing about speed: what takes a second on an idle
 * machine takes half a minute on one that does ten other things.
 */
export const PATIENCE = {
  /** A test or a hook. */
  test: 300_000,
  /** A condition that a test waits for: in a browser, or in `expect.poll`. */
  condition: 120_000,
} as const;
