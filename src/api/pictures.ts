/** Social pictures: shown where pages are shared. */
import type { ReactNode } from 'react';

/** The picture that represents a page where it is shared, such as in a message or a search result. */
export interface SocialPicture {
  /** Alternative text, including any text in the picture. */
  readonly alt: string;
  /**
   * An `<svg>` that states its `width` and `height` in pixels. Style sheets and scripts do not apply to it. Blurs and gradients
   * are slow to draw and make large files.
   */
  readonly drawing: ReactNode;
}

/** The drawn social picture of a page. */
export interface PictureLink {
  readonly url: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}
