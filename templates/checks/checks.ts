/** This website's own checks, and the kinds of findings that `docs/befunde.md` documents. */
import type { SiteCheck } from 'nebel/template-api';
import { ANNOUNCED, announcedPages } from './announced-pages.ts';
import { cookieBanner, NO_BANNER } from './cookie-banner.ts';
import { DIRECT, deliveryKeys, NO_KEY } from './delivery-keys.ts';
import { AGREES, DIFFERS, differingFacts } from './differing-facts.ts';
import type { OwnFinding } from './finding.ts';
import { FOREIGN, foreignFiles } from './foreign-files.ts';
import { FOREIGN_PRICE, foreignPrices } from './foreign-prices.ts';
import { OVERLAP, oddHours, REVERSED, UNKNOWN_DAYS } from './hours.ts';
import { OTHER_CANTON, otherCantons } from './other-canton.ts';
import { OTHER_NAME, otherNames } from './other-names.ts';
import { ITSELF, selfReferences } from './self-references.ts';
import { UNEVEN, unevenRows } from './uneven-rows.ts';
import { UNTOLD, untoldPractices } from './untold-practices.ts';

export const CHECKS: readonly SiteCheck[] = [
  announcedPages,
  cookieBanner,
  deliveryKeys,
  differingFacts,
  foreignFiles,
  foreignPrices,
  otherCantons,
  otherNames,
  oddHours,
  selfReferences,
  unevenRows,
  untoldPractices,
];

export const OWN_FINDINGS: readonly OwnFinding<unknown>[] = [
  DIFFERS,
  AGREES,
  FOREIGN_PRICE,
  OTHER_CANTON,
  OTHER_NAME,
  REVERSED,
  UNKNOWN_DAYS,
  OVERLAP,
  ITSELF,
  UNEVEN,
  FOREIGN,
  ANNOUNCED,
  UNTOLD,
  NO_BANNER,
  DIRECT,
  NO_KEY,
];
