import type { AddressUse } from '../../api/markup/attributes.ts';

/** Something found in a file. Its line and column are only worked out for a finding. */
export interface Located {
  /** Offset in the file. */
  readonly at: number;
}

export interface Address {
  readonly href: string;
  readonly use: AddressUse;
  /** True for a fragment that refers to its own page even with a `<base>`. */
  readonly drawing?: true;
}

/** Reference to an element of the same page. */
export interface Reference {
  readonly attribute: string;
  /** The id, or for an image map the name. */
  readonly id: string;
}

/** An attribute that should hold an address. */
export interface MissingAddress {
  readonly element: string;
  readonly attribute: string;
}

/** Facts about a page, as far as any rule needs them. Plain data. */
export interface PageFacts {
  /** Path inside the output folder. */
  readonly output: string;
  /** True if the page starts with a doctype. */
  readonly hasDoctype: boolean;
  /** Address in `<base href>`, against which browsers resolve all relative addresses of the page. */
  readonly base: string | undefined;
  readonly title: string | undefined;
  /** The first `<h1>`. */
  readonly mainHeading: (Located & { readonly text: string }) | undefined;
  readonly description: (Located & { readonly text: string }) | undefined;
  /** Search engines ignore all of them if they contradict each other. */
  readonly canonicals: readonly (Located & { readonly href: string })[];
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
  /** True if the page states that it is encoded in UTF-8. */
  readonly isUtf8: boolean;
  /** True if the page states how wide it is on a phone. */
  readonly hasViewport: boolean;
  readonly mains: readonly Located[];
  readonly headings: readonly (Located & { readonly level: number; readonly text: string })[];
  /** Ids of elements. Those within a `<template>` do not exist until a script copies it. */
  readonly ids: readonly (Located & { readonly id: string })[];
  /** Other targets of links: the names of `<a name>`. */
  readonly targets: readonly string[];
  /** Names of `<map>`s. */
  readonly maps: readonly string[];
  readonly references: readonly (Located & Reference)[];
  /** Including those in structured data. */
  readonly addresses: readonly (Located & Address)[];
  readonly missingAddresses: readonly (Located & MissingAddress)[];
  readonly images: readonly (Located & { readonly src: string; readonly hasSize: boolean; readonly hasAlt: boolean })[];
  readonly inlineCode: readonly (Located & { readonly what: string })[];
  /** What a template printed instead of a value: `[object Object]`. */
  readonly misprints: readonly (Located & { readonly text: string })[];
  /** Scripts with structured data that is not JSON. */
  readonly unreadableData: readonly Located[];
}
