import type { NameList } from '../lib/collections.ts';
import type { Effect } from '../lib/invisible.ts';
import type { Constraints } from '../lib/json-schema.ts';
import type { Hidden, Unpublished } from '../lib/visibility.ts';
import type { SchemaMistake } from './schema-mistake.ts';

/** A value that may be undefined. The example in the documentation shows it if one is given. */
const maybe = <Value>(value?: Value): Value | undefined => value;

/** Values that most findings of a code lack, and so does its example. */
const optional = <Params extends object>(): Partial<Params> => ({});

/** The line as it was most likely meant, if a correction is known. */
const CORRECTABLE = optional<{ wanted: string }>();

const others = (...names: readonly string[]): NameList => ({ others: names });

/**
 * All codes of findings, in the order of the stages that find them. Each has a plausible example of the values for its
 * sentences. The examples define the types of the values and appear in the documentation. Codes are
 * permanent, because other programs filter by them.
 */
export const EXAMPLES = {
  // Files
  'file-unreadable': { reason: 'EACCES' },
  'file-outside': {},
  'file-not-utf8': { byte: 17 },
  'file-line-ends': {},
  'file-too-large': { bytes: 5_242_880, limit: 1_048_576 },
  'file-empty': {},
  /** `taken` is the file that already has the suggested name, or will have it. */
  'file-name': { name: 'Blaues Team.yml', suggestion: 'blaues-team.yaml', ...optional<{ taken: string }>() },
  'file-unknown': { patterns: ['club.yaml', 'home.yaml', 'teams/*.yaml'], suggestion: maybe('data/teams/blue.yaml') },
  'file-missing': { type: 'club' },

  // YAML
  'yaml-syntax': { rule: 'UNEXPECTED_TOKEN' },
  'yaml-conflict': {},
  'yaml-colon': CORRECTABLE,
  'yaml-space': { field: 'title', ...CORRECTABLE },
  'yaml-quote': { mark: '"', ...CORRECTABLE },
  'yaml-quote-early': { mark: '"', ...CORRECTABLE },
  'yaml-field': { ...optional<{ field: string }>(), ...CORRECTABLE },
  /** If `mark` is empty, the dash is missing. */
  'yaml-dash': { mark: '–', ...CORRECTABLE },
  /** A superfluous dash or some superfluous words. */
  'yaml-stray': { found: 'x', wanted: '# x' },
  /** With `wanted`, the `sign` is missing. */
  'yaml-fold': { sign: '>-', ...CORRECTABLE },
  'yaml-comma': CORRECTABLE,
  'yaml-indent': CORRECTABLE,
  'yaml-continued': CORRECTABLE,
  'yaml-escape': { sequence: '\\P' },
  'yaml-tab': CORRECTABLE,
  'yaml-start': { character: '@', ...CORRECTABLE },
  'yaml-bracket': { mark: '[', ...CORRECTABLE },
  'yaml-duplicate-key': { key: 'title' },
  'yaml-alias': { name: '*bold**', ...CORRECTABLE },
  'yaml-anchor': { name: 'team' },
  'yaml-tag': { tag: '!important' },
  'yaml-key': {},
  'yaml-documents': {},
  'yaml-too-deep': { limit: 32 },

  // Schema
  'schema-required': { key: 'title', path: 'sections[2]', help: '' },
  'schema-unknown-key': {
    key: 'tilte',
    path: 'sections[2]',
    suggestion: maybe('title'),
    allowed: ['title', 'paragraphs'],
  },
  'schema-field-in-text': { field: 'colour', path: 'lead' },
  'schema-entry-in-text': { path: 'sections[2].text' },
  /** `mayBeEmpty` is true for a list without a minimum length. */
  'schema-type': {
    path: 'postalCode',
    expected: 'string',
    actual: 'integer',
    value: '0800',
    help: '',
    ...optional<{ mayBeEmpty: true }>(),
  },
  /** If another setting leaves only one value, `help` explains why, and `otherwise` what to change there. */
  'schema-enum': {
    path: 'colour',
    value: 'bleu',
    allowed: ['red', 'blue', 'green'],
    suggestion: maybe('blue'),
    ...optional<{ help: string; otherwise: string | undefined }>(),
  },
  'schema-too-short': { path: 'meta.description', limit: 120, length: 64, help: '' },
  'schema-too-long': { path: 'meta.title', limit: 60, length: 73, help: '' },
  'schema-pattern': { path: 'anchor', value: 'Unser Team', help: '' },
  'schema-format': { path: 'founded', value: '14.1.2025', format: 'date', suggestion: maybe<string>() },
  'schema-too-small': { path: 'players', limit: 5, value: 3 },
  'schema-too-large': { path: 'founded', limit: 2100, value: 20_025 },
  'schema-too-few': { path: 'trainings', limit: 2, count: 1 },
  'schema-too-many': { path: 'trainings', limit: 5, count: 7 },
  'schema-duplicate-item': { path: 'opponents', first: 1, second: 3 },
  'schema-exactly-one': { path: 'contact', keys: ['email', 'phone'], present: 2 },
  /** Another part of the same file already has the name. */
  'schema-name-twice': { path: 'fields[4].column', value: 'PLZ', before: 'fields[3].column' },
  'schema-as-many': { path: 'rows[2]', count: 2, of: 'columns', wanted: 3 },
  'schema-ascending': { path: 'ages', low: 'from', high: 'to' },
  'schema-rule': { path: 'fee', rule: 'multipleOf' },

  // References, links and markup
  /** `moved` is true if the list of addresses states a successor. `nearest` are existing names, the most similar first. */
  'reference-unknown': {
    set: 'team',
    value: 'bleu',
    suggestion: maybe('blue'),
    moved: false,
    ...optional<{ nearest: NameList }>(),
  },
  'reference-foreign': { href: 'https://photos.example/team.jpg', host: 'photos.example' },
  'link-unknown': { href: '/teams/bleu/', suggestion: maybe('/teams/blue/'), moved: false },
  'link-anchor': { href: '/teams/blue/#trainig', anchor: 'trainig', suggestion: maybe('/teams/blue/#training') },
  'link-form': { href: 'www.example.org' },
  'link-not-public': { target: '/teams/gold/', state: 'scheduled' as Hidden['kind'], day: maybe('2026-12-01') },
  'markup-unclosed': { marker: '**' },
  'markup-link': { fault: 'brackets' as 'no-text' | 'brackets', href: 'https://example.org/Blue_(team)' },
  'markup-element': { name: 'script', allowed: ['p', 'strong', 'a'] },
  'markup-tag': { tag: '<b>' },
  'markup-plain': { found: '**new**' },
  'markup-attribute': { name: 'onclick' },
  'markup-open-element': { name: 'strong' },
  'markup-too-deep': { limit: 16 },
  'fact-unclosed': { mark: '{{' as '{{' | '}}' | '{' },
  /** A text contains `{{name}}`, but there is no such fact. */
  /** `isWithheld` is true for a slot with what a visitor entered, which must not appear there. */
  'fact-unknown': {
    name: 'prices.hal',
    suggestion: maybe('prices.hall'),
    known: ['prices.hall'],
    ...optional<{ isWithheld: true }>(),
  },
  /** `whole` is the value of the fact, if the text contains only part of it. */
  'fact-typed': { value: 'CHF 600–1’200', name: 'prices.hall', ...optional<{ whole: string }>() },
  'amount-unknown': { amount: 'CHF 600–1’300', known: ['CHF 600–1’200 ({{prices.hall}})'] },
  'announced-exists': { slug: 'blue', type: 'team' },
  // Images
  'image-missing': {
    file: 'photos/satble.jpg',
    suggestion: maybe('photos/stable.jpg'),
    nearest: others('photos/stable.jpg'),
  },
  /** If the format is empty, the file is damaged or not an image. */
  'image-unreadable': { file: 'photos/stable.heic', format: 'heic' },
  /** In pixels. */
  'image-small': { file: 'photos/stable.jpg', width: 320, wanted: 800 },
  'image-alt': { alt: 'IMG_1234' },
  'image-consent': { file: 'photos/stable.jpg' },
  'image-unused': { file: 'photos/stable.jpg' },

  // Addresses over time
  'route-collision': { url: '/teams/', files: ['data/pages/teams.yaml', 'data/teams.yaml'] },
  'route-disappeared': {
    url: '/teams/gold/',
    file: maybe('data/teams/gold.yaml'),
    state: maybe<Unpublished['kind']>(),
    /** Field with the first day of a scheduled page. */
    field: maybe<string>(),
    suggestion: maybe('/teams/golden/'),
    /** File of the page at the suggested address, if its content is nearly the same. */
    renamedTo: maybe<string>(),
  },
  'route-unlisted': { urls: ['/teams/gold/'] },
  'route-listed-twice': { url: '/teams/gold/' },
  'redirect-target': { to: '/teams/bleu/', suggestion: maybe('/teams/blue/') },
  'redirect-chain': { to: '/teams/gold/', end: '/teams/blue/' },
  'redirect-loop': { to: '/teams/gold/' },
  'redirect-existing': { url: '/teams/blue/', field: 'redirect' as 'redirect' | 'gone' },
  'redirect-or-gone': { url: '/teams/gold/' },
  /** `field` contains the first day. */
  'page-period': { from: '2027-01-15', until: '2026-12-01', field: 'from' },
  'page-expires': { until: '2027-01-15', days: 9 },
  'page-expired': { until: '2027-01-15' },

  // Words
  'context-differs': { fact: 'hours', places: ['home', 'footer'] },
  /** The acknowledged difference no longer exists. */
  'context-agrees': { fact: 'hours' },
  'text-invisible': { character: 'U+202E', effect: 'direction' as Effect, found: '\u202e', wanted: '' },
  'text-quotes': { found: '“80”', wanted: '"80"' },
  'text-cut': { lost: '# 1 in der Region' },
  /** `before` and `after` are the rest of the word around `found`. */
  'text-typography': { found: '07:30', wanted: '7.30', ...optional<{ before: string; after: string }>() },
  'text-spelling': { word: 'Schimel', suggestions: ['Schimmel', 'Schemel'] },
  'text-forbidden': { word: 'ungiftigen', instead: 'Sagen Sie, woraus der Stoff besteht.' },
  'text-similar': { other: 'data/teams/red.yaml', percent: 62, passages: ['we train every week in the'] },
  'text-repeated': { percent: 41, passages: ['we train every week in the hall'] },
  'text-foreign-name': { name: 'Red Team', own: 'Blue Team' },
  /** A field contains the name of another page. */
  'text-other-name': { value: 'Red Team', name: 'Red Team', own: 'Blue Team' },
  /** `counted` are the fields whose words were counted. */
  'text-short': { words: 380, min: 450, counted: ['hero', 'sections', 'faq'] },
  /** In minutes: the stated and the computed value. */
  'text-reading-time': { stated: 4, minutes: 7, words: 1410 },
  'text-duplicate-meta': { field: 'title', ...others('data/teams/red.yaml') },

  // Release
  'placeholder-left': {
    path: 'players',
    help: '',
    wanted: { kind: 'integer', choices: [], min: 5, max: 30 } as Constraints,
  },
  'placeholder-unknown': { path: 'phon', suggestion: maybe('phone') },
  /** `listed` is false for a reserved name such as `example.com` that the list of placeholders lacks. */
  'release-placeholder': { path: 'phone', value: '+41 62 000 00 00', listed: true },
  'release-evidence': { path: 'claims[1]' },
  /** `files` are the pages that explain how the site handles data. */
  'practice-untold': { practice: 'mailing', setting: 'delivery: post', files: ['data/legal/privacy.yaml'] },

  // Keys
  'delivery-direct': { variables: ['STORE_KEY'] },
  'delivery-key-missing': { variables: ['STORE_KEY', 'STORE_BASE'] },
  'secret-in-data': { shown: 'sk_li…' },

  // The built site
  'output-link': { href: '/teams/bleu/', suggestion: maybe('/teams/blue/') },
  'output-anchor': { href: '/teams/blue/#trainig', anchor: 'trainig' },
  'output-address-missing': { element: 'a', attribute: 'href', empty: true },
  'output-local-address': { href: 'http://localhost:3000/teams/blue/' },
  /** `own` is the path, if the address is that of the site itself in another spelling. */
  'output-foreign': { href: 'https://cdn.example/map.js', host: 'cdn.example', own: maybe<string>() },
  /** `attribute` names the kind of reference: `for`, `aria-controls`, `usemap` … */
  'output-reference': { attribute: 'for', id: 'e-mail' },
  'output-duplicate-id': { id: 'training' },
  'output-title': {},
  'output-duplicate-title': { title: 'Training', ...others('teams/red/index.html') },
  'output-h1': { count: 2 },
  'output-duplicate-h1': { heading: 'Training', ...others('teams/red/index.html') },
  'output-heading-order': { level: 4, above: 2, text: 'Training' },
  'output-image-size': { src: '/assets/team.webp' },
  'output-image-alt': { src: '/assets/team.webp' },
  'output-inline-code': { what: 'onclick="…"' },
  'output-secret': { shown: 'sk_li…' },
  'output-contact': { href: 'tel:062 000 00 00', kind: 'phone' as 'phone' | 'mail' },
  'output-description': {},
  'output-duplicate-description': { description: 'All about our teams.', ...others('teams/red/index.html') },
  'output-canonical-missing': {},
  'output-canonical': {
    href: 'https://club.example/',
    own: 'https://club.example/teams/blue/',
    ...others('index.html'),
  },
  'output-doctype': {},
  'output-lang': {},
  'output-main': { count: 2 },
  'output-json': {},
  'output-orphan': {},
  /** Without `clicks`, the page cannot be reached from the start page. */
  'output-depth': { clicks: maybe(5), limit: 3 },
  /** In bytes. `others` is the number of other pages of the type over the budget. `growth` needs a last build. */
  'output-heavy': {
    part: 'total' as 'total' | 'html' | 'css' | 'script' | 'font' | 'image',
    bytes: 71_480,
    budget: 60_000,
    heaviest: 'assets/site-AB12CD34.css',
    heaviestBytes: 31_204,
    growth: maybe(12_300),
    others: 4,
  },
  'output-invalid': { rule: 'element-permitted-content', message: '<div> element is not permitted as content in <p>' },

  // Templates
  /** `page` is undefined if the error did not occur while a page was being made. */
  'template-broken': {
    message: 'rivals is not iterable',
    page: maybe({ url: '/teams/red/', file: 'data/teams/red.yaml' }),
  },
  /** `mistake` has a known remedy; `message` is what the parser or the compiler of schemas says. */
  'template-schema': {
    message: 'Expected "," after property value',
    ...optional<{ mistake: SchemaMistake | undefined }>(),
  },
  'template-keyword': { keyword: 'x-refrence', suggestion: maybe('x-reference') },
  'template-address': { type: 'team', url: '/teams/red' },
  'template-folder': { field: 'illustrations' },
  'template-dataset': { message: 'The table has no column «PLZ».' },
};

/** Code → the values for its sentences. */
export type ProblemParams = { [Code in keyof typeof EXAMPLES]: ParamsOf<(typeof EXAMPLES)[Code]> };

/** Lists can have any length, and codes without values accept none. */
type ParamsOf<Example> = keyof Example extends never
  ? Record<string, never>
  : { [Name in keyof Example]: Example[Name] extends readonly (infer Item)[] ? readonly Item[] : Example[Name] };

export const CODES = Object.keys(EXAMPLES) as readonly (keyof ProblemParams)[];
