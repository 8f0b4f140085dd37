/** Words of `nebel dev`: what it says in the terminal, and what stands over the page. */
export interface DevWords {
  readonly help: {
    readonly command: string;
    readonly openWith: string;
  };
  readonly serving: (address: string) => string;
  readonly rebuilt: (pages: number) => string;
  readonly cannotWatch: (cause: string) => string;
  readonly noEditor: (wanted: string, known: readonly string[]) => string;
  readonly noSiteModule: (folder: string) => string;
  readonly found: (errors: number, warnings: number) => string;
  readonly more: (hidden: number) => string;
  /** What stands beneath the overlay is the last page that could be built. */
  readonly lastGood: string;
  /** There is nothing to stand beneath it. */
  readonly noPageYet: string;
  readonly onlyWarnings: string;
  readonly templatesFailed: string;
  readonly whyFailed: string;
  readonly mendTemplates: string;
  readonly hide: string;
  readonly gone: string;
}
