import type { Effect } from '../lib/invisible.ts';
import type { Wanted } from '../lib/json-schema.ts';
import type { Others } from '../lib/others.ts';

/**
 * Every code a finding can have, with the values its sentence needs. A code is permanent: other programs filter
 * by it, and the documentation has a section for each.
 *
 * Each rule about the built site adds its own codes where it judges: see `src/check/rules`.
 */
export interface ProblemParams {
  // Files
  'file-unreadable': { reason: string };
  'file-outside': Record<string, never>;
  'file-not-utf8': { byte: number };
  'file-line-ends': Record<string, never>;
  'file-too-large': { bytes: number; limit: number };
  'file-empty': Record<string, never>;
  'file-name': { name: string; suggestion: string };
  'file-unknown': { patterns: readonly string[]; suggestion: string | undefined };
  'file-missing': { type: string };

  // YAML. `wanted` is the line as it was most likely meant.
  'yaml-syntax': { rule: string };
  'yaml-conflict': Record<string, never>;
  'yaml-colon': { wanted?: string };
  'yaml-space': { field: string; wanted?: string };
  'yaml-quote': { mark: string; wanted?: string };
  'yaml-quote-early': { mark: string; wanted?: string };
  'yaml-field': { field?: string; wanted?: string };
  /** An empty `mark` is a dash that is missing. */
  'yaml-dash': { mark: string; wanted?: string };
  /** A dash or some words too many. */
  'yaml-stray': { found: string; wanted: string };
  /** With `wanted`, the sign is what is missing. */
  'yaml-fold': { sign: string; wanted?: string };
  'yaml-comma': { wanted?: string };
  'yaml-indent': { wanted?: string };
  'yaml-continued': { wanted?: string };
  'yaml-escape': { sequence: string };
  'yaml-tab': { wanted?: string };
  'yaml-start': { character: string; wanted?: string };
  'yaml-bracket': { mark: string; wanted?: string };
  'yaml-duplicate-key': { key: string };
  'yaml-alias': { name: string; wanted?: string };
  'yaml-anchor': { name: string };
  'yaml-tag': { tag: string };
  'yaml-key': Record<string, never>;
  'yaml-documents': Record<string, never>;
  'yaml-too-deep': { limit: number };

  // Schema
  'schema-required': { key: string; path: string; help: string };
  'schema-unknown-key': { key: string; path: string; suggestion: string | undefined; allowed: readonly string[] };
  'schema-field-in-text': { field: string; path: string };
  /** `mayBeEmpty` is true of a list that may have no entry. */
  'schema-type': { path: string; expected: string; actual: string; value: string; help: string; mayBeEmpty?: true };
  /** `help` says why only one value is left where another setting decides that, and `otherwise` what to change there. */
  'schema-enum': {
    path: string;
    value: string;
    allowed: readonly string[];
    suggestion: string | undefined;
    help?: string;
    otherwise?: string | undefined;
  };
  'schema-too-short': { path: string; limit: number; length: number; help: string };
  'schema-too-long': { path: string; limit: number; length: number; help: string };
  'schema-pattern': { path: string; value: string; help: string };
  'schema-format': { path: string; value: string; format: string };
  'schema-too-small': { path: string; limit: number; value: number };
  'schema-too-large': { path: string; limit: number; value: number };
  'schema-too-few': { path: string; limit: number; count: number };
  'schema-too-many': { path: string; limit: number; count: number };
  'schema-duplicate-item': { path: string; first: number; second: number };
  'schema-exactly-one': { path: string; keys: readonly string[]; present: number };
  /** A name that another part of the same file has already. */
  'schema-name-twice': { path: string; value: string; before: string };
  'schema-as-many': { path: string; count: number; of: string; wanted: number };
  'schema-ascending': { path: string; low: string; high: string };
  'schema-rule': { path: string; rule: string };

