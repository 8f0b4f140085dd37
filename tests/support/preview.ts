import { symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createDevServer, type DevOptions } from '../../src/studio/dev/dev.ts';
import type { DevBuildOutcome } from '../../src/studio/dev/outcome.ts';
import { OWN, type PageState } from '../../src/studio/dev/page-state.ts';
import { PROJECT } from './data-files.ts';
import { temporaryFolder, writeWebsite } from './mini-site.ts';

export interface Preview {
  /** Without a trailing slash. */
  readonly address: string;
  /** Outcomes of all builds so far. */
  readonly outcomes: readonly DevBuildOutcome[];
  /** Runs an action and resolves to the first later build that matches. */
  after(act: () => void, matches?: (outcome: DevBuildOutcome) => boolean): Promise<DevBuildOutcome>;
  /** Runs an action and resolves when the condition holds after a later build. */
  until(act: () => void, holds: () => Promise<boolean>): Promise<void>;
  /** Requests a page as a browser does. */
  page(path: string): Promise<{ status: number; html: string; type: string | null }>;
  /** Returns the state that a browser receives when it connects. */
  state(path?: string): Promise<PageState>;
  close(): Promise<void>;
}

export type PreviewOptions = Pick<DevOptions, 'root' | 'siteModule'> & Partial<DevOptions> & { port?: number };

/** Starts the preview of a site, as `nebel dev` does. It is closed when the test ends. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const preview = await openPreview(options);
  onTestFinished(preview.close);
  return preview;
}

/** Like `startPreview`, but the caller must close the preview. */
export async function openPreview({ port = 0, ...options }: PreviewOptions): Promise<Preview> {
  const outcomes: DevBuildOutcome[] = [];
  const listeners = new Set<(outcome: DevBuildOutcome) => void>();
  const dev = createDevServer({
    language: 'de',
    ...options,
    onBuild(outcome, changed) {
      outcomes.push(outcome);
      for (const each of listeners) each(outcome);
      options.onBuild?.(outcome, changed);
    },
  });
  await new Promise<void>((started) => dev.server.listen(port, '127.0.0.1', started));
  await dev.start();
  const address = `http://127.0.0.1:${(dev.server.address() as AddressInfo).port}`;
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= dev.close().then(() => {
      dev.server.closeAllConnections();
      dev.server.close();
    });
    return closing;
  };
  const after: Preview['after'] = (act, matches = () => true) =>
    new Promise((resolve) => {
      const listener = (outcome: DevBuildOutcome) => {
        if (!matches(outcome)) return;
        listeners.delete(listener);
        resolve(outcome);
      };
      listeners.add(listener);
      act();
    });
  return {
    address,
    outcomes,
    close,
    after,
    async until(act, holds) {
      let built = after(act);
      for (;;) {
        await built;
        // Listens before it checks, so that no build is missed in between.
        built = after(() => {});
        if (await holds()) return;
      }
    },
    async page(path) {
      const answer = await fetch(address + path, { redirect: 'manual' });
      return { status: answer.status, html: await answer.text(), type: answer.headers.get('content-type') };
    },
    async state(path = '/') {
      const stop = new AbortController();
      const { body } = await fetch(`${address}${OWN.events}?page=${encodeURIComponent(path)}`, { signal: stop.signal });
      let text = '';
      for await (const part of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
        text += part;
        if (/^data: .*\n\n/m.test(text)) break;
      }
      stop.abort();
      return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? '');
    },
  };
}

/**
 * Writes a copy of the mini site, data and templates, that tests can change. It is in a separate project, with symlinks to
 * the engine and the packages of this one.
 */
export function miniSiteProject(project = temporaryFolder()): { root: string; siteModule: string } {
  const root = join(project, 'website');
  const siteModule = writeWebsite(root);
  for (const shared of ['src', 'node_modules', 'package.json'])
    symlinkSync(join(PROJECT, shared), join(project, shared));
  const tsconfig = { extends: join(PROJECT, 'tsconfig.json'), include: [join(PROJECT, 'src'), root] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(tsconfig));
  return { root, siteModule };
}

/** Removes the script that the preview adds to a page. */
export const withoutScript = (html: string) =>
  html.replace(/<script type="module" src="\/\.nebel\/[^"]*"><\/script>/, '');
