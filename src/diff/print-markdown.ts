import type { DiffWords } from '../messages/messages.ts';
import type { SiteDiff } from './change.ts';
import { type Phrase, phrases, type Segment, summaryOf, whichPages } from './phrase.ts';

/** A comment on GitHub holds 65,536 characters; what surrounds ours needs some of them. */
export const MAX_BYTES = 60_000;

/** The lists at the top take at most this share, so that there is room for pages. */
const TOP_BYTES = MAX_BYTES / 2;

/** Bytes for the lines that say what was left out. */
const RESERVE = 300;

/** The difference for a pull request: a collapsible part per page, and never longer than a comment may be. */
export function printMarkdownDiff(diff: SiteDiff, words: DiffWords): string {
  const page = ({ url, title }: { url: string; title: string }) => `- \`${url}\` ${escapeMarkdown(title)}`;
  const lists = [
    section(words.added, diff.added.map(page)),
    section(words.removed, diff.removed.map(page)),
    section(
      words.shared,
      diff.shared.flatMap(({ change, pages }) =>
        phrases([change], words).map(
          (said) => `${phraseItem(said)}  \n  ${escapeMarkdown(whichPages(pages, diff.common, words))}`,
        ),
      ),
    ),
  ].flat();
  const top = asMuchAsFits(lists, TOP_BYTES - RESERVE, words.moreLines);
  const pages = diff.changed.flatMap(({ url, title, changes }) => {
    const items = phrases(changes, words).map(phraseItem);
    const summary = `<summary><code>${escapeHtml(url)}</code> ${escapeHtml(title)} (${items.length})</summary>`;
    return items.length === 0 ? [] : [`<details>${summary}\n\n${items.join('\n')}\n\n</details>\n`];
  });
  const head = `**${escapeMarkdown(summaryOf(diff, words))}**\n`;
  const room = MAX_BYTES - RESERVE - Buffer.byteLength([head, ...top].join('\n'));
  return [head, ...top, ...asMuchAsFits(pages, room, words.morePages)].join('\n').concat('\n');
}

function section(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`#### ${heading}\n`, ...items, ''];
}

/** As many texts as there is room for, in order, and a line that counts those left out. Nothing is cut in the middle. */
function asMuchAsFits(texts: readonly string[], room: number, more: (left: number) => string): string[] {
  let used = 0;
  const fitting = texts.filter((text) => {
    const bytes = Buffer.byteLength(text) + 1;
    if (used + bytes > room) return false;
    used += bytes;
    return true;
  });
  const left = texts.length - fitting.length;
  return left === 0 ? fitting : [...fitting, '', `_${more(left)}_`, ''];
}

function phraseItem({ label, segments, where }: Phrase): string {
  const place = where === undefined ? '' : ` <sub>${escapeMarkdown(where)}</sub>`;
  return `- ${label}: ${segments.map(mark).join(' ')}${place}`;
}

// HTML and not `~~` and `**`, which take no effect beside punctuation.
function mark({ kind, text }: Segment): string {
  const shown = escapeMarkdown(text);
  if (kind === 'removed') return `<del>${shown}</del>`;
  return kind === 'added' ? `<ins>${shown}</ins>` : shown;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Texts of the site are shown, never obeyed: neither as markup nor as a mention or a reference to an issue. */
const escapeMarkdown = (text: string) =>
  escapeHtml(text)
    .replace(/[\\`*_[\]|~!]/g, '\\$&')
    .replace(/[@#](?=\w)/g, '$&\u200b');
