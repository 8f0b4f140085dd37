import { Parser } from 'htmlparser2';
import type { PageFacts } from '../page-facts.ts';
import { noteTag, type OpenFacts, type TextNote, textNoteOf } from './note-tag.ts';

/** An element whose text is being collected. */
interface Listening {
  readonly depth: number;
  readonly note: TextNote;
  readonly at: number;
  text: string;
}

/** Parses one page and notes what the rules need. */
export function readPage(output: string, html: string): PageFacts {
  const page = emptyPage(output);
  let depth = 0;
  /** How deep the drawing is that the parser is in. */
  let drawing: number | undefined;
  let listening: Listening | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const at = parser.startIndex;
      depth += 1;
      if (name === 'svg') drawing ??= depth;
      noteTag(page, name, attributes, at);
      // A drawing may have a title of its own, which is not the page's.
      const note = drawing === undefined ? textNoteOf(name, attributes) : undefined;
      if (note) listening ??= { depth, note, at, text: '' };
    },
    ontext(text) {
      if (listening) listening.text += text;
    },
    onclosetag() {
      if (listening?.depth === depth) {
        const { note, text, at } = listening;
        note(page, text.replace(/\s+/g, ' ').trim(), at);
        listening = undefined;
      }
      if (drawing === depth) drawing = undefined;
      depth -= 1;
    },
  });
  parser.end(html);
  return page;
}

const emptyPage = (output: string): OpenFacts => ({
  output,
  lang: undefined,
  title: undefined,
  mainHeading: undefined,
  description: undefined,
  canonical: undefined,
  noindex: false,
  forwards: false,
  mains: [],
  headings: [],
  ids: [],
  addresses: [],
  images: [],
  inlineCode: [],
  data: [],
  loads: { css: [], script: [], font: [], image: [] },
});
