/** The files that a site adds to its pages: those that its definition makes, and those that are published unchanged. */
import { basename, join } from 'node:path';
import type { SiteDefinition, SiteView } from '../api/template-api.ts';
import type { OutputFile } from '../api/types.ts';
import { TemplateMistake } from '../base/findings/failure.ts';
import { type Finding, finding } from '../base/findings/finding.ts';
import { locate } from '../base/findings/locate.ts';
import { entriesOf } from '../base/lib/ledger.ts';
import { DEVICE, outputPath } from '../base/lib/paths.ts';
import type { BuildableContent } from '../content/content.ts';
import type { TakenPaths } from './output/taken-paths.ts';
import { copiesOf } from './output/write.ts';

/**
 * Returns the files that the definition of the site makes, and those to copy. Throws a `TemplateMistake` if one has an
 * unusable path, or the path of a file that the build makes itself.
 *
 * @param taken paths of the files made so far, to which theirs are added
 */
export function addedFiles(site: SiteDefinition, view: SiteView, taken: TakenPaths): readonly OutputFile[] {
  const templates = basename(site.templates);
  const mistakes: Finding[] = [];
  const check = (files: readonly OutputFile[], isCopy: boolean) => {
    for (const { output } of files) {
      const isTaken = taken.has(output);
      const file = `${templates}/${isCopy ? `${site.publicFiles}/${output}` : 'site.ts'}`;
      const isUsable = output.split('/').every((name) => NAME.test(name) && !DEVICE.test(name));
      if (isTaken || !isUsable) mistakes.push(finding('template-file', { file }, { output, isTaken, isCopy }));
      else taken.add(output);
    }
  };
  const files = [...(site.files?.(view) ?? [])];
  const copies = copiesOf(join(site.templates, site.publicFiles));
  check(files, false);
  check(copies, true);
  if (mistakes.length > 0) throw new TemplateMistake(...mistakes);
  return [...files, ...copies];
}

/** Throws a `TemplateMistake` if the ledger redirects one of these files: servers would redirect instead of serving it. */
export function refuseRedirectsFrom(files: readonly OutputFile[], ledger: BuildableContent['ledger']): void {
  const source = ledger?.source;
  if (!source) return;
  const outputs = new Set(files.map(({ output }) => output));
  const mistakes = entriesOf(source).flatMap(({ url, redirect, gone }, index) => {
    if ((redirect === undefined && !gone) || !outputs.has(outputPath(url))) return [];
    const place = locate(source, `/addresses/${index}/url`);
    return [finding('route-reserved', place, { url, owner: 'build', isEntry: true })];
  });
  if (mistakes.length > 0) throw new TemplateMistake(...mistakes);
}

/** A name of a file or folder that Windows can store, hosts accept, and addresses can contain. */
const NAME = /^[^\\?#%:*"<>|\p{Cc}]+(?<![ .])$/u;
