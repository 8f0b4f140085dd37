import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Problem } from '../../src/base/findings/problem.ts';
import { pointerSegments } from '../../src/base/lib/json-pointer.ts';
import { type Field, fieldAt } from '../../src/base/lib/json-schema.ts';
import { hasTodo } from '../../src/base/lib/texts.ts';
import { build } from '../../src/build.ts';
import { loadIllustrations } from '../../src/content/load/load.ts';
import { readContent } from '../../src/content/read-content.ts';
import { readSchemas } from '../../src/content/validate/schemas.ts';
import { NEW_FILE_WORDS } from '../../src/scaffold/words.ts';
import { site } from '../../templates/site.ts';
import { inWebsite as nebel } from '../support/command.ts';
import { SAMPLE } from '../support/data-files.ts';
import { sharedCacheOf } from '../support/known.ts';
import { temporaryFolder } from '../support/mini-site.ts';

const schemas = readSchemas(site);
const TYPES = site.pageTypes.filter(({ files }) => files.includes('*'));
const OPTIONAL = NEW_FILE_WORDS.optional.de;

function copyOfData(): string {
  const root = temporaryFolder();
  cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });
  return root;
}

const problemsIn = (root: string) => readContent(site, { root, cache: sharedCacheOf(site) }).problems;

/** Line numbers of the placeholders outside comments. */
const todoLines = (text: string) =>
  text.split('\n').flatMap((line, index) => (!/^\s*#/.test(line) && hasTodo(line) ? [index + 1] : []));

/** Uncomments every optional field of a new file. */
function uncommentOptional(text: string): string {
  let optional = false;
  const lines = text.split('\n').map((line) => {
    const [, space = '', rest] = /^(\s*)# (.*)$/.exec(line) ?? [];
    optional = rest !== undefined && (optional || rest === OPTIONAL);
    return optional && rest !== OPTIONAL ? space + rest : line;
  });
  return lines.join('\n');
}

describe.each(TYPES)('a new file of type $name', (type) => {
  const file = `data/${type.files.replace('*', 'ganz-neu')}`;
  let root: string;
  let text: string;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'nebel-new-'));
    cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });
    const { code } = await nebel(['new', type.name, 'ganz-neu', '--root', root]);
    expect(code).toBe(0);
    text = readFileSync(join(root, file), 'utf8');
    return () => rmSync(root, { recursive: true, force: true });
  });

  test('explains optional fields in comments that stay comments when the fields are uncommented', () => {
    const from = text.slice(text.lastIndexOf(OPTIONAL));
    expect(from).toMatch(
      /^# # Entwurf: Mit true ist die Seite noch nicht auf der Website\..*\n(?:# # .*\n)*# draft: TODO$/m,
    );
  });

  test('has exactly one finding for each placeholder, in order, and no other', () => {
    const found = problemsIn(root).map(({ code, place }) => `${place.file}:${place.range?.line} ${code}`);
    expect(todoLines(text).length).toBeGreaterThan(5);
    expect(found).toEqual(todoLines(text).map((line) => `${file}:${line} placeholder-left`));
  });

  test('has no other finding even when every optional field is uncommented', () => {
    const all = uncommentOptional(text);
    expect(all).not.toBe(text);
    writeFileSync(join(root, file), all);
    const found = problemsIn(root).map(({ code, place }) => `${place.file}:${place.range?.line} ${code}`);
    writeFileSync(join(root, file), text);
    expect(found).toEqual(todoLines(all).map((line) => `${file}:${line} placeholder-left`));
  });

  test('is valid apart from its placeholders to an editor that knows only plain draft-07', () => {
    const data = parse(text);
    const wrong = plainErrors(type.schema, data).filter(({ instancePath }) => {
      const value = pointerSegments(instancePath).reduce((node, part) => node?.[part], data);
      return typeof value !== 'string' || !hasTodo(value);
    });
    expect(wrong).toEqual([]);
  });
});

/** Returns the errors of a validator that does not know our own keywords. */
function plainErrors(schema: string, data: unknown): ErrorObject[] {
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, validateFormats: false });
  for (const [path, each] of schemas) ajv.addSchema(each, `nebel:///${path}`);
  const check = ajv.getSchema(`nebel:///${schema}`);
  check?.(data);
  return check?.errors ?? [];
}

