import { hasPackagedBrowser, unpackedBrowser } from './packaged-browser.ts';

/** Unpacks the browser before the tests, so that the workers of a first run do not all unpack it at once. */
export default function setup(): void {
  if (hasPackagedBrowser && !process.env.CHROME_PATH) unpackedBrowser();
}
