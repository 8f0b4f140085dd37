/**
 * Grade that Mozilla's HTTP Observatory would give a response, as far as it depends on headers. Rules and points:
 * mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests/*.js (2025). Omitted are rules that cannot apply to
 * static files and score 0 here: cookies, CORS for the page itself, third-party scripts, and the redirect to https.
 */
export interface Grade {
  readonly score: number;
  readonly grade: string;
  /** Rule → points. */
  readonly points: Readonly<Record<string, number>>;
}

type Get = (name: string) => string | undefined;

/** Bonuses only count if the score without them is at least this. */
const MIN_FOR_BONUS = 90;

/** Minimum score → grade, best first. */
const CHART: readonly (readonly [number, string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/** @param headers of a response over https, with names in lower case */
export function gradeOf(headers: Readonly<Record<string, string>>): Grade {
  const get: Get = (name) => headers[name];
  const points = {
    csp: csp(get),
    hsts: hsts(get),
    frames: frames(get),
    nosniff: get('x-content-type-options')?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    referrer: referrer(get),
    resources: resources(get),
  };
  const all = Object.values(points);
  const sum = (some: readonly number[]) => some.reduce((total, each) => total + each, 0);
  const base = Math.max(0, 100 + sum(all.filter((each) => each < 0)));
  const score = base >= MIN_FOR_BONUS ? base + sum(all.filter((each) => each > 0)) : base;
  return { score, grade: CHART.find(([minimum]) => score >= minimum)?.[1] ?? 'F', points };
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];

const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]): [string, string[]] => [name.toLowerCase(), values]),
  );

function csp(get: Get): number {
  const policy = get('content-security-policy');
  if (policy === undefined) return -25;
  const directives = directivesOf(policy);
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const has = (name: string, ...unwanted: readonly string[]) => sources(name).some((each) => unwanted.includes(each));
  const insecure = (names: readonly string[]) => names.flatMap(sources).some((each) => /^(http|ftp):/.test(each));
  const passive = ['img-src', 'media-src'];
  if (has('script-src', ...BROAD, "'unsafe-inline'", 'data:') || has('object-src', ...BROAD)) return -20;
  if (insecure([...directives.keys()].filter((name) => !passive.includes(name)))) return -20;
  if (has('script-src', "'unsafe-eval'") || has('style-src', "'unsafe-eval'")) return -10;
  if (insecure(passive)) return -10;
  if (has('style-src', ...BROAD, "'unsafe-inline'", 'data:')) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** 180 days, in seconds. */
const MIN_HSTS_SECONDS = 15_552_000;

function hsts(get: Get): number {
  const value = get('strict-transport-security');
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '')?.[1];
  if (age === undefined || value?.includes(',')) return -20;
  return Number(age) < MIN_HSTS_SECONDS ? -10 : 0;
}

function frames(get: Get): number {
  if (directivesOf(get('content-security-policy') ?? '').has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(get('x-frame-options')?.trim() ?? '') ? 0 : -20;
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function referrer(get: Get): number {
  const value = get('referrer-policy');
  if (value === undefined) return 0;
  return PRIVATE.includes(value.split(',').at(-1)?.trim().toLowerCase() ?? '') ? 5 : -5;
}

function resources(get: Get): number {
  const value = get('cross-origin-resource-policy');
  if (value === undefined || value === 'cross-origin') return 0;
  return /^same-(origin|site)$/.test(value) ? 10 : -5;
}
