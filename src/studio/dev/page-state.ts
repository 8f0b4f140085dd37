import type { DescribedFinding } from '../../base/findings/describe.ts';
import type { Language } from '../../base/words.ts';

/** State of a page in the preview, sent to its browser on connecting and after each build. */
export interface PageState {
  /** Changes with everything the page shows. */
  readonly version: string;
  readonly report?: Report;
  readonly words: OverlayWords;
  /** Name of the button that leads to the studio. Missing if the page cannot be edited. */
  readonly edit?: string;
}

export interface Report {
  /** True if there is no new site, so that the page comes from an earlier build. */
  readonly stopped: boolean;
  readonly heading: string;
  readonly hint: string;
  readonly findings: readonly ShownFinding[];
  /** States how many findings are left out. Empty if none are. */
  readonly more: string;
}

export interface ShownFinding extends DescribedFinding {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** Place in the built site. */
  readonly output?: string | undefined;
  readonly editor?: string;
  readonly excerpt: readonly ExcerptLine[];
}

/** A line of a file. `marked` is the part that the finding is about. */
export interface ExcerptLine {
  readonly number: number;
  readonly before: string;
  readonly marked: string;
  readonly after: string;
}

/** Words of the overlay. `gone` is shown while the preview does not answer. */
export type OverlayWords = Readonly<Record<'why' | 'fix' | 'hide' | 'gone', string> & { language: Language }>;

/** Folder of the preview's client. It cannot clash with files of a site, because dotfiles are not served. */
export const OWN_FOLDER = '/.nebel/';

export const OWN = {
  events: `${OWN_FOLDER}events`,
  script: `${OWN_FOLDER}preview.js`,
  look: `${OWN_FOLDER}look.css`,
  styles: `${OWN_FOLDER}overlay.css`,
  studio: `${OWN_FOLDER}studio.js`,
  studioStyles: `${OWN_FOLDER}studio.css`,
  marks: `${OWN_FOLDER}marks.css`,
} as const;

/** Parameter of the address with which the studio requests a page: without scripts. */
export const IN_STUDIO = 'nebel-edit';
