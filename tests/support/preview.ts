import { symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createDevServer, type DevOptions } from '../../src/dev/dev.ts';
import type { Outcome } from '../../src/dev/outcome.ts';
import { OWN, type PageState } from '../../src/dev/page-state.ts';
import { EDITORS } from '../../src/dev/report.ts';
import { PROJECT } from './data-files.ts';
import { temporaryFolder, writeWebsite } from './mini-site.ts';

export interface Preview {
  /** Without a trailing slash. */
  readonly address: string;
  /** How every build so far has ended. */
  readonly outcomes: readonly Outcome[];
  /** Does something, and resolves with the first build from then on that fits. */
  after(act: () => void, fits?: (outcome: Outcome) => boolean): Promise<Outcome>;
  /** Does something, and resolves when it holds after one of the builds from then on. */
  until(act: () => void, holds: () => Promise<boolean>): Promise<void>;
  /** The page as the browser gets it. */
  page(path: string): Promise<{ status: number; html: string; type: string | null }>;
  /** What a browser is told as soon as it connects. */
  state(path?: string): Promise<PageState>;
  close(): Promise<void>;
}

export type PreviewOptions = Pick<DevOptions, 'root' | 'siteModule'> & Partial<DevOptions> & { port?: number };

/** Starts the preview of a site, as `nebel dev` does. It ends with the test. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const preview = await openPreview(options);
  onTestFinished(preview.close);
  return preview;
}

/** The same, but the caller has to close it. */
export async function openPreview({ port = 0, ...options }: PreviewOptions): Promise<Preview> {
  const outcomes: Outcome[] = [];
  const waiting = new Set<(outcome: Outcome) => void>();
  const dev = await createDevServer({
    language: 'de',
    editor: EDITORS.code ?? '',
    ...options,
    onBuild(outcome, changed) {
      outcomes.push(outcome);
      for (const each of waiting) each(outcome);
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
  const after: Preview['after'] = (act, fits = () => true) =>
    new Promise((resolve) => {
      const judge = (outcome: Outcome) => {
        if (!fits(outcome)) return;
        waiting.delete(judge);
        resolve(outcome);
      };
      waiting.add(judge);
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
        // Listening starts before looking, so that no build falls between the two.
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
 * A copy of the mini site, data and templates, that may be changed. It is in a project of its own, which shares the
 * engine and the packages with this one.
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

/** A page without the one thing that the preview adds. */
export const withoutScript = (html: string) =>
  html.replace(/<script type="module" src="\/\.nebel\/[^"]*"><\/script>/, '');
