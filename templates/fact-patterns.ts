/** How texts look that type out a fact of the data, in any of the spellings that people use. */
import type { FactPattern } from 'nebel/template-api';

/** A range of prices. What ends with «Uhr» are a Friday's hours. */
const RANGE =
  /(?:CHF|Fr\.)\s?\d[\d’']*(?:\.[–—-]{1,2})?\s?(?:[–-]|bis)\s?(?:(?:CHF|Fr\.)\s?)?\d[\d’']*(?![\d’']|(?:[.:]\d\d)?\s?Uhr)|(?<![\d’',.–-])\d[\d’']*(?:\.[–—-]{1,2})?\s?(?:[–-]|bis)\s?\d[\d’']*(?:\.[–—-]{1,2})?\s?(?:CHF(?!\s?\d)|Franken)\b/g;

/** The least of several prices: «ab CHF 400», «ab 400 Franken». */
const LEAST =
  /(?<=\bab\s(?:rund\s|etwa\s)?)(?:(?:CHF|Fr\.)\s?\d[\d’']{0,9}(?![\d’']|\s?[–-]|[.:]\d|\s?Uhr)|\d[\d’']{0,9}\s?(?:CHF|Franken)\b)/gi;

/** An amount that may be about anything: an example, a fee. What an order may cost «bis CHF 500» is no price. */
const AMOUNT =
  /(?<!\b(?:ab|bis|über|rund|etwa)\s|[–-]\s?)(?:CHF|Fr\.)\s?\d[\d’']{0,9}(?![\d’']|(?:\.[–—-]{1,2})?\s?(?:[–-]|bis\s)|[.:]\d|\s?Uhr)/gi;

/** How soon someone answers. The same words may say how soon someone comes. */
const WITHIN = /\b(?:innert|innerhalb von|in) \d{1,2}\s(?:Stunden|h)\b/g;
const ANSWER =
  /\bwir (?:antworten|melden uns)|\b(?:antworten|melden) wir\b|\bantwort\b|rückmeldung|\bhören (?:sie )?von uns/i;

/** Days and times: «Mo–Fr 7.30–18.00 Uhr». The same may be said of a school or an office. */
const OPENING =
  /\b(?:Mo|Montag)\s?(?:[–-]|bis)\s?(?:Fr|Freitag|Sa|Samstag)[,:]?\s\d{1,2}(?:[.:]\d\d)?(?:\sUhr)?\s?(?:[–-]|bis)\s?\d{1,2}(?:[.:]\d\d)?\sUhr/g;
const REACHABLE = /\bwir\b|\buns\b|erreichbar|öffnungszeit|bürozeit|\btelefon/i;

/** The same may be true in several places; each page names what was stated for it. */
const REPLY_ON = { thanks: 'reply.thanks', terms: 'reply.terms' };
const HOURS_ON = { region: 'hours.regional', terms: 'hours.terms' };

/** Prices of a page by their names: the range, its least, its most. */
const [PRICE, FROM, LIMIT] = [/^prices\.[^.]+$/, /^prices\.[^.]+\.from$/, /^prices\.[^.]+\.(?:from|to)$/];

export const FACT_PATTERNS: readonly FactPattern[] = [
  { facts: PRICE, pattern: RANGE, unknown: 'error' },
  { facts: FROM, pattern: LEAST, unknown: 'warning' },
  { facts: LIMIT, pattern: AMOUNT },
  { facts: /^reply\./, pattern: WITHIN, context: ANSWER, unknown: 'warning', preferred: REPLY_ON },
  { facts: /^hours\.[^.]+$/, pattern: OPENING, context: REACHABLE, unknown: 'warning', preferred: HOURS_ON },
];
