import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser that is ready to be started. */
export interface UnpackedBrowser {
  readonly executablePath: string;
  /** The libraries and fonts that came with it, so that it needs none of the machine's and draws the same on all. */
  readonly env: Record<string, string>;
}

const PACKAGE = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/package.json');

/** True if the packages have a browser for this machine. */
export const comesWithPackages = process.platform === 'linux' && process.arch === 'x64';

/** Runs in a process of its own, because the package believes in one place only, and says so in the environment. */
const UNPACK = `
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  await packaged.executablePath();
`;

/**
 * The browser that comes with our packages, unpacked beside the temporary files of this machine: once for each version,
 * and whole or not at all.
 */
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
    // Someone else was quicker.
    if (!existsSync(folder)) throw error;
  }
}
