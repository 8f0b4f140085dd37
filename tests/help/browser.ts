import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A real browser: the one in `CHROME_PATH`, an installed one, or the one that comes with our packages. */
export async function launchBrowser(): Promise<Browser> {
  const installed = process.env.CHROME_PATH ?? INSTALLED.find(existsSync);
  if (installed) {
    return chromium.launch({ executablePath: installed, args: ['--no-sandbox', '--disable-background-networking'] });
  }
  return launchPackaged();
}

/**
 * The packaged browser was made for a bare serverless image and brings its system libraries along, but unpacks them
 * only if it believes to be there. Its single-process mode loses pages when several contexts are open.
 */
async function launchPackaged(): Promise<Browser> {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const args = packaged.args.filter((flag) => !['--single-process', '--disable-web-security'].includes(flag));
  return chromium.launch({ executablePath: await packaged.executablePath(), args });
}
