/** Checks the settings of a site and what its functions return, as the compiler would: builds run without it. */
import type { PageType, SiteDefinition } from '../../api/template-api.ts';
import { isRecord, orUndefined } from '../../base/lib/collections.ts';
import { TemplateMisuse } from '../../base/lib/errors.ts';
import { parseUrl } from '../../base/lib/url.ts';
import { Kind, maybe, misfit, type Shape } from './shape.ts';

const TEXT = new Kind('a text', (value) => typeof value === 'string');
const NUMBER = new Kind('a number', (value) => Number.isFinite(value));
const FUNCTION = new Kind('a function', (value) => typeof value === 'function');
const BYTES = new Kind('a text or bytes', (value) => typeof value === 'string' || value instanceof Uint8Array);
const PATTERN = new Kind('a pattern with the flag g', (value) => value instanceof RegExp && value.global);
const ADDRESS = new Kind('an address such as https://www.example.com', (value) =>
  /^https?:$/.test(parseUrl(String(value))?.protocol ?? ''),
);
/** What paths are appended to. */
const ENDPOINT = new Kind(
  'an address without a slash at its end, such as https://relay.example',
  (value) => ADDRESS.fits(value) && !String(value).endsWith('/'),
);
const FOLDER = new Kind('an address such as /inbox/', (value) => /^\/[^/].*\/$/.test(String(value)));
const TIME_ZONE = new Kind('a time zone such as Europe/Zurich', isTimeZone);

const JSON_VALUE = new Kind('plain JSON', (value) => orUndefined(() => JSON.stringify(value)) !== undefined);

const oneOf = (...values: readonly string[]) =>
  new Kind(values.map((value) => JSON.stringify(value)).join(' or '), (value) => values.includes(String(value)));

/** A `*` stands for the name of a file. */
const FILES = new Kind('a path below data/ such as teams/*.yaml', (value) =>
  /^(?!data\/|\.*\/)[^*]*(?:\*[^*/]*)?\.ya?ml$/.test(String(value)),
);

const TYPE: Shape = { name: TEXT, files: FILES, schema: TEXT };

const SETTINGS: Shape = {
  templates: TEXT,
  language: maybe(oneOf('de', 'en')),
  pageTypes: [TYPE],
  dataFiles: [TYPE],
  datasets: maybe([{ file: TEXT, parse: FUNCTION }]),
  browserData: maybe({ '*': FUNCTION }),
  styles: TEXT,
  islands: maybe({ '*': TEXT }),
  scripts: maybe([TEXT]),
  illustrations: TEXT,
  publicFiles: TEXT,
  pictureFonts: maybe([TEXT]),
  names: { '*': {} },
  factPatterns: maybe([{ pattern: PATTERN }]),
  checks: maybe([FUNCTION]),
  budgets: maybe({ '*': { total: NUMBER } }),
  timeZone: maybe(TIME_ZONE),
  baseUrl: FUNCTION,
  document: FUNCTION,
};

type Results = Readonly<Record<string, Shape>>;

const FORMS: Shape = [{ action: TEXT, fields: [{ name: TEXT }] }];

const DELIVERY: Shape = { kind: oneOf('relay', 'direct'), origin: maybe(ENDPOINT) };
const DIRECT: Shape = { endpoint: ENDPOINT, base: TEXT, key: TEXT, forms: FORMS };

/** What the functions of a site return. */
const SITE_RESULTS: Results = {
  unusedScripts: [TEXT],
  delivery: (value) => (isRecord(value) && value.kind === 'direct' ? DIRECT : DELIVERY),
  recipients: { declared: [TEXT], disclosed: [TEXT] },
  facts: { '*': TEXT },
  typeset: TEXT,
  style: {
    typography: [{ pattern: PATTERN, replace: TEXT }],
    forbidden: [{ word: TEXT, instead: TEXT }],
    similarity: { types: [TEXT] },
  },
  baseUrl: ADDRESS,
  forms: FORMS,
  counting: maybe({ form: TEXT, calls: TEXT }),
  inbox: maybe({ path: FOLDER, forms: [TEXT], look: { name: TEXT, colors: {}, icon: TEXT } }),
  reply: maybe({ minutes: NUMBER, hours: [{ days: [TEXT], opens: TEXT, closes: TEXT }], closedOn: maybe([TEXT]) }),
  files: [{ output: TEXT, bytes: BYTES }],
  security: { allow: maybe({ '*': [TEXT] }) },
};

/** What the functions of a page type return. */
const PAGE_RESULTS: Results = {
  url: TEXT,
  summary: maybe(JSON_VALUE),
  anchors: [TEXT],
  facts: { '*': TEXT },
  omitted: [TEXT],
  names: [TEXT],
  length: maybe({ parts: [TEXT], min: NUMBER, namedAt: TEXT }),
  readingTime: maybe({ statedAt: TEXT, stated: NUMBER, minutes: NUMBER, words: NUMBER }),
  label: TEXT,
  meta: { title: TEXT, description: TEXT, published: maybe(TEXT) },
  starters: [{ label: TEXT, data: {} }],
  picture: { alt: TEXT },
};

const SENTENCES: Shape = { message: TEXT, why: TEXT, fix: TEXT };

const CHECK_RESULT: Shape = [
  {
    code: TEXT,
    severity: oneOf('error', 'warning'),
    place: { file: TEXT },
    title: { de: TEXT, en: TEXT },
    sentences: { de: SENTENCES, en: SENTENCES },
    docs: TEXT,
  },
];

/**
 * Returns the same definition, whose functions check what they return.
 *
 * @throws TemplateMisuse if a setting, or later a result, is not what the engine needs
 */
export function checkedDefinition(site: SiteDefinition): SiteDefinition {
  refuse(misfit(site, SETTINGS, ''));
  const { pageTypes, budgets = {}, checks } = site;
  const types = ['*', ...pageTypes.map(({ name }) => name)];
  const unknown = Object.keys(budgets).find((name) => !types.includes(name));
  refuse(unknown && `budgets["${unknown}"] is for a page type that the site does not have`);
  return Object.assign(withCheckedResults(site, SITE_RESULTS), {
    pageTypes: pageTypes.map((type) => withCheckedResults(type, PAGE_RESULTS, ` of the page type "${type.name}"`)),
    ...(checks && { checks: checks.map((check, index) => checked(check, CHECK_RESULT, `checks[${index}]()`)) }),
  });
}

function withCheckedResults<Owner extends SiteDefinition | PageType>(
  owner: Owner,
  results: Results,
  ofOwner = '',
): Owner {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(owner)), owner);
  for (const [name, shape] of Object.entries(results)) {
    const act: unknown = owner[name as keyof Owner];
    if (typeof act === 'function') copy[name] = checked(act.bind(owner), shape, `${name}()`, ofOwner);
  }
  return copy;
}

const checked =
  <Args extends readonly unknown[], Result>(act: (...args: Args) => Result, shape: Shape, path: string, ofOwner = '') =>
  (...args: Args): Result => {
    const result = act(...args);
    refuse(misfit(result, shape, path, ofOwner));
    return result;
  };

function refuse(mistake: string | undefined): void {
  if (mistake) throw new TemplateMisuse(`${mistake}.`);
}

function isTimeZone(value: unknown): boolean {
  try {
    return typeof value === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}
