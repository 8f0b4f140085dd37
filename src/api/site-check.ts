/** Checks of a website's own, for what no schema can say. */

import type { Place, Severity } from '../base/findings/finding.ts';
import type { ReadDataset } from './dataset.ts';

/** Environment variables of a build. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A data file that satisfies its schema. */
export interface KnownFile<Data = unknown> {
  /** Path relative to the root: `data/teams/red.yaml`. */
  readonly file: string;
  readonly slug: string;
  /** Its value as written: facts are not filled in. */
  readonly data: Data;
  /** True if visitors can open the page on the day of the build. Always true for a file that is not a page. */
  readonly isPublic: boolean;
  /** Returns the place of the value at a JSON pointer in the file: `/hours/0/days`. */
  at(pointer: string): Place;
}

/** All that a check can look at. */
export interface KnownSite {
  /** Returns the valid files of a page type or data file, by its name. */
  files<Data = unknown>(type: string): readonly KnownFile<Data>[];
  /** Returns a data set of the site. Throws if the site does not list it. */
  readonly dataset: ReadDataset;
  /** False while a file is missing, unreadable or invalid. Then a check must not conclude that the data lacks something. */
  readonly isComplete: boolean;
  /** True before a publication, which must not go out with gaps. */
  readonly release: boolean;
  /** Environment variables of the build. Undefined where they are not known. */
  readonly env: Environment | undefined;
}

/** A finding. It is reported like those of the engine: with its line, in the language of the reader, in every format. */
export interface SiteFinding {
  /** Words with hyphens, none of the engine's codes: `hours-differ`. */
  readonly code: string;
  /** An error stops the build. */
  readonly severity: Severity;
  /** From `KnownFile.at`. */
  readonly place: Place;
  /** Heading, the same for all findings of the code. */
  readonly title: InBoth<string>;
  /** What is wrong, why that matters, and how to fix it. */
  readonly sentences: InBoth<{ readonly message: string; readonly why: string; readonly fix: string }>;
  /** URL of a document with the code as a heading, or its path relative to the root. */
  readonly docs: string;
  /** Heading under which the owner's to-do list before a release names the place. Without it, the list leaves it out. */
  readonly toSupply?: InBoth<string> | undefined;
}

/** A text in both languages of the engine. */
type InBoth<Text> = Readonly<Record<'de' | 'en', Text>>;

/** Finds what is wrong. Must not depend on anything but its argument. */
export type SiteCheck = (site: KnownSite) => readonly SiteFinding[];
