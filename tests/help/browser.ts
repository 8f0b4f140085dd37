import { type Browser, chromium } from 'playwright-core';
import { unpackedBrowser } from './packaged-browser.ts';

const ARGS = ['--no-sandbox', '--disable-background-networking'];

/** A graphics card, imitated: frames of an animation are put together as on a visitor's device, but everything takes three times as long. */
const GRAPHICS_CARD = '--use-angle=swiftshader';

/** A real browser: the one that comes with our packages, so that everybody tests with the same, or the one in `CHROME_PATH`. */
export async function launchBrowser({ withGraphicsCard = false } = {}): Promise<Browser> {
  const args = withGraphicsCard ? [...ARGS, GRAPHICS_CARD] : ARGS;
  const installed = process.env.CHROME_PATH;
  if (installed) return chromium.launch({ executablePath: installed, args });
  const { executablePath, env } = unpackedBrowser();
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
}
