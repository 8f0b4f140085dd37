import type { Attributes } from '../addresses.ts';
import type { PageReading } from '../page-reading.ts';
import { type Keep, type Note, notesOf, type OpenReading, type TextNote, textNoteOf } from './notes.ts';

/** What one tag means, on whichever page it stands. */
export interface Tag {
  readonly name: string;
  readonly notes: readonly Note[];
  readonly textNote: TextNote | undefined;
}

/** Reads a tag by what the full parser made of it. */
export const tagOf = (name: string, attributes: Attributes, keep: Keep): Tag => ({
  name,
  notes: notesOf(name, attributes, keep),
  textNote: textNoteOf(name, attributes),
});

/** Is told the tags and texts of a page one after the other, and collects what it says. */
export class Collector {
  readonly #reading: OpenReading;
  readonly #keep: Keep;
  #depth = 0;
  /** How deep the drawing lies that the reader is in. */
  #drawing: number | undefined;
  #listening: { readonly depth: number; readonly note: TextNote; readonly at: number; text: string } | undefined;

  constructor(output: string, keep: Keep) {
    this.#reading = emptyPage(output);
    this.#keep = keep;
  }

  /** True while somebody wants to know the texts. */
  get listens(): boolean {
    return this.#listening !== undefined;
  }

  /** @param at offset of the tag in the page */
  open({ name, notes, textNote }: Tag, at: number): void {
    this.#depth += 1;
    if (name === 'svg') this.#drawing ??= this.#depth;
    for (const note of notes) note(this.#reading, at);
    // A drawing may have a title of its own, which is not the page's.
    if (textNote && this.#drawing === undefined)
      this.#listening ??= { depth: this.#depth, note: textNote, at, text: '' };
  }

  text(text: string): void {
    if (this.#listening) this.#listening.text += text;
  }

  close(): void {
    if (this.#listening?.depth === this.#depth) {
      const { note, text, at } = this.#listening;
      note(this.#reading, text.replace(/\s+/g, ' ').trim(), at, this.#keep);
      this.#listening = undefined;
    }
    if (this.#drawing === this.#depth) this.#drawing = undefined;
    this.#depth -= 1;
  }

  reading(): PageReading {
    return this.#reading;
  }
}

const emptyPage = (output: string): OpenReading => ({
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
  links: 0,
  addresses: [],
  images: [],
  inlineCode: [],
  data: [],
  loads: { css: [], script: [], font: [], image: [] },
});
