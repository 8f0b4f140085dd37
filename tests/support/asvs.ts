import { type TestContext, test } from 'vitest';

/**
 * A test for one requirement of the OWASP Application Security Verification Standard 4.0.3
 * (owasp.org/www-project-application-security-verification-standard), named by its number and sentence. Where the
 * sentence goes on with examples, those are left out.
 */
export const asvs = (number: string, sentence: string, run: (context: TestContext) => void | Promise<void>): void =>
  test(`ASVS 4.0.3 V${number}: Verify that ${sentence}.`, run);
