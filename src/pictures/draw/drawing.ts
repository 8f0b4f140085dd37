import type { Matrix } from './matrix.ts';
import type { Stroke } from './stroke.ts';

/** A part of the sheet: what some path data encloses, or what a pen covers that follows it. */
export interface Area {
  readonly data: string;
  readonly matrix: Matrix;
  readonly evenOdd: boolean;
  readonly stroke?: Stroke;
}

export interface Paint {
  /** `0xrrggbb` */
  readonly color: number;
  readonly opacity: number;
}

export interface Shape extends Area, Paint {
  /** It is seen where it lies in all of these. */
  readonly within: readonly (readonly Area[])[];
}

export interface Writing extends Paint {
  readonly text: string;
  /** Where the first letter stands, or where the last one ends, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Added after each letter, in pixels. */
  readonly spacing: number;
  readonly endsThere: boolean;
}

export type Part = Shape | Writing;

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The lowest comes first. */
  readonly parts: readonly Part[];
}
