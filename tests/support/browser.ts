import { type Browser, chromium } from 'playwright-core';
import { hasPackagedBrowser, unpackedBrowser } from './packaged-browser.ts';

const ARGS = ['--no-sandbox', '--disable-background-networking'];

/** Emulates a GPU: animation frames are composited as on a visitor's device, but everything takes three times as long. */
const EMULATED_GPU = '--use-angle=swiftshader';

let workerBrowser: Browser | undefined;

/** Returns the browser that all tests of this worker share. Each test opens its own pages. It ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  if (!workerBrowser?.isConnected()) workerBrowser = await launchBrowser();
  return workerBrowser;
}

/** Playwright's signal handlers would end the whole process when a test sends it a signal. */
const NO_SIGNALS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/**
 * Launches a real browser: the one in `CHROME_PATH`, or else the one in our packages, so that everyone tests with the same
 * version. On anything but Linux on x64, the packages have none, and the installed Chrome is used.
 */
export async function launchBrowser({ withGraphicsCard = false } = {}): Promise<Browser> {
  const args = withGraphicsCard ? [...ARGS, EMULATED_GPU] : ARGS;
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return chromium.launch({ ...NO_SIGNALS, executablePath: CHROME_PATH, args });
  if (!hasPackagedBrowser) return chromium.launch({ ...NO_SIGNALS, channel: 'chrome', args });
  const { executablePath, env } = unpackedBrowser();
  return chromium.launch({ ...NO_SIGNALS, executablePath, args, env: { ...process.env, ...env } });
}
