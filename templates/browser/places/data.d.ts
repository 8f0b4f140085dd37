/** What `browserData` in `site.ts` makes of the directory. */
declare module 'nebel:data/places' {
  const encoded: string;
  export default encoded;
}
