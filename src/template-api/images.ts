/** Pictures that editors put below `data/`. */

/** A picture, made smaller in several sizes: what `<picture>` needs. */
export interface SiteImage {
  /** Of its largest size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The best format first, each with all sizes. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  /** Address of one that every browser can show. */
  readonly src: string;
}
