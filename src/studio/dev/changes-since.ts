import { join } from 'node:path';
import type { SiteDefinition } from '../../api/template-api.ts';
import type { ReplacedFiles } from '../../api/types.ts';
import { inTemporaryFolder } from '../../base/disk/disk.ts';
import { folderTree } from '../../base/disk/file-tree.ts';
import { type Language, wordsIn } from '../../base/words.ts';
import { type BuildOptions, build } from '../../build.ts';
import { readContent } from '../../content/content.ts';
import { compareSites, DIFF_WORDS, describePages, phrasesOf, readSite, summaryOf } from '../../diff/diff.ts';
import { nameOf } from '../edit/editable-site.ts';
import type { ChangedPart, SiteChanges } from '../edit/protocol.ts';
import { EDIT_WORDS } from '../edit/words.ts';

/**
 * Compares the site as visitors would see it now with an earlier version. Changed drafts and pages of later days follow.
 *
 * @param before earlier contents of the data files that changed
 */
export async function changesSince(
  site: SiteDefinition,
  before: ReplacedFiles,
  options: Omit<BuildOptions, 'out' | 'drafts'>,
  language: Language,
): Promise<SiteChanges> {
  const words = wordsIn(DIFF_WORDS, language);
  const readPages = (replaced: ReplacedFiles) =>
    inTemporaryFolder('nebel-compared', async (folder) => {
      const out = join(folder, 'site');
      const { stoppedBy } = await build(site, { ...options, replaced, drafts: false, out });
      return stoppedBy ? undefined : readSite(folderTree(out));
    });
  const now = await readPages(new Map());
  if (!now) return { isBroken: true, summary: '', parts: [] };
  const { draft, from, day } = wordsIn(EDIT_WORDS, language);
  const { fromValidFiles } = readContent(site, { ...options, drafts: true });
  const unpublished = fromValidFiles.routes.flatMap(({ url, entry, unpublished: why }) => {
    if (!why || !before.has(entry.source.file)) return [];
    const note = why.kind === 'scheduled' ? `${from} ${day(why.from)}` : draft;
    return [{ title: `${nameOf(entry)} (${note})`, url, lines: [] }];
  });
  const diff = compareSites((await readPages(before)) ?? [], now);
  const parts: readonly ChangedPart[] = [
    ...diff.added.map(({ url, title }) => ({ title: `${words.added}: ${title}`, url, lines: [] })),
    ...diff.removed.map(({ url, title }) => ({ title: `${words.removed}: ${title} (${url})`, lines: [] })),
    ...diff.shared.map(({ change, pages }) => ({
      title: describePages(pages, diff.common, words),
      lines: phrasesOf([change], words),
    })),
    ...diff.changed.map(({ url, title, changes }) => ({ title, url, lines: phrasesOf(changes, words) })),
    ...unpublished,
  ];
  return { isBroken: false, summary: summaryOf(diff, words), parts };
}
