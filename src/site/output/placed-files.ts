/** Puts the files of a site below a path of its host while they are written. */

import { posix } from 'node:path';
import { type Placement, placeJson, placeManifest, placeMarkup, placeStyles } from '../../api/markup/placement.ts';
import type { LazyFile, OutputFile } from '../../api/types.ts';
import { hashOf } from '../../base/lib/fingerprint.ts';
import { textOf } from '../../base/lib/texts.ts';

type Place = (text: string, placement: Placement) => string;

const BY_EXTENSION: Readonly<Record<string, Place>> = {
  '.html': placeMarkup,
  '.svg': (text, placement) => placeMarkup(text, placement, true),
  '.css': placeStyles,
  '.json': placeJson,
  '.webmanifest': placeManifest,
};

/**
 * Places the addresses in pages, drawings, style sheets and data. Scripts get theirs from these; sitemaps, feeds and the
 * configuration of hosts are made with the whole address.
 *
 * @param inputs everything that decides what the placement knows
 */
export async function* placedFiles(
  files: AsyncIterable<OutputFile | LazyFile>,
  placement: Placement,
  inputs: string,
): AsyncIterable<OutputFile | LazyFile> {
  for await (const file of files) {
    const { output } = file;
    const place = output === 'manifest.json' ? placeManifest : BY_EXTENSION[posix.extname(output)];
    const placed = (bytes: OutputFile['bytes']) => place?.(textOf(bytes), placement) ?? bytes;
    if (!place) yield file;
    else if ('bytes' in file) yield { output, bytes: placed(file.bytes) };
    else yield { output, hash: hashOf(`${inputs} ${file.hash}`), make: async () => placed(await file.make()) };
  }
}
