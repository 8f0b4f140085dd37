/** The part used by `gen-font.ts` of a package without types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2' | 'truetype';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures?: readonly string[];
    readonly dropTables?: readonly string[];
    readonly noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, characters: string, options?: Options): Promise<Buffer>;
}
