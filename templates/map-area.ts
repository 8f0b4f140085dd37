/** A part of the country as it was drawn. */
export interface MapArea {
  readonly frame: {
    /** Degrees, WGS84. */
    readonly west: number;
    readonly north: number;
    readonly east: number;
    readonly south: number;
    /** Size of the drawing in its own units. */
    readonly width: number;
    readonly height: number;
  };
  /** Places for the name of a canton, in percent of the drawing from the left and from the top, the roomiest first. */
  readonly cantons: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly svg: string;
}
