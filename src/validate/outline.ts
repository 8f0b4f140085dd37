import type { Facts, PageType } from '../template-api.ts';

/** What a page's file says to others, before facts are put in. Plain data. */
export interface Outline {
  /** Ids on the page that links may point at. */
  readonly anchors: readonly string[];
  /** What its own texts may refer to, beside the facts of the site. */
  readonly facts: Facts;
}

export const outlineOf = (type: PageType, data: unknown): Outline => ({
  anchors: type.slugs ? [] : type.anchors(data),
  facts: type.facts?.(data) ?? {},
});
