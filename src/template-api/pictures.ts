/** Pictures that stand for pages wherever somebody shares them. */
import type { ReactNode } from 'react';

/** What stands for a page wherever somebody shares it: in a message, in a search result. */
export interface SocialPicture {
  /** What there is to see and to read, in words. */
  readonly alt: string;
  /**
   * An `<svg>` that states its `width` and `height` in pixels, of shapes, strokes and lines of `<text>` in one colour
   * each (`#1ab`, `#11aabb`). Neither style sheets nor scripts reach it, and filters, gradients and pictures inside are
   * mistakes. What stands before the first text is drawn once for all pictures that begin alike.
   */
  readonly drawing: ReactNode;
}

/** The letters of a font, in thousandths of the size. */
export interface PictureLetters {
  /** By letter: how far the next one is, and its outline as path data, with the line that it stands on at 0. */
  readonly shapes: Readonly<Record<string, readonly [width: number, outline: string]>>;
  /** By letter, then by how much further others stand that follow it, those others. None of them has marks. */
  readonly kerning: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Where the picture of a page lies once it is drawn. */
export interface PictureLink {
  readonly url: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}
