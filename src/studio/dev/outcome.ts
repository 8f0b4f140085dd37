import type { AssetLinks } from '../../api/template-api.ts';
import type { Failure } from '../../base/findings/failure.ts';
import type { Finding } from '../../base/findings/finding.ts';
import type { SiteForms } from '../../content/content.ts';

/** Name of the output folder in findings. The preview has its own, so a folder of that name is unrelated. */
export const SHOWN_AS = 'dist';

/** Result of a build. Plain data, because the build process sends it to the server process. */
export type DevBuildOutcome =
  | {
      readonly kind: 'built';
      readonly site: NewSite;
      readonly findings: readonly Finding[];
      readonly files: number;
      readonly forms: SiteForms;
      /** Scripts and styles of the new site. */
      readonly assets: AssetLinks;
    }
  /** There are errors among the findings, so there is no new site. */
  | { readonly kind: 'refused'; readonly findings: readonly Finding[]; readonly files: number }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The files of a new site. */
export interface NewSite {
  readonly folder: string;
  readonly paths: readonly string[];
  /** Paths of the files that are new or different since the last build of the same process. */
  readonly changed: readonly string[];
}
