import { comesWithPackages, unpackedBrowser } from './packaged-browser.ts';

/** Before the tests begin, so that the workers of a first run do not all unpack it at once. */
export default function setup(): void {
  if (comesWithPackages && !process.env.CHROME_PATH) unpackedBrowser();
}
