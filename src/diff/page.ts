/** A built page as its visitor meets it: words, links, what search engines are told. Nothing of its markup. */
export interface Page {
  readonly url: string;
  readonly head: Head;
  /** What is in `<main>`, or everything where there is none. */
  readonly main: Part;
  /** What is around it: header, footer. */
  readonly furniture: Part;
  /** Structured data, flattened: `Service/offers/price` → `400`. */
  readonly data: ReadonlyMap<string, string>;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** With `…` for the page's own address, so that a moved site is one change and not one a page. */
  readonly canonical: string;
  readonly robots: string;
}

export interface Part {
  readonly blocks: readonly Block[];
  readonly links: readonly Link[];
}

/** `label` is text that is heard or shown in place of something: a picture's, a field's, a drawing's. */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'cell' | 'label' | 'text';

export interface Block {
  readonly kind: BlockKind;
  /** White space of every kind is one plain space: no visitor sees the difference. */
  readonly text: string;
  /** The heading above it and the first cell of its row, as far as there are any. */
  readonly under: string;
}

export interface Link {
  readonly href: string;
  readonly text: string;
}

export const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();
