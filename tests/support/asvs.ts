import { type TestContext, test } from 'vitest';

/**
 * Defines a test for one requirement of the OWASP Application Security Verification Standard 4.0.3
 * (owasp.org/www-project-application-security-verification-standard), titled with its number and its wording. Trailing
 * examples in the wording are left out.
 */
export const asvs = (number: string, sentence: string, run: (context: TestContext) => void | Promise<void>): void =>
  test(`ASVS 4.0.3 V${number}: Verify that ${sentence}.`, run);
