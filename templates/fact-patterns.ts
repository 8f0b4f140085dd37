/** Patterns for texts that spell out a fact of the data, in all common notations. */
import type { FactPattern } from 'nebel/template-api';

/** A price range. A match that ends with «Uhr» would be opening hours of a Friday. */
const RANGE =
  /(?:CHF|Fr\.)\s?\d[\d’']*(?:\.(?:[–—-]{1,2}|\d\d))?\s?(?:[–—-]|bis)\s?(?:(?:CHF|Fr\.)\s?)?\d[\d’']*(?:\.(?:[–—-]{1,2}|\d\d))?(?![\d’']|(?:[.:]\d\d)?\s?Uhr)|(?<![\d’',.–-])\d[\d’']*(?:\.(?:[–—-]{1,2}|\d\d))?\s?(?:[–—-]|bis)\s?\d[\d’']*(?:\.(?:[–—-]{1,2}|\d\d))?\s?(?:CHF(?!\s?\d)|Franken)\b/g;

/** A minimum price: «ab CHF 400», «ab 49.50 Franken». */
const MINIMUM =
  /(?<=\bab\s(?:rund\s|etwa\s)?)(?:(?:CHF|Fr\.)\s?\d[\d’']{0,9}(?:\.\d\d)?(?![\d’']|\s?[–—-]|[.:]\d|\s?Uhr)|\d[\d’']{0,9}(?:\.\d\d)?\s?(?:CHF|Franken)\b)/gi;

/**
 * A single amount, which can also be an example or a fee. «bis CHF 500» is an upper limit, not a price, and «CHF 0» says that
 * anything is free.
 */
const AMOUNT =
  /(?<!\b(?:ab|bis|über|rund|etwa)\s|[–—-]\s?)(?:CHF|Fr\.)\s?[1-9][\d’']{0,9}(?:\.\d\d)?(?![\d’']|(?:\.[–—-]{1,2})?\s?(?:[–—-]|bis\s)|[.:]\d|\s?Uhr)/gi;

/** A reply time. Only with `ANSWER`, because the same words can state how soon someone arrives. */
const WITHIN = /\b(?:innert|innerhalb von|in) \d{1,2}\s(?:Stunden|h)\b/g;
const ANSWER =
  /\bwir (?:antworten|melden uns)|\b(?:antworten|melden) wir\b|\bantwort\b|rückmeldung|\bhören (?:sie )?von uns/i;

/**
 * Days and times: «Mo–Fr 7.30–18.00 Uhr». Only with `REACHABLE`, because the same words can refer to a school or an office.
 */
const OPENING =
  /\b(?:Mo|Montag)\s?(?:[–-]|bis)\s?(?:Fr|Freitag|Sa|Samstag)[,:]?\s\d{1,2}(?:[.:]\d\d)?(?:\sUhr)?\s?(?:[–-]|bis)\s?\d{1,2}(?:[.:]\d\d)?\sUhr/g;
const REACHABLE = /\bwir\b|\buns\b|erreichbar|öffnungszeit|bürozeit|\btelefon/i;

/** Several facts can have the same value; each page type prefers the one stated for it. */
const REPLY_ON = { thanks: 'reply.thanks', terms: 'reply.terms' };
const HOURS_ON = { region: 'hours.regional', terms: 'hours.terms' };

/** Names of the price facts of a page: the range, its lower end, either end. */
const [PRICE, FROM, LIMIT] = [/^prices\.[^.]+$/, /^prices\.[^.]+\.from$/, /^prices\.[^.]+\.(?:from|to)$/];

export const FACT_PATTERNS: readonly FactPattern[] = [
  { facts: PRICE, pattern: RANGE, unknown: 'error' },
  { facts: FROM, pattern: MINIMUM, unknown: 'warning' },
  { facts: LIMIT, pattern: AMOUNT },
  { facts: /^reply\.[^.]+$/, pattern: WITHIN, context: ANSWER, unknown: 'warning', preferred: REPLY_ON },
  { facts: /^hours\.[^.]+$/, pattern: OPENING, context: REACHABLE, unknown: 'warning', preferred: HOURS_ON },
];