  // References, links and markup
  /** `moved` is true where the list of addresses says so of a page. `nearest` are names that exist, most alike first. */
  'reference-unknown': {
    set: string;
    value: string;
    suggestion: string | undefined;
    moved: boolean;
    nearest?: Others;
  };
  'reference-foreign': { href: string; host: string };
  'link-unknown': { href: string; suggestion: string | undefined; moved: boolean };
  'link-anchor': { href: string; anchor: string; suggestion: string | undefined };
  'link-form': { href: string };
  'link-not-public': { target: string; state: 'draft' | 'scheduled' | 'expired'; day: string | undefined };
  'markup-unclosed': { marker: string };
  'markup-link': { fault: 'no-text' | 'brackets'; href: string };
  'markup-element': { name: string; allowed: readonly string[] };
  'markup-tag': { tag: string };
  'markup-plain': { found: string };
  'markup-attribute': { name: string };
  'markup-open-element': { name: string };
  'markup-too-deep': { limit: number };
  'fact-unclosed': { mark: '{{' | '}}' | '{' };
  /** A text puts in `{{name}}`, and nothing of that name is known there. */
  'fact-unknown': { name: string; suggestion: string | undefined; known: readonly string[] };
  /** `whole` is what the fact says, if that is more than the value. */
  'fact-typed': { value: string; name: string; whole?: string };
  'amount-unknown': { amount: string; known: readonly string[] };
  'announced-exists': { slug: string; type: string };
  'route-collision': { url: string; files: readonly string[] };

  // Addresses over time
  'route-disappeared': {
    url: string;
    file: string | undefined;
    state: 'draft' | 'scheduled' | undefined;
    /** The one that says the first day of a page that appears later. */
    field: string | undefined;
    suggestion: string | undefined;
    /** File of the page that is hardly another one, at the suggested address. */
    renamedTo: string | undefined;
  };
  'route-unlisted': { urls: readonly string[] };
  'route-listed-twice': { url: string };
  'redirect-target': { to: string; suggestion: string | undefined };
  'redirect-chain': { to: string; end: string };
  'redirect-loop': { to: string };
  'redirect-existing': { url: string; field: 'redirect' | 'gone' };
  'redirect-or-gone': { url: string };
  /** `field` says the first day. */
  'page-period': { from: string; until: string; field: string };
  'page-expires': { until: string; days: number };
  'page-expired': { until: string };

  // Words
  'context-differs': { fact: string; places: readonly string[] };
  /** The difference that was acknowledged is there no more. */
  'context-agrees': { fact: string };
  'text-invisible': { character: string; effect: Effect; found: string; wanted: string };
  'text-cut': { lost: string };
  /** `before` and `after` are the rest of the word of which `found` is a part. */
  'text-typography': { found: string; wanted: string; before?: string; after?: string };
  'text-spelling': { word: string; suggestions: readonly string[] };
  'text-forbidden': { word: string; instead: string };
  'text-similar': { other: string; percent: number; passages: readonly string[] };
  'text-repeated': { percent: number; passages: readonly string[] };
  'text-foreign-name': { name: string; own: string };
  /** A field calls a page by the name of another. */
  'text-other-name': { value: string; name: string; own: string };
  /** `counted` are the fields whose texts were counted. */
  'text-short': { words: number; min: number; counted: readonly string[] };
  /** Minutes: as stated, and as worked out from the words. */
  'text-reading-time': { stated: number; minutes: number; words: number };
  'text-duplicate-meta': { field: string } & Others;

  // Release
  'placeholder-left': { path: string; help: string; wanted: Wanted };
  'placeholder-unknown': { path: string; suggestion: string | undefined };
  /** `listed` is false of what can be no real value, whatever the list of placeholders says. */
  'release-placeholder': { path: string; value: string; listed: boolean };
  'release-evidence': { path: string };
  /** `files` are the pages that tell of what the site does. */
  'practice-untold': { practice: string; setting: string; files: readonly string[] };

  // Keys
  'delivery-direct': { variables: readonly string[] };
  'delivery-key-missing': { variables: readonly string[] };
  'secret-in-data': { shown: string };

  // Templates
  /** `page` is what was being made, if it was a page. */
  'template-broken': { message: string; page: { readonly url: string; readonly file: string } | undefined };
  'template-schema': { message: string };
  'template-keyword': { keyword: string; suggestion: string | undefined };
  'template-address': { type: string; url: string };
  'template-folder': { field: string };
}
