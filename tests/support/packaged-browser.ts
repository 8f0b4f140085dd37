import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An unpacked browser, ready to start. */
export interface UnpackedBrowser {
  readonly executablePath: string;
  /** Points to the libraries and fonts in the package, so that the browser renders alike on every machine. */
  readonly env: Record<string, string>;
}

const PACKAGE = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/package.json');

/** True if our packages include a browser for this machine. */
export const hasPackagedBrowser = process.platform === 'linux' && process.arch === 'x64';

/** Runs in a child process, because the package only unpacks into the temporary folder, and changes the environment. */
const UNPACK = `
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  await packaged.executablePath();
`;

/** Returns the browser in our packages, unpacked into a temporary folder: once per version, with an atomic rename. */
export function unpackedBrowser(): UnpackedBrowser {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8'));
  const folder = join(tmpdir(), `nebel-browser-${version}`);
  if (!existsSync(folder)) unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

function unpackInto(folder: string): void {
  const draft = mkdtempSync(`${folder}-`);
  try {
    const args = ['--input-type=module', '--eval', UNPACK];
    execFileSync(process.execPath, args, { cwd: import.meta.dirname, env: { ...process.env, TMPDIR: draft } });
    const fonts = join(draft, 'fonts/fonts.conf');
    writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/fonts', join(folder, 'fonts')));
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}

/** Unpacks the browser before the tests, so that the workers of a first run do not all unpack it at once. */
export function setup(): void {
  if (hasPackagedBrowser && !process.env.CHROME_PATH) unpackedBrowser();
}
