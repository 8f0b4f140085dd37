import type { ProblemParams } from './codes.ts';
import { type Problem, type ProblemCode, problem } from './problem.ts';

/** One plausible finding of every code. The documentation shows them, and the golden texts are made from them. */
export const EXAMPLES: { readonly [Code in ProblemCode]: ProblemParams[Code] } = {
  'file-unreadable': { reason: 'EACCES' },
  'file-not-utf8': { byte: 17 },
  'file-too-large': { bytes: 5_242_880, limit: 1_048_576 },
  'file-empty': {},
  'file-name': { name: 'Blaues Team.yml', suggestion: 'blaues-team.yaml' },
  'file-unknown': { patterns: ['club.yaml', 'home.yaml', 'teams/*.yaml'], suggestion: 'data/teams/blue.yaml' },
  'file-missing': { type: 'club' },

  'yaml-syntax': { rule: 'UNEXPECTED_TOKEN' },
  'yaml-colon': {},
  'yaml-quote': { mark: '"' },
  'yaml-indent': {},
  'yaml-escape': { sequence: '\\P' },
  'yaml-tab': {},
  'yaml-start': { character: '@' },
  'yaml-duplicate-key': { key: 'title' },
  'yaml-alias': { name: '*bold**' },
  'yaml-anchor': { name: 'team' },
  'yaml-tag': { tag: '!important' },
  'yaml-key': {},
  'yaml-documents': {},
  'yaml-too-deep': { limit: 32 },

  'schema-required': { key: 'title', path: 'sections[2]', help: '' },
  'schema-unknown-key': { key: 'tilte', path: 'sections[2]', suggestion: 'title', allowed: ['title', 'paragraphs'] },
  'schema-type': { path: 'postalCode', expected: 'string', actual: 'integer', value: '0800', help: '' },
  'schema-enum': { path: 'colour', value: 'bleu', allowed: ['red', 'blue', 'green'], suggestion: 'blue' },
  'schema-too-short': { path: 'meta.description', limit: 120, length: 64, help: '' },
  'schema-too-long': { path: 'meta.title', limit: 60, length: 73, help: '' },
  'schema-pattern': { path: 'anchor', value: 'Unser Team', help: '' },
  'schema-format': { path: 'founded', value: '14.1.2025', format: 'date' },
  'schema-too-small': { path: 'players', limit: 5, value: 3 },
  'schema-too-large': { path: 'founded', limit: 2100, value: 20_025 },
  'schema-too-few': { path: 'trainings', limit: 2, count: 1 },
  'schema-too-many': { path: 'trainings', limit: 5, count: 7 },
  'schema-duplicate-item': { path: 'opponents', first: 1, second: 3 },
  'schema-exactly-one': { path: 'contact', keys: ['email', 'phone'], present: 2 },
  'schema-ascending': { path: 'ages', low: 'from', high: 'to' },
  'schema-rule': { path: 'fee', rule: 'multipleOf' },

  'reference-unknown': { set: 'team', value: 'bleu', suggestion: 'blue' },
  'link-unknown': { href: '/teams/bleu/', suggestion: '/teams/blue/' },
  'link-anchor': { href: '/teams/blue/#trainig', anchor: 'trainig', suggestion: '/teams/blue/#training' },
  'link-form': { href: 'www.example.org' },
  'markup-unclosed': { marker: '**' },
  'markup-element': { name: 'script', allowed: ['p', 'strong', 'a'] },
  'markup-attribute': { name: 'onclick' },
  'markup-open-element': { name: 'strong' },
  'fact-unknown': { name: 'preis.wohnug', suggestion: 'preis.wohnung' },
  'fact-typed': { value: 'CHF 600–1’200', name: 'preis.wohnung' },
  'amount-unknown': { amount: 'CHF 600–1’300', known: ['CHF 600–1’200 ({{preis.wohnung}})'] },
  'announced-exists': { slug: 'blue', type: 'team' },
  'route-collision': { url: '/teams/', files: ['data/pages/teams.yaml', 'data/teams.yaml'] },

  'context-differs': { fact: 'hours', places: ['home', 'footer'] },
  'text-typography': { found: '07:30', wanted: '7.30' },
  'text-forbidden': { word: 'ungiftigen', instead: 'Sagen Sie, woraus der Stoff besteht.' },
  'text-similar': { other: 'data/teams/red.yaml', percent: 62, passages: ['we train every week in the'] },
  'text-repeated': { percent: 41, passages: ['we train every week in the hall'] },
  'text-foreign-name': { name: 'Red Team', own: 'Blue Team' },
  'text-short': { words: 310, min: 450 },
  'text-long': { words: 1410, max: 1320 },
  'text-duplicate-meta': { field: 'title', others: ['data/teams/red.yaml'] },

  'placeholder-left': { path: 'players', help: '', wanted: { kind: 'integer', choices: [], min: 5, max: 30 } },
  'placeholder-unknown': { path: 'phon', suggestion: 'phone' },
  'release-placeholder': { path: 'phone', value: '+41 62 000 00 00' },
  'release-evidence': { path: 'claims[1]' },

  'delivery-direct': { variables: ['STORE_KEY'] },
  'delivery-key-missing': { variables: ['STORE_KEY', 'STORE_BASE'] },
  'secret-in-data': { shown: 'sk_li…' },

  'output-link': { href: '/teams/bleu/', suggestion: '/teams/blue/' },
  'output-anchor': { href: '/teams/blue/#trainig', anchor: 'trainig' },
  'output-duplicate-id': { id: 'training' },
  'output-title': {},
  'output-duplicate-title': { title: 'Training', others: ['teams/red/index.html'] },
  'output-h1': { count: 2 },
  'output-image-size': { src: '/assets/team.webp' },
  'output-image-alt': { src: '/assets/team.webp' },
  'output-inline-code': { what: 'onclick="…"' },
  'output-secret': { shown: 'sk_li…' },
};

/** The example of a code as a finding. */
export function exampleOf<Code extends ProblemCode>(code: Code): Problem {
  return problem(code, { file: 'data/example.yaml' }, EXAMPLES[code]);
}

/** All codes, in the order of the table: by the stage that finds them. */
export const CODES = Object.keys(EXAMPLES) as readonly ProblemCode[];
