import { type Content, readContent, type SiteForms, siteFormsOf } from '../content/content.ts';
import { ALL_RELAY_WORDS, type RelayContent, type RelayWords } from '../relay/relay.ts';
import { bundle } from '../site/site.ts';
import { type CommandContext, type RootOptions, reportErrors, rootFolder, withWords } from './context.ts';
import { today } from './today.ts';
import type { CommandWords } from './words/words.ts';

/** The context of a command that opens a relay or its journal. */
export interface RelayCommandContext extends CommandContext {
  readonly words: CommandWords & RelayWords;
}

export const relayContextOf = (context: CommandContext): RelayCommandContext => withWords(context, ALL_RELAY_WORDS);

/**
 * Reads the forms. Inquiries must arrive even if pages have errors, so those only cause a warning. If the forms or the
 * data of the site are invalid, reports the errors and returns undefined.
 */
export function readRelayForms(
  options: RootOptions,
  context: RelayCommandContext,
): (SiteForms & Pick<Content, 'datasets'>) | undefined {
  const { site, words, cache } = context;
  const content = readContent(site, { root: rootFolder(options, context), today: today(context), cache });
  const { snapshot, problems, datasets } = content;
  if (!snapshot) {
    reportErrors(content, options, context);
    return undefined;
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) process.stderr.write(`${words.relay.runsDespiteErrors(errors)}\n`);
  return { ...siteFormsOf(site, snapshot), datasets };
}

/** Reads the forms, and bundles the assets for response pages to visitors without JavaScript. */
export async function readRelayContent(
  options: RootOptions,
  context: RelayCommandContext,
): Promise<RelayContent | undefined> {
  const content = readRelayForms(options, context);
  if (!content) return undefined;
  const { datasets, ...forms } = content;
  const { shared } = forms.snapshot;
  const { site, env } = context;
  const choices = { delivery: site.delivery?.(shared, env), unused: site.unusedScripts?.(shared) };
  const { links: assets } = await bundle(site, choices, datasets.read);
  return { ...forms, assets };
}
