import type { SiteDiff } from './change.ts';
import { describePages, type Phrase, phrasesOf, type Segment, summaryOf } from './phrase.ts';
import type { DiffWords } from './words.ts';

/** Size limit of the output. A GitHub comment holds 65,536 characters, of which the text around ours needs some. */
export const MAX_BYTES = 60_000;

/** Maximum bytes of the lists at the top, so that pages fit as well. */
const TOP_BYTES = MAX_BYTES / 2;

/** Bytes reserved for the lines that count what was left out. */
const RESERVED_BYTES = 300;

/** Prints a diff for a pull request: one collapsible part per page, and never longer than a comment can be. */
export function printMarkdownDiff(diff: SiteDiff, words: DiffWords): string {
  const page = ({ url, title }: { url: string; title: string }) => `- \`${url}\` ${escapeMarkdown(title)}`;
  const lists = [
    section(words.added, diff.added.map(page)),
    section(words.removed, diff.removed.map(page)),
    section(
      words.shared,
      diff.shared.flatMap(({ change, pages }) =>
        phrasesOf([change], words).map(
          (phrase) => `${printPhrase(phrase)}  \n  ${escapeMarkdown(describePages(pages, diff.common, words))}`,
        ),
      ),
    ),
  ].flat();
  const top = fitInto(TOP_BYTES - RESERVED_BYTES, lists, words.moreLines);
  const pages = diff.changed.flatMap(({ url, title, changes }) => {
    const items = phrasesOf(changes, words).map(printPhrase);
    const summary = `<summary><code>${escapeHtml(url)}</code> ${escapeHtml(title)} (${items.length})</summary>`;
    return items.length === 0 ? [] : [`<details>${summary}\n\n${items.join('\n')}\n\n</details>\n`];
  });
  const head = `**${escapeMarkdown(summaryOf(diff, words))}**\n`;
  const bytesLeft = MAX_BYTES - RESERVED_BYTES - Buffer.byteLength([head, ...top].join('\n'));
  return [head, ...top, ...fitInto(bytesLeft, pages, words.morePages)].join('\n').concat('\n');
}

function section(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`#### ${heading}\n`, ...items, ''];
}

/** Returns as many texts as fit, in order and uncut, and a line that counts those left out. */
function fitInto(maxBytes: number, texts: readonly string[], more: (left: number) => string): string[] {
  let used = 0;
  const fitting = texts.filter((text) => {
    const bytes = Buffer.byteLength(text) + 1;
    if (used + bytes > maxBytes) return false;
    used += bytes;
    return true;
  });
  const left = texts.length - fitting.length;
  return left === 0 ? fitting : [...fitting, '', `_${more(left)}_`, ''];
}

function printPhrase({ label, segments, where }: Phrase): string {
  const place = where === undefined ? '' : ` <sub>${escapeMarkdown(where)}</sub>`;
  return `- ${label}: ${segments.map(mark).join(' ')}${place}`;
}

// HTML tags, because `~~` and `**` have no effect next to punctuation.
function mark({ kind, text }: Segment): string {
  const shown = escapeMarkdown(text);
  if (kind === 'removed') return `<del>${shown}</del>`;
  return kind === 'added' ? `<ins>${shown}</ins>` : shown;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes text of the site, so that it never acts as markup, mentions a user or references an issue. */
const escapeMarkdown = (text: string) =>
  escapeHtml(text)
    .replace(/[\\`*_[\]|~!]/g, '\\$&')
    .replace(/[@#](?=\w)/g, '$&\u200b');
