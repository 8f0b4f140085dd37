import type { Address } from './addresses.ts';

/** Something met in a file. Its line and column are counted when there is something to say about it. */
export interface Met {
  /** Offset in the file. */
  readonly at: number;
}

/** What one page says, as far as any rule asks. Plain data. */
export interface PageFacts {
  /** Path inside the output folder. */
  readonly output: string;
  readonly title: string | undefined;
  /** The first one. */
  readonly mainHeading: (Met & { readonly text: string }) | undefined;
  readonly description: (Met & { readonly text: string }) | undefined;
  readonly canonical: (Met & { readonly href: string }) | undefined;
  /** True if the page asks search engines not to list it. */
  readonly noindex: boolean;
  /** True if the page only sends its visitors on. */
  readonly forwards: boolean;
  /** Files that the browser fetches before the first view is complete. */
  readonly loads: {
    readonly css: readonly string[];
    readonly script: readonly string[];
    readonly font: readonly string[];
    /** Pictures, without those that wait until they come near. */
    readonly image: readonly string[];
  };
  readonly lang: string | undefined;
  readonly mains: readonly Met[];
  readonly headings: readonly (Met & { readonly level: number; readonly text: string })[];
  readonly ids: readonly (Met & { readonly id: string })[];
  readonly addresses: readonly (Met & Address)[];
  readonly images: readonly (Met & { readonly src: string; readonly sized: boolean; readonly described: boolean })[];
  readonly inlineCode: readonly (Met & { readonly what: string })[];
  /** Pieces of structured data: the texts in them, or undefined where it is not JSON. */
  readonly data: readonly (Met & { readonly texts?: readonly string[] | undefined })[];
}
