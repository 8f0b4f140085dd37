/** What components can ask about the site while they render. */
import { createContext, useContext } from 'react';
import type { ReadDataset } from './dataset.ts';
import type { SiteImage } from './images.ts';

/** Values of all data files: `shared.site`, `shared.forms.anfrage`. */
export type SharedData = Readonly<Record<string, unknown>>;

/** Another page as every page may see it: its address and the summary its type publishes. */
export interface PageLink<Summary = unknown> {
  readonly type: string;
  readonly slug: string;
  readonly url: string;
  readonly summary: Summary;
}

/** A page that data may already refer to although its file does not exist yet (`x-announces` in a schema). */
export interface AnnouncedPage {
  readonly type: string;
  readonly slug: string;
  readonly name: string;
}

/** What a component may ask while it renders. */
export interface SiteView {
  readonly shared: SharedData;
  readonly baseUrl: string;
  /** All pages of a type, sorted by address. */
  pages(type: string): readonly PageLink[];
  /** The page of this type and slug, if its file exists. */
  find(type: string, slug: string): PageLink | undefined;
  /** Pages of a type that are announced and do not exist yet. */
  announced(type: string): readonly AnnouncedPage[];
  /** True if the settings say that the site does this (`x-practices` in a schema). */
  does(practice: string): boolean;
  /** True if an internal address (path, query and anchor allowed) leads to a page that exists. */
  leadsSomewhere(href: string): boolean;
  /** What a data set says that the site lists. Throws on a page that a relay makes: none is there. */
  readonly dataset: ReadDataset;
  /**
   * Address of a file with this text, written beside the page that asks for it and kept by browsers for ever. `name`
   * becomes part of it: `crest.svg`. Throws in the document around a page.
   */
  file(name: string, text: string): string;
  /**
   * The sizes of a picture below `data/` that a field with `x-image` names: `photos/wall.jpg`. Throws for any other, and on
   * a page that a relay makes.
   */
  image(file: string): SiteImage;
  /** The markup of a drawing. Throws for an unknown name: validation has already refused it. */
  illustration(name: string): string;
}

/** Undefined inside of islands. */
export const SiteContext = createContext<SiteView | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** The site as the component being rendered sees it. */
export function useSite(): SiteView {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() was called outside of a site build.');
  return site;
}
