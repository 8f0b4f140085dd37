import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { hasPackagedBrowser, unpackedBrowser } from './packaged-browser.ts';
import { PATIENCE } from './patience.ts';

/** With the software emulation of a graphics processor, a page now and then stops drawing, and its tests wait forever. */
const ARGS = ['--no-sandbox', '--disable-background-networking', '--disable-gpu'];

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
async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ ...NO_SIGNALS, ...programOf(), args: ARGS });
  const newContext = browser.newContext.bind(browser);
  // Playwright has no such setting for a whole browser.
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(PATIENCE.condition);
    return context;
  };
  return browser;
}

function programOf(): LaunchOptions {
  const { path, env } = browserProgram();
  return path ? { executablePath: path, env: { ...process.env, ...env } } : { channel: 'chrome' };
}

/** Returns where the browser of the tests is, and what its environment needs. Without a path, it is the installed Chrome. */
export function browserProgram(): { readonly path?: string; readonly env?: Readonly<Record<string, string>> } {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { path: CHROME_PATH };
  if (!hasPackagedBrowser) return {};
  const { executablePath, env } = unpackedBrowser();
  return { path: executablePath, env };
}
