/** The files that all pages of the inbox share. They are public, and browsers keep them: nothing in them is personal. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InboxLook } from '../../api/site-definition.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import { pageHeaders } from './http.ts';

/** How the inbox looks, with the icon itself. */
export interface Brand extends Omit<InboxLook, 'icon'> {
  /** A PNG. */
  readonly icon: Uint8Array;
}

/** Addresses of the files, for the head of a page. */
export type AssetUrls = ReturnType<typeof createAssets>['urls'];

const readOwn = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const LOOK = readOwn('../../api/look/look.css');
const STYLES = readOwn('inbox.css');
const SCRIPT = readOwn('after-call.mjs');

/** @param folder where the icon is */
export const readBrand = (look: InboxLook, folder: string): Brand => ({
  ...look,
  icon: readFileSync(join(folder, look.icon)),
});

/**
 * Names the files by their content, so that browsers never have an outdated one.
 *
 * @param path of the inbox
 */
export function createAssets(path: string, { colors, icon: png }: Brand) {
  const files = new Map<string, { readonly content: string | Uint8Array; readonly type: string }>();
  const add = (kind: string, type: string, content: string | Uint8Array): string => {
    const name = `inbox-${hashOf(content)}.${kind}`;
    files.set(name, { content, type });
    return path + name;
  };
  const icon = add('png', 'image/png', png);
  const urls = {
    icon,
    styles: add('css', 'text/css', LOOK + colorsOf(colors) + STYLES),
    script: add('js', 'text/javascript', SCRIPT),
  };
  return {
    urls,
    /** Responds with a file, or with undefined if there is none of this name. */
    serve(name: string): Response | undefined {
      const file = files.get(name);
      if (!file) return undefined;
      const headers = { ...pageHeaders(file.type), 'Cache-Control': 'public, max-age=31536000, immutable' };
      return new Response(file.content as BodyInit, { headers });
    },
  };
}

/** Returns the colours as the tokens of the shared look. */
const colorsOf = (colors: Brand['colors']): string =>
  `:root{${Object.entries(colors)
    .map(([name, shades]) => `--${name}:light-dark(${shades})`)
    .join(';')}}`;
