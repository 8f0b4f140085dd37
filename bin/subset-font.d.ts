/** What `gen-font.ts` asks of a package that says nothing of its types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2';
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, characters: string, options?: Options): Promise<Buffer>;
}