test('a new service lists the available illustrations', async () => {
  const root = copyOfData();
  await nebel(['new', 'service', 'ganz-neu', '--root', root]);
  const text = readFileSync(join(root, 'data/services/ganz-neu.yaml'), 'utf8').replace(/\n[\s#]*/g, ' ');
  for (const name of [...loadIllustrations(site).keys()])
    expect(text).toMatch(new RegExp(`Zeichnung: [^:]*: [^:]*\\b${name}\\b`));
});

describe('the region Uster', () => {
  const file = 'data/regions/uster.yaml';

  test('is looked up in the official directory', async () => {
    const root = copyOfData();
    const { stdout } = await nebel(['new', 'region', 'uster', '--root', root]);
    const text = readFileSync(join(root, file), 'utf8');
    expect(stdout).toContain(file);
    expect(text).toContain('Quelle: Amtliches Ortschaftenverzeichnis, swisstopo');
    const { city, canton, coordinates, neighbours } = parse(text);
    expect({ city, canton }).toEqual({ city: 'Uster', canton: 'ZH' });
    expect(coordinates.latitude).toBeCloseTo(47.35, 1);
    expect(coordinates.longitude).toBeCloseTo(8.72, 1);
    expect(neighbours).toEqual(expect.arrayContaining(['Wetzikon', 'Greifensee']));
  });

  test('becomes a page that others link to, once every reported placeholder is filled in', async () => {
    const root = copyOfData();
    await nebel(['new', 'region', 'uster', '--root', root]);
    const fill = filler(root);
    const named = problemsIn(root);
    expect(new Set(named.map(({ code }) => code))).toEqual(new Set(['placeholder-left']));
    for (const found of named) fill(found);

    const result = await build(site, { root, out: join(root, 'dist'), cache: sharedCacheOf(site) });
    // The generated text is shorter than what a person would write.
    expect(result.problems.map(({ code }) => code).filter((code) => code !== 'text-short')).toEqual([]);
    expect(existsSync(join(root, 'dist/regional/uster/index.html'))).toBe(true);
    for (const page of ['index.html', 'regional/zuerich/index.html', 'regional/wetzikon/index.html']) {
      expect(readFileSync(join(root, 'dist', page), 'utf8'), page).toContain('href="/regional/uster/"');
    }
    expect(readFileSync(join(root, 'dist/sitemap.xml'), 'utf8')).toContain('/regional/uster/</loc>');
    const { prices } = parse(readFileSync(join(root, file), 'utf8'));
    expect(structuredData(join(root, 'dist/regional/uster/index.html'))[0]).toMatchObject({
      '@type': 'Service',
      name: 'Kaltvernebelung Uster',
      areaServed: { '@type': 'City', name: 'Uster' },
      offers: { lowPrice: prices.tiers[0].from, priceCurrency: 'CHF' },
    });
    const [service] = structuredData(join(root, 'dist/services/schimmel/index.html'));
    expect(service?.areaServed).toContain('Uster');
    expect(plainErrors('pages/region/schema.json', parse(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});

/** Returns the structured data of a page. */
function structuredData(file: string): readonly Readonly<Record<string, unknown>>[] {
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)</.exec(readFileSync(file, 'utf8')) ?? [];
  return JSON.parse(json)['@graph'];
}

/** Replaces placeholders like an editor who reads only the schema of the field. */
function filler(root: string): (found: Problem) => void {
  const services = readdirSync(join(root, 'data/services')).map((name) => name.slice(0, -'.yaml'.length));
  let words = 0;
  const sentence = (length: number) =>
    `${Array.from({ length }, () => letters(words++)).join(' ')}.`.replace(/^./, (first) => first.toUpperCase());
  const valueFor = ({ schema }: Field): string => {
    const {
      enum: choices,
      type,
      minimum = 1,
      minLength = 1,
      maxLength = 400,
    } = schema as {
      [keyword: string]: unknown;
      enum?: string[];
      minimum?: number;
      minLength?: number;
      maxLength?: number;
    };
    if (choices) return choices[0] ?? '';
    if (type === 'integer') return String(minimum);
    if (schema['x-reference'] === 'service') return services.shift() ?? '';
    if (!schema['x-text']) return letters(words++);
    return schema['x-markup'] ? sentence(80) : sentence(12).padEnd(minLength, 'm').slice(0, maxLength);
  };
  return ({ place: { file, range, pointer = '' } }) => {
    const path = join(root, file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const at = (range?.line ?? 0) - 1;
    const field = fieldAt(schemas, 'pages/region/schema.json', parse(lines.join('\n')), pointerSegments(pointer));
    if (!field) throw new Error(`${pointer} is in no schema.`);
    lines[at] = (lines[at] ?? '').replace(/TODO(: [^"]*)?/, valueFor(field));
    writeFileSync(path, lines.join('\n'));
  };
}

/** A different made-up word for every number. */
const letters = (n: number) => `wort${n.toString(26).replace(/[0-9]/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`;

describe('nebel new', () => {
  test('leaves an existing file untouched, and exits with 2', async () => {
    const root = copyOfData();
    const before = readFileSync(join(root, 'data/regions/zug.yaml'), 'utf8');
    const { code, stderr } = await nebel(['new', 'region', 'zug', '--root', root]);
    expect(code).toBe(2);
    expect(stderr).toContain('data/regions/zug.yaml gibt es schon');
    expect(readFileSync(join(root, 'data/regions/zug.yaml'), 'utf8')).toBe(before);
    expect(readdirSync(join(root, 'data/regions')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test.each([
    [['new', 'artikel', 'x'], 'article'],
    [['new', 'region', 'Bad Zurzach'], 'bad-zurzach'],
    [['new', 'region', 'bülach-süd'], 'buelach-sued'],
    [['new', 'home', 'home'], 'service, region, article'],
  ])('%j is refused with a suggestion', async (args, meant) => {
    const root = copyOfData();
    const { code, stderr } = await nebel([...args, '--root', root]);
    expect(code).toBe(2);
    expect(stderr).toContain(meant);
  });

  test('states which of several places it chose, if it cannot prompt', async () => {
    const root = copyOfData();
    const { stdout } = await nebel(['new', 'region', 'buchs', '--root', root]);
    const choice = /Angenommen ist Buchs \w\w .*Es gibt auch: .*Buchs/;
    expect(stdout).toMatch(choice);
    expect(readFileSync(join(root, 'data/regions/buchs.yaml'), 'utf8')).toMatch(choice);
  });

  test('creates a page although another file is broken, and although the place is unknown', async () => {
    const root = copyOfData();
    writeFileSync(join(root, 'data/regions/zug.yaml'), 'city: "Zug\n');
    const { code, stdout } = await nebel(['new', 'region', 'atlantis', '--root', root, '--lang', 'en']);
    expect(code).toBe(0);
    expect(stdout).toContain('Nothing is known about “atlantis”');
    expect(existsSync(join(root, 'data/regions/atlantis.yaml'))).toBe(true);
  });
});
