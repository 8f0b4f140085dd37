/** What the commands that open a relay share: its options and its content. */

import type { Command } from 'commander';
import { NO_CACHE } from '../base/cache.ts';
import { UsageError } from '../base/findings/failure.ts';
import { errorsIn } from '../base/findings/finding.ts';
import { type Content, readContent, type SiteForms, siteFormsOf } from '../content/content.ts';
import type { RelayContent } from '../relay/relay.ts';
import { bundle, bundleOptionsOf, openImages } from '../site/site.ts';
import { type RootOptions, rootFolder } from './context.ts';
import { type ListenOptions, withAddress } from './listen.ts';
import { printErrors } from './print-findings.ts';
import {
  type BackupOptions,
  backupFolder,
  type JournalFileOptions,
  journalFileForRelay,
  type RelayCommandContext,
  withBackup,
  withJournalFile,
} from './relay-context.ts';
import { today } from './today.ts';

/**
 * Reads the forms. Inquiries must arrive even if pages have errors, so those only cause a warning. If the forms or the
 * data of the site are invalid, reports the errors and returns undefined.
 */
export function readRelayForms(
  options: RootOptions,
  context: RelayCommandContext,
): (SiteForms & Pick<Content, 'datasets' | 'images'>) | undefined {
  const { site, words, cache } = context;
  const content = readContent(site, { root: rootFolder(options, context), today: today(context), cache });
  const { snapshot, findings, datasets, images } = content;
  if (!snapshot) {
    printErrors(content, options, context);
    return undefined;
  }
  const errors = errorsIn(findings).length;
  if (errors > 0) process.stderr.write(`${words.relay.runsDespiteErrors(errors)}\n`);
  return { ...siteFormsOf(site, snapshot), datasets, images };
}

/** Reads the forms, bundles the assets, and measures the images for response pages to visitors without JavaScript. */
export async function readRelayContent(
  options: RootOptions,
  context: RelayCommandContext,
): Promise<RelayContent | undefined> {
  const content = readRelayForms(options, context);
  if (!content) return undefined;
  const { datasets, images: uses, ...forms } = content;
  const { site, env } = context;
  const { links: assets } = await bundle(site, bundleOptionsOf(site, forms.snapshot, env), datasets.read);
  const images = await openImages(rootFolder(options, context), uses, context.cache ?? NO_CACHE);
  return { ...forms, snapshot: { ...forms.snapshot, images: images.shown }, assets };
}

export interface RelayOptions extends JournalFileOptions, BackupOptions, ListenOptions {
  readonly inbox: boolean;
}

/** Adds the options of commands that serve a relay. */
export const withRelay = (command: Command, context: RelayCommandContext, port: number): Command =>
  withBackup(withJournalFile(withAddress(command, context, port), context), context).option(
    '--inbox',
    context.words.help.inbox,
    false,
  );

/** Settings of a relay that follow from the options of its command. */
export function relaySettings(options: RelayOptions, context: RelayCommandContext) {
  if (options.inbox && !context.site.inbox) throw new UsageError(context.words.relay.noInbox);
  const file = journalFileForRelay(options, context);
  // By default beside the real journal, which a symlink may name before it exists.
  const backups = options.backup === undefined ? undefined : backupFolder(options, file, context);
  return { ...context, journalFile: file, backups, inbox: options.inbox };
}
