/** This website's own checks, and the kinds of findings that `docs/befunde.md` documents. */
import type { SiteCheck } from 'nebel/template-api';
import { ANNOUNCED, announcedPages } from './announced-pages.ts';
import { cookieBanner, NO_BANNER } from './cookie-banner.ts';
import { AGREES, DIFFERS, differingFacts } from './differing-facts.ts';
import type { OwnFinding } from './finding.ts';
import { FOREIGN, foreignFiles } from './foreign-files.ts';
import { OTHER_NAME, otherNames } from './other-names.ts';

export const CHECKS: readonly SiteCheck[] = [announcedPages, cookieBanner, differingFacts, foreignFiles, otherNames];

export const OWN_FINDINGS: readonly OwnFinding<unknown>[] = [
  DIFFERS,
  AGREES,
  OTHER_NAME,
  FOREIGN,
  ANNOUNCED,
  NO_BANNER,
];
