/** This website's own checks, and the kinds of findings that `docs/befunde.md` documents. */
import type { SiteCheck } from 'nebel/template-api';
import type { OwnFinding } from './finding.ts';
import { FOREIGN, foreignFiles } from './foreign-files.ts';

export const CHECKS: readonly SiteCheck[] = [foreignFiles];

export const OWN_FINDINGS: readonly OwnFinding<unknown>[] = [FOREIGN];
