/** The folder of a website, and the module that exports its definition as `site`. */
export interface FoundSite {
  readonly root: string;
  readonly module: string;
}
export function findSite(args: readonly string[], folder: string): FoundSite | undefined;
