import type { PageReading } from '../page-reading.ts';
import { Collector } from './collector.ts';
import { readText } from './full-parser.ts';
import { type KnownTag, KnownTags } from './known-tags.ts';
import type { Keep } from './notes.ts';

const DOCTYPE = '<!doctype html>';

/** React writes this between two texts. */
const BETWEEN_TEXTS = '<!-- -->';

const SLASH = 0x2f;
const EXCLAMATION_MARK = 0x21;

const tags = new KnownTags();

/**
 * Reads a page that is written as soundly as ours are: every element has its end where it belongs, and none ends another.
 * Then a page is a row of tags, and what each of them means was found out when it was met for the first time, by asking
 * the full parser. Some four times as fast as that one.
 *
 * @returns undefined wherever there is any doubt, be it a mistake or merely unusual; then the full parser has to read
 * the page. What is returned is what that one would say (held by a property test).
 */
export function readQuickly(output: string, html: string, keep: Keep): PageReading | undefined {
  const page = new Collector(output, keep);
  const open: KnownTag[] = [];
  let parent: KnownTag | undefined;
  /** How many drawings, one in the other, the reader is in. */
  let drawings = 0;
  let from = html.startsWith(DOCTYPE) ? DOCTYPE.length : 0;
  for (let at = html.indexOf('<', from); at !== -1; at = html.indexOf('<', from)) {
    if (page.listens && parent) page.text(textBetween(html.slice(from, at), parent, drawings > 0));
    const sign = html.charCodeAt(at + 1);
    if (sign === SLASH) {
      if (!parent || !html.startsWith(parent.kind.end, at)) return undefined;
      from = at + parent.kind.end.length;
      if (parent.name === 'svg') drawings -= 1;
      page.close();
      open.pop();
      parent = open.at(-1);
      continue;
    }
    const isBetweenTexts = sign === EXCLAMATION_MARK && html.startsWith(BETWEEN_TEXTS, at);
    from = html.indexOf('>', at) + 1;
    const tag = tags.tag(isBetweenTexts ? '<b>' : html.slice(at, from), drawings > 0);
    if (!tag || (parent && !isPlainIn(parent, tag))) return undefined;
    // A form in a form is no element.
    if (tag.name === 'form' && open.some(({ name }) => name === 'form')) return undefined;
    if (isBetweenTexts) continue;
    page.open(tag, at);
    if (tag.isWhole) {
      page.close();
      continue;
    }
    if (tag.name === 'svg') drawings += 1;
    open.push(tag);
    parent = tag;
  }
  return open.length === 0 ? page.reading() : undefined;
}

const isPlainIn = (parent: KnownTag, tag: KnownTag) => !parent.isForeign && tags.fits(parent.kind, tag.kind);

const textBetween = (text: string, parent: KnownTag, isInDrawing: boolean) =>
  text.includes('&') ? readText(text, parent.name, isInDrawing) : text;
