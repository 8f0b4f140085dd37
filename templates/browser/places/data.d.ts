/** Generated from the directory by `browserData` in `site.ts`. */
declare module 'nebel:data/places' {
  const encoded: string;
  export default encoded;
}
