import { type Browser, chromium } from 'playwright-core';
import { comesWithPackages, unpackedBrowser } from './packaged-browser.ts';

const ARGS = ['--no-sandbox', '--disable-background-networking'];

/** A graphics card, imitated: frames of an animation are put together as on a visitor's device, but everything takes three times as long. */
const GRAPHICS_CARD = '--use-angle=swiftshader';

let ofWorker: Browser | undefined;

/** The browser that all tests of this worker share, each with pages of its own. It ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  if (!ofWorker?.isConnected()) ofWorker = await launchBrowser();
  return ofWorker;
}

/** Signals are for tests that send some: a browser would end the process that runs them. */
const NO_SIGNALS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/**
 * A real browser: the one that comes with our packages, so that everybody tests with the same, or the one in `CHROME_PATH`.
 * Where the packages have none, that is on anything but Linux on a PC, the Chrome that is installed.
 */
export async function launchBrowser({ withGraphicsCard = false } = {}): Promise<Browser> {
  const args = withGraphicsCard ? [...ARGS, GRAPHICS_CARD] : ARGS;
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return chromium.launch({ ...NO_SIGNALS, executablePath: CHROME_PATH, args });
  if (!comesWithPackages) return chromium.launch({ ...NO_SIGNALS, channel: 'chrome', args });
  const { executablePath, env } = unpackedBrowser();
  return chromium.launch({ ...NO_SIGNALS, executablePath, args, env: { ...process.env, ...env } });
}
