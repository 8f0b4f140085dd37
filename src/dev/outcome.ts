import type { Failure } from '../problems/failure.ts';
import type { Problem } from '../problems/problem.ts';
import type { SiteSnapshot } from '../render/site-view.ts';
import type { FormSpec } from '../shared/form-spec.ts';
import type { AssetLinks } from '../template-api.ts';

/** How findings name the output folder. The site is in memory, so a file of that name on the disk is another one. */
export const SHOWN_AS = 'dist';

/** How a build ended. It crosses from the building process to the serving one, so it is plain data. */
export type Outcome =
  | {
      readonly kind: 'built';
      readonly site: NewSite;
      readonly problems: readonly Problem[];
      readonly files: number;
      readonly forms?: FormsOfSite | undefined;
    }
  /** Something in the data keeps a new site from being made. */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[]; readonly files: number }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The files of a new site: all paths, and the content of those that changed since the last build of the same process. */
export interface NewSite {
  readonly paths: readonly string[];
  readonly changed: ReadonlyMap<string, string | Uint8Array>;
}

/** What the relay needs. */
export interface FormsOfSite {
  readonly forms: readonly FormSpec[];
  readonly snapshot: SiteSnapshot;
  readonly assets: AssetLinks;
  /** Address that taps on phone numbers are reported to, if they are counted. */
  readonly calls?: string | undefined;
}
