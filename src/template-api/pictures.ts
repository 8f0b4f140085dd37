/** Pictures shown where pages are shared. */
import type { ReactNode } from 'react';

/** The picture that represents a page where it is shared: in a message, in a search result. */
export interface SocialPicture {
  /** What there is to see and to read, in words. */
  readonly alt: string;
  /**
   * An `<svg>` that states its `width` and `height` in pixels. Neither style sheets nor scripts reach it. Of its colours
   * 256 are kept: blur and gradients lose shades, and take long to draw.
   */
  readonly drawing: ReactNode;
}

/** Where the picture of a page lies once it is drawn. */
export interface PictureLink {
  readonly url: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}
