/** What components can learn about the site while they render. */
import { createContext, useContext } from 'react';
import { TemplateMisuse } from '../base/lib/errors.ts';
import type { ReadDataset } from './dataset.ts';
import type { SiteImage } from './images.ts';

/** Values of all data files: `shared.site`, `shared.forms.anfrage`. */
export type SharedData = Readonly<Record<string, unknown>>;

/** A page as other pages see it: its address and its summary. */
export interface PageLink<Summary = unknown> {
  readonly type: string;
  readonly slug: string;
  readonly url: string;
  readonly summary: Summary;
}

/** The site as components see it. */
export interface SiteView {
  readonly shared: SharedData;
  readonly baseUrl: string;
  /** Returns all pages of a type, sorted by address. */
  pages(type: string): readonly PageLink[];
  /** Returns the page of this type and slug, if it exists. */
  find(type: string, slug: string): PageLink | undefined;
  /** False for the internal address of a page that does not exist or is not public. Ignores query and anchor. */
  leadsSomewhere(href: string): boolean;
  /** Returns the value of a data set that the site lists. Throws on a page that a relay renders, which has no data sets. */
  readonly dataset: ReadDataset;
  /**
   * Writes a file with this text and returns its address, which changes with the text, so that browsers can cache it
   * forever. `name` becomes part of it: `crest.svg`. Throws in the document around a page.
   */
  file(name: string, text: string): string;
  /**
   * Returns the sizes of an image below `data/` that a field with `x-image` names: `photos/wall.jpg`. Throws for any
   * other, and on a page that a relay renders.
   */
  image(file: string): SiteImage;
  /** Returns the markup of an illustration. Throws for an unknown name, which validation has already refused. */
  illustration(name: string): string;
}

/** Undefined inside islands. */
export const SiteContext = createContext<SiteView | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** Returns the site. To be called by components while they render. */
export function useSite(): SiteView {
  const site = useContext(SiteContext);
  if (!site) throw new TemplateMisuse('useSite() was called outside of a site build.');
  return site;
}
