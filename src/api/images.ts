/** Images that editors put below `data/`. */

/** An image scaled down to several sizes, ready for a `<picture>` element. */
export interface SiteImage {
  /** Of the largest size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** One per format, the best first, each with all sizes. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  /** Address of a fallback that every browser can show. */
  readonly src: string;
}
