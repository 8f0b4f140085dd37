import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { hasPackagedBrowser, unpackedBrowser } from './packaged-browser.ts';
import { PATIENCE } from './patience.ts';

const ARGS = ['--no-sandbox', '--disable-background-networking'];

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
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH };
  if (!hasPackagedBrowser) return { channel: 'chrome' };
  const { executablePath, env } = unpackedBrowser();
  return { executablePath, env: { ...process.env, ...env } };
}
