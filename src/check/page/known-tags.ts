import { ownText } from '../../lib/own-text.ts';
import type { Attributes } from '../addresses.ts';
import { type Tag, tagOf } from './collector.ts';
import { mayStandIn, type ReadTag, readTag } from './full-parser.ts';

/** All elements of a name. */
export interface Kind {
  readonly name: string;
  /** The tag that ends such an element. */
  readonly end: string;
  /** Whether it may stand in an element of another kind. */
  readonly fits: Map<Kind, boolean>;
}

/** A tag that means the same wherever it stands, but for what its element stands in. */
export interface KnownTag extends Tag, Pick<ReadTag, 'isWhole' | 'isForeign'> {
  readonly kind: Kind;
}

/** A tag whose attributes can be read without knowing HTML. */
const PLAIN = /^<([a-z][a-z0-9]*)((?: [a-z][a-z-]*="[^"&]*")*)(\/?)>$/;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;

/** So much is remembered, in characters: the tags of all pages, and those of the last thousand. */
const MOST = 6_000_000;

/** What remembering a tag takes beside its text. */
const EACH = 100;

/** Tags by their text. Most stand on many pages, so that the full parser is seldom asked. */
export class KnownTags {
  readonly #onPages = new Map<string, KnownTag | undefined>();
  readonly #inDrawings = new Map<string, KnownTag | undefined>();
  readonly #bare = new Map<string, ReadTag | undefined>();
  readonly #kinds = new Map<string, Kind>();
  #held = 0;

  /**
   * @param text up to the first sign that may end a tag
   * @returns undefined for what is no tag, or needs a closer look
   */
  tag(text: string, isInDrawing: boolean): KnownTag | undefined {
    const known = isInDrawing ? this.#inDrawings : this.#onPages;
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found;
    if (this.#held > MOST) this.#forget();
    const own = ownText(text);
    const read = this.#read(own, isInDrawing);
    const tag = read && this.#known(read);
    known.set(own, tag);
    this.#held += own.length + EACH;
    return tag;
  }

  /** True if an element may stand in another without changing it. */
  fits(outer: Kind, inner: Kind): boolean {
    let fits = inner.fits.get(outer);
    if (fits === undefined) {
      fits = mayStandIn(outer.name, inner.name);
      inner.fits.set(outer, fits);
    }
    return fits;
  }

  #forget(): void {
    for (const known of [this.#onPages, this.#inDrawings, this.#bare, this.#kinds]) known.clear();
    this.#held = 0;
  }

  #read(text: string, isInDrawing: boolean): ReadTag | undefined {
    const [, name, written = '', slash] = PLAIN.exec(text) ?? [];
    if (name === undefined) return readTag(text, isInDrawing);
    const bare = `<${name}${slash}>`;
    const key = `${isInDrawing} ${bare}`;
    if (!this.#bare.has(key)) this.#bare.set(key, readTag(bare, isInDrawing));
    const read = this.#bare.get(key);
    return read && { ...read, attributes: attributesOf(written) };
  }

  #known({ name, attributes, isWhole, isForeign }: ReadTag): KnownTag {
    let kind = this.#kinds.get(name);
    if (!kind) {
      kind = { name, end: `</${name}>`, fits: new Map() };
      this.#kinds.set(name, kind);
    }
    // Fields are named one by one: an object that is spread together is slow to read.
    const { notes, textNote } = tagOf(name, attributes, (piece) => piece);
    return { name, notes, textNote, kind, isWhole, isForeign };
  }
}

function attributesOf(written: string): Attributes {
  const attributes: Record<string, string> = {};
  // Of two with one name, the first counts.
  for (const [, name = '', value = ''] of written.matchAll(ATTRIBUTE))
    if (!Object.hasOwn(attributes, name)) attributes[name] = value;
  return attributes;
}
