/** What `gen-font.ts` asks of a package that says nothing of its types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2' | 'truetype';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, characters: string, options?: Options): Promise<Buffer>;
}
