import type { Failure } from '../problems/failure.ts';
import type { Problem } from '../problems/problem.ts';
import type { SiteSnapshot } from '../render/site-view.ts';
import type { FormSpec } from '../shared/form-spec.ts';
import type { AssetLinks } from '../template-api.ts';

/** Name of the output folder in findings. The site is in memory, so a folder of that name on disk is unrelated. */
export const SHOWN_AS = 'dist';

/** Result of a build. Plain data, because the build process sends it to the server process. */
export type Outcome =
  | {
      readonly kind: 'built';
      readonly site: NewSite;
      readonly problems: readonly Problem[];
      readonly files: number;
      readonly forms?: FormsOfSite | undefined;
    }
  /** There are errors among the findings, so there is no new site. */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[]; readonly files: number }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The files of a new site: all paths, and the contents of those that changed since the last build of the same process. */
export interface NewSite {
  readonly paths: readonly string[];
  readonly changed: ReadonlyMap<string, string | Uint8Array>;
}

/** Everything the relay needs of a site. */
export interface FormsOfSite {
  readonly forms: readonly FormSpec[];
  readonly snapshot: SiteSnapshot;
  readonly assets: AssetLinks;
  /** Path to which taps on phone numbers are reported, if they are counted. */
  readonly calls?: string | undefined;
}
