import type { Address } from './addresses.ts';

/** Something met in a file. Its line and column are counted when there is something to say about it. */
export interface Met {
  /** Offset in the file. */
  readonly at: number;
}

export interface PageReading extends PageBrief, PageDetails {}

/** What is held against what other pages say. */
export interface PageBrief {
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
  /** How many links it has. */
  readonly links: number;
  /** Files that the browser fetches before the first view is complete. */
  readonly loads: {
    readonly css: readonly string[];
    readonly script: readonly string[];
    readonly font: readonly string[];
    /** Pictures, without those that wait until they come near. */
    readonly image: readonly string[];
  };
}

/** What matters as long as nobody has judged the page. Most of what is known of it. */
export interface PageDetails {
  readonly lang: string | undefined;
  readonly mains: readonly Met[];
  readonly headings: readonly (Met & { readonly level: number; readonly text: string })[];
  readonly ids: readonly (Met & { readonly id: string })[];
  readonly addresses: readonly (Met & Address)[];
  readonly images: readonly (Met & { readonly src: string; readonly sized: boolean; readonly described: boolean })[];
  readonly inlineCode: readonly (Met & { readonly what: string })[];
  /** Pieces of structured data: the texts in them, or undefined where it is not JSON. */
  readonly data: readonly (Met & { readonly texts: readonly string[] | undefined })[];
}

export const briefOf = (page: PageReading): PageBrief => {
  const { output, title, mainHeading, description, canonical, noindex, forwards, links, loads } = page;
  return { output, title, mainHeading, description, canonical, noindex, forwards, links, loads };
};

/** Details as they are kept: a page has more than a hundred addresses, and names of fields are half of what they take. */
type KeptDetails = Omit<PageDetails, 'addresses'> & {
  readonly addresses: readonly (readonly [href: string, use: Address['use'], at: number])[];
};

/** Details as one text, which takes a fifth of their memory. */
export function detailsToText(page: PageDetails): string {
  const { lang, mains, headings, ids, images, inlineCode, data } = page;
  const addresses = page.addresses.map(({ href, use, at }) => [href, use, at] as const);
  return JSON.stringify({ lang, mains, headings, ids, addresses, images, inlineCode, data } satisfies KeptDetails);
}

let latest: { readonly page: PageReading; readonly details: PageDetails } | undefined;

/** One page after the other is asked about all its details. */
function detailsOf(page: PageReading, text: () => string): PageDetails {
  if (latest?.page !== page) latest = { page, details: detailsFromText(text()) };
  return latest.details;
}

function detailsFromText(text: string): PageDetails {
  const { addresses, ...others } = JSON.parse(text) as KeptDetails;
  return { ...others, addresses: addresses.map(([href, use, at]) => ({ href, use, at })) };
}

/** A page of which most is read when somebody asks, and then forgotten again. */
export function pageOf(brief: PageBrief, text: () => string): PageReading {
  const details = () => detailsOf(page, text);
  const page: PageReading = {
    ...brief,
    get lang() {
      return details().lang;
    },
    get mains() {
      return details().mains;
    },
    get headings() {
      return details().headings;
    },
    get ids() {
      return details().ids;
    },
    get addresses() {
      return details().addresses;
    },
    get images() {
      return details().images;
    },
    get inlineCode() {
      return details().inlineCode;
    },
    get data() {
      return details().data;
    },
  };
  return page;
}
