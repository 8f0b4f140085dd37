import type { Address } from './addresses.ts';

/** Something found in a file. Its line and column are only worked out for a finding. */
export interface Located {
  /** Offset in the file. */
  readonly at: number;
}

/** Facts about a page, as far as any rule needs them. Plain data. */
export interface PageFacts {
  /** Path inside the output folder. */
  readonly output: string;
  readonly title: string | undefined;
  /** The first `<h1>`. */
  readonly mainHeading: (Located & { readonly text: string }) | undefined;
  readonly description: (Located & { readonly text: string }) | undefined;
  readonly canonical: (Located & { readonly href: string }) | undefined;
  /** True if the page asks search engines not to index it. */
  readonly noindex: boolean;
  /** True if the page only redirects to another one. */
  readonly redirects: boolean;
  /** Files that the browser fetches before the first view is complete. */
  readonly loads: {
    readonly css: readonly string[];
    readonly script: readonly string[];
    readonly font: readonly string[];
    /** Without images that are loaded lazily. */
    readonly image: readonly string[];
  };
  readonly lang: string | undefined;
  readonly mains: readonly Located[];
  readonly headings: readonly (Located & { readonly level: number; readonly text: string })[];
  readonly ids: readonly (Located & { readonly id: string })[];
  readonly addresses: readonly (Located & Address)[];
  readonly images: readonly (Located & { readonly src: string; readonly hasSize: boolean; readonly hasAlt: boolean })[];
  readonly inlineCode: readonly (Located & { readonly what: string })[];
  /** Structured data: all strings of each script, or undefined if it is not JSON. */
  readonly data: readonly (Located & { readonly texts?: readonly string[] | undefined })[];
}
