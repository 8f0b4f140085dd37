import { type BuildOptions, build } from '../build.ts';
import { compareSites } from '../diff/compare-sites.ts';
import { phrases, summaryOf, whichPages } from '../diff/phrase.ts';
import { readSite } from '../diff/read-page.ts';
import type { ChangedPart, SiteChanges } from '../edit/protocol.ts';
import type { DiffWords } from '../messages/messages.ts';
import type { SiteDefinition } from '../template-api.ts';
import type { Instead } from '../types.ts';
import { memoryOutput } from './memory-output.ts';

/**
 * Compares the site that visitors would see now with the one of earlier texts, both without drafts.
 *
 * @param before what changed data files said then
 */
export async function changesSince(
  site: SiteDefinition,
  before: Instead,
  options: Omit<BuildOptions, 'out' | 'drafts'>,
  words: DiffWords,
): Promise<SiteChanges> {
  const pagesWith = async (instead: Instead) => {
    const out = memoryOutput();
    await build(site, { ...options, instead, drafts: false, out });
    const tree = out.previous();
    return tree && readSite(tree);
  };
  const now = await pagesWith(new Map());
  if (!now) return { isBroken: true, summary: '', parts: [] };
  const diff = compareSites((await pagesWith(before)) ?? [], now);
  const parts: readonly ChangedPart[] = [
    ...diff.added.map(({ url, title }) => ({ title: `${words.added}: ${title}`, url, lines: [] })),
    ...diff.removed.map(({ url, title }) => ({ title: `${words.removed}: ${title} (${url})`, lines: [] })),
    ...diff.shared.map(({ change, pages }) => ({
      title: whichPages(pages, diff.common, words),
      lines: phrases([change], words),
    })),
    ...diff.changed.map(({ url, title, changes }) => ({ title, url, lines: phrases(changes, words) })),
  ];
  return { isBroken: false, summary: summaryOf(diff, words), parts };
}
