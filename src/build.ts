/** Builds a site: reads and judges its content, makes and checks its files, and puts them into the output folder. */

import { relative, resolve } from 'node:path';
import type { ReadDataset, SiteDefinition } from './api/template-api.ts';
import type { MakeDraftMark, OutputFile, Page, WrittenFile } from './api/types.ts';
import { type Cache, NO_CACHE } from './base/cache.ts';
import { compareFindings, hasErrors } from './base/findings/finding.ts';
import type { StartWorker } from './base/pool.ts';
import {
  allowedOn,
  type BuildableContent,
  type Content,
  type ContentOptions,
  isBuildable,
  readContent,
} from './content/content.ts';
import {
  type Bundle,
  CACHE_FOLDER,
  check,
  fileReader,
  folderOutput,
  makeSite,
  type Output,
  openImages,
  type Stamps,
  spareOf,
  traceToSource,
} from './site/site.ts';

export interface BuildOptions extends ContentOptions {
  /** Output folder. Replaced as a whole, and only by a site that passes every check. */
  readonly out: string;
  /** How findings name the output folder. Default: its path relative to the root. */
  readonly shownAs?: string;
  /** Folder that caches pictures and images between builds. Default: that of the engine. `false` makes all of them again. */
  readonly cacheFolder?: string | false | undefined;
  /** Makes the marks of unpublished pages. Required with `drafts`. */
  readonly draftMark?: MakeDraftMark | undefined;
  /** Makes further files of the site, such as the configuration of its host. */
  readonly hostFiles?: (content: BuildableContent) => readonly OutputFile[];
  /** Is called with each file once it is written. */
  readonly onWritten?: (file: WrittenFile) => void;
  /** Starts a thread that reads written files back. Without it, this thread reads them all. */
  readonly startWorker?: StartWorker | undefined;
}

/** The ledger is as this build found it: the caller adds the addresses it lacks. */
export interface BuildResult extends Pick<Content, 'findings' | 'ledger' | 'unpublished' | 'nextChange' | 'snapshot'> {
  /** Number of data files read. */
  readonly files: number;
  /** The stage whose errors stopped the build. Undefined if the site was built. */
  readonly stoppedBy?: 'content' | 'output';
  readonly pages: readonly Page[];
  /** Scripts and styles of the new site. */
  readonly bundle?: Bundle;
  readonly datasets?: ReadDataset;
}

/** Builds the site. Errors in the content or in the files made from it leave the previous output in place. */
export async function build(site: SiteDefinition, options: BuildOptions): Promise<BuildResult> {
  const { root, env = {}, cache = NO_CACHE, cacheFolder = CACHE_FOLDER, draftMark } = options;

  // 1. Read every data file, and know the site.
  const content = readContent(site, { ...options, env });
  const { unpublished, nextChange } = content;
  const files = content.files.length;
  const images = await openImages(root, content.images, cache);
  const inContent = [...content.findings, ...images.findings].sort(compareFindings);
  if (!isBuildable(content) || hasErrors(inContent))
    return { findings: inContent, files, stoppedBy: 'content', pages: [], unpublished, nextChange };

  // 2. Make the pages and all other files. Files already written are read back for the checks in the meantime.
  const { snapshot, datasets, ledger } = content;
  const output = outputOf(options.out, cache, cacheFolder);
  const made = await makeSite(site, {
    content,
    images,
    output,
    cache,
    env,
    draftMark,
    hostFiles: options.hostFiles?.(content) ?? [],
    cacheFolder: cacheFolder || undefined,
  });
  const reader = fileReader(cache, options.startWorker);
  const tree = await made.write((file) => {
    reader.read(file);
    options.onWritten?.(file);
  });

  // 3. Judge the written site.
  const { pages, records, bundle } = made;
  const shownAs = options.shownAs ?? pathFrom(root, options.out);
  const inOutput = await orDiscard(output, async () => {
    const rules = {
      ...allowedOn(site, snapshot.shared, env),
      budgets: site.budgets,
      previous: output.previous,
      files: await reader.files(tree),
      cache,
    };
    return traceToSource(check(tree, shownAs, rules), records, content.files, shownAs);
  });
  const findings = [...inContent, ...bundle.findings, ...inOutput].sort(compareFindings);
  if (hasErrors(findings)) {
    output.discard();
    return { findings, files, stoppedBy: 'output', pages, unpublished, nextChange };
  }

  // 4. Replace the previous output.
  output.promote();
  return { findings, files, pages, ledger, unpublished, nextChange, bundle, snapshot, datasets: datasets.read };
}

/** Discards the output if the action throws, which releases its lock for the next build. */
async function orDiscard<Result>(output: Output, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    output.discard();
    throw error;
  }
}

function outputOf(out: string, cache: Cache, cacheFolder: string | false): Output {
  const folder = resolve(out);
  return folderOutput(folder, {
    last: cache.find<Stamps>('written', [folder]),
    keep: (stamps) => void cache.keep('written', [folder], stamps),
    spare: cacheFolder ? spareOf(folder, cacheFolder) : undefined,
  });
}

/** Path of the output folder relative to the root, with forward slashes. */
const pathFrom = (root: string, out: string) => relative(root, resolve(out)).replaceAll('\\', '/') || '.';
