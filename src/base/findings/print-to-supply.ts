import { groupBy } from '../lib/collections.ts';
import { type Language, wordsIn } from '../words.ts';
import { type Finding, isOfSite } from './finding.ts';
import { readablePath } from './locate.ts';
import { REPORT_WORDS } from './words.ts';

const KINDS = [
  { code: 'release-placeholder', heading: 'placeholders' },
  { code: 'release-evidence', heading: 'evidence' },
  { code: 'image-consent', heading: 'consent' },
] as const;

/**
 * Prints a to-do list of everything the owner of a site still has to supply, by kind and file and with lines. Returns an
 * empty string if nothing is missing. Other findings are not listed.
 */
export function printToSupply(findings: readonly Finding[], language: Language): string {
  const words = wordsIn(REPORT_WORDS, language).toSupply;
  const ofEngine = KINDS.map(({ code, heading }) => {
    const missing = findings.filter((found) => found.code === code);
    return [words[heading], missing] as const;
  });
  const ofSite = groupBy(findings.filter(isOfSite), ({ params }) => params.toSupply?.[language]);
  const groups = [...ofEngine, ...ofSite].flatMap(([heading, missing]) =>
    heading !== undefined && missing.length > 0 ? [{ heading, missing }] : [],
  );
  const count = groups.reduce((total, { missing }) => total + missing.length, 0);
  if (count === 0) return '';
  const blocks = groups.map(({ heading, missing }) => {
    const files = [...groupBy(missing, ({ place }) => place.file)];
    return [heading, ...files.flatMap(([file, own]) => [`  ${file}`, ...own.map(line)])].join('\n');
  });
  return `${[words.heading(count), ...blocks].join('\n\n')}\n\n`;
}

/** `     5  company.name` */
function line({ place: { range, pointer = '' } }: Finding): string {
  const path = readablePath(pointer.replace(/\/(?:evidence|file)$/, ''));
  return `  ${String(range?.line ?? '').padStart(6)}  ${path}`;
}
