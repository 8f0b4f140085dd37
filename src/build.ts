import { relative, resolve } from 'node:path';
import type { Bundle } from './bundle/bundle.ts';
import { type Cache, NO_CACHE } from './cache.ts';
import { check } from './check/check.ts';
import { type FileFacts, isText } from './check/site-facts.ts';
import { traceToSource } from './check/trace.ts';
import { jobsOf, type SiteJobs } from './jobs.ts';
import type { Day } from './lib/day.ts';
import { codeStateOf, makeSite } from './make-site.ts';
import type { Language } from './messages/messages.ts';
import type { Stamps } from './output/carry-over.ts';
import { folderOutput, type Output } from './output/output.ts';
import { openImages } from './pictures/images.ts';
import { KEPT_PICTURES } from './pictures/pictures.ts';
import { createPool, type Pool, type Work } from './pool.ts';
import { compareProblems, hasErrors, type Problem } from './problems/problem.ts';
import { type ContentOptions, formPaths, isSound, type KnownSite, knowSite, withWords } from './read-content.ts';
import type { SiteSnapshot } from './render/site-view.ts';
import type { WaitingPage } from './route/route.ts';
import type { AssetLinks, ReadDataset, SiteDefinition } from './template-api.ts';
import type { LaidFile, Page } from './types.ts';
import type { KeptLedger } from './url-history/keep-ledger.ts';
import type { Linted } from './validate/lint/lint.ts';

export interface BuildOptions extends ContentOptions {
  /** Output folder, or where else the files go; replaced as a whole, and only by a site that passed every check. */
  readonly out: string | Output;
  /** Folder of pictures that earlier builds drew. Without it, the one beside the packages; `false` draws all again. */
  readonly keptPictures?: string | false | undefined;
  /** How findings name that folder. Without it, by its path from the root. */
  readonly shownAs?: string;
  /** The language in which pages are marked that visitors cannot open yet, if the site shows them. German unless stated. */
  readonly language?: Language;
  /** What `codeStateOf` says, if that has been asked already. */
  readonly codeState?: string;
  /** What does the work that can be done in any thread. Without it, this thread does. */
  readonly pool?: Pool<SiteJobs>;
}

export interface BuildResult {
  readonly problems: readonly Problem[];
  /** Number of data files read. */
  readonly files: number;
  /** What stopped the build, if anything did. */
  readonly stoppedBy?: 'content' | 'output';
  readonly pages: readonly Page[];
  /** The list of all addresses as this build found it. What it lacks has yet to be written. */
  readonly ledger?: KeptLedger | undefined;
  /** Pages that visitors cannot open yet. The site has them only if it was built with drafts. */
  readonly waiting: readonly WaitingPage[];
  /** The next day on which the same content makes another site. */
  readonly nextChange?: Day | undefined;
  /** Scripts and styles of the new site. */
  readonly bundle?: Bundle;
  /** What a relay beside the new site needs. */
  readonly forRelay?: { readonly snapshot: SiteSnapshot; readonly assets: AssetLinks };
  /** What data sets say. */
  readonly datasets?: ReadDataset;
}

/** Read each file, know the site, make each page, judge the site, promote. */
export async function build(site: SiteDefinition, options: BuildOptions): Promise<BuildResult> {
  const { root, env = {}, cache = NO_CACHE, keptPictures = KEPT_PICTURES, language = 'de' } = options;
  const { pool = createPool(jobsOf(site)), codeState: code = codeStateOf(site) } = options;

  // Read each file, know the site. Its words are read while the first pages are made.
  const known = knowSite(site, { ...options, env });
  const { content } = known;
  const { waiting, nextChange } = content;
  const files = content.files.length;
  const words = wordReader(known, pool, cache);
  const images = await openImages(root, content.images, cache);
  const judged = async () => [...withWords(known, await words()).problems, ...images.problems];
  const refused = { files, stoppedBy: 'content', pages: [], waiting, nextChange } as const;
  if (!isSound(content) || hasErrors(images.problems))
    return { ...refused, problems: (await judged()).sort(compareProblems) };

  // Make each page, and what goes beside the pages. What is laid down is read back meanwhile.
  const { snapshot, datasets, ledger } = content;
  const output = outputOf(options.out, cache);
  const delivery = site.delivery?.(snapshot.shared, env);
  const made = await makeSite(site, {
    ...{ content, images, output, cache, pool, env, delivery, code, language },
    keptPictures: keptPictures || undefined,
  });
  const inContent = await judged();
  if (hasErrors(inContent)) return { ...refused, problems: inContent.sort(compareProblems) };
  const reader = pageReader(pool, cache);
  const laid = await made.layDown(reader.read);

  // Judge the site.
  const { pages, records, bundle } = made;
  const shownAs = options.shownAs ?? pathFrom(root, options.out);
  const inOutput = await orDiscard(output, async () => {
    const rules = {
      publicKey: delivery?.kind === 'direct' ? delivery.key : undefined,
      formPaths: formPaths(site, snapshot.shared),
      budgets: site.budgets,
      previous: output.previous,
      facts: await reader.facts(),
    };
    return traceToSource(check(laid, shownAs, rules), records, content.files, shownAs);
  });
  const problems = [...inContent, ...inOutput].sort(compareProblems);
  if (hasErrors(problems)) {
    output.discard();
    return { problems, files, stoppedBy: 'output', pages, waiting, nextChange };
  }

  // Promote.
  output.promote();
  const forRelay = { snapshot, assets: bundle.links };
  return { problems, files, pages, ledger, waiting, nextChange, bundle, forRelay, datasets: datasets.read };
}

/** The next build need not wait for one that was given up. */
async function orDiscard<Result>(output: Output, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    output.discard();
    throw error;
  }
}

function outputOf(out: BuildOptions['out'], cache: Cache): Output {
  if (typeof out !== 'string') return out;
  const folder = resolve(out);
  return folderOutput(folder, {
    last: () => cache.find<Stamps>('written', [folder]),
    keep: (stamps) => void cache.keep('written', [folder], stamps),
  });
}

/** Begins to read the words of the files. What comes back says what was found, of each. */
function wordReader({ words }: KnownSite, pool: Pool<SiteJobs>, cache: Cache): () => Promise<readonly Linted[]> {
  if (!words) return async () => [];
  const work = pool.open('words', words.context);
  const read = words.files.map(({ written, from }) => cached('words', from, written, work, cache));
  return async () => {
    await work.finish();
    return Promise.all(read);
  };
}

/** Reads back what a build lays down, while it lays down more. */
function pageReader(pool: Pool<SiteJobs>, cache: Cache) {
  const work = pool.open('facts', undefined);
  const read = new Map<string, Promise<FileFacts>>();
  return {
    read(file: LaidFile): void {
      const { output, hash } = file;
      if (isText(output)) read.set(output, cached('facts', [output, hash], file, work, cache));
    },
    /** What each file of text says, by its path. */
    async facts(): Promise<ReadonlyMap<string, FileFacts>> {
      await work.finish();
      return new Map(await Promise.all([...read].map(async ([path, facts]) => [path, await facts] as const)));
    },
  };
}

async function cached<Item, Result>(
  kind: string,
  from: readonly string[],
  item: Item,
  work: Work<Item, Result>,
  cache: Cache,
): Promise<Result> {
  return cache.find<Result>(kind, from) ?? cache.keep(kind, from, await work.add(item));
}

/** How findings name the output folder: as seen from the root. */
const pathFrom = (root: string, out: string | Output) =>
  typeof out === 'string' ? relative(root, resolve(out)).replaceAll('\\', '/') || '.' : 'dist';
