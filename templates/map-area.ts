/** Map of a part of the country. */
export interface MapArea {
  readonly frame: {
    /** WGS84 degrees. */
    readonly west: number;
    readonly north: number;
    readonly east: number;
    readonly south: number;
    /** Size of the drawing in its own units. */
    readonly width: number;
    readonly height: number;
  };
  /**
   * Candidate positions for the label of each canton, in percent of the drawing from the left and from the top, the roomiest
   * first.
   */
  readonly cantons: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly svg: string;
}
