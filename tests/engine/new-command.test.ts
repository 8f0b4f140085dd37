import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pointerSegments } from '../../src/base/lib/json-pointer.ts';
import { hasTodo } from '../../src/base/lib/texts.ts';
import { loadIllustrations } from '../../src/content/load/load.ts';
import { readContent } from '../../src/content/read-content.ts';
import { readSchemas } from '../../src/content/validate/validators/schemas.ts';
import { NEW_FILE_WORDS } from '../../src/scaffold/words.ts';
import { site } from '../../templates/site.ts';
import { inWebsite as nebel } from '../support/command.ts';
import { copyOfSample, copySample, sharedCacheOf } from '../support/data-files.ts';
import { suiteFolder } from '../support/mini-site.ts';

const schemas = readSchemas(site);
const TYPES = site.pageTypes.filter(({ files }) => files.includes('*'));
const OPTIONAL = NEW_FILE_WORDS.optional.de;

const findingsIn = (root: string) => readContent(site, { root, cache: sharedCacheOf(site) }).findings;

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
  const root = suiteFolder();
  let text: string;

  beforeAll(async () => {
    copySample(root);
    const { code } = await nebel(['new', type.name, 'ganz-neu', '--root', root]);
    expect(code).toBe(0);
    text = readFileSync(join(root, file), 'utf8');
  });

  test('explains optional fields in comments that stay comments when the fields are uncommented', () => {
    const from = text.slice(text.lastIndexOf(OPTIONAL));
    expect(from).toMatch(/^# # Entwurf: .+\n(?:# # .*\n)*# draft: TODO$/m);
  });

  test('has exactly one finding for each placeholder, in order, and no other', () => {
    const found = findingsIn(root).map(({ code, place }) => `${place.file}:${place.range?.line} ${code}`);
    expect(todoLines(text).length).toBeGreaterThan(3);
    expect(found).toEqual(todoLines(text).map((line) => `${file}:${line} placeholder-left`));
  });

  test('has no other finding even when every optional field is uncommented', () => {
    const all = uncommentOptional(text);
    expect(all).not.toBe(text);
    writeFileSync(join(root, file), all);
    const found = findingsIn(root).map(({ code, place }) => `${place.file}:${place.range?.line} ${code}`);
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
  const root = copyOfSample();
  await nebel(['new', 'service', 'ganz-neu', '--root', root]);
  const text = readFileSync(join(root, 'data/services/ganz-neu.yaml'), 'utf8').replace(/\n[\s#]*/g, ' ');
  for (const name of [...loadIllustrations(site).keys()])
    expect(text).toMatch(new RegExp(`Zeichnung: [^:]*: [^:]*\\b${name}\\b`));
});

describe('the region Uster', () => {
  const file = 'data/regions/uster.yaml';

  test('is looked up in the official directory', async () => {
    const root = copyOfSample();
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
});

describe('nebel new', () => {
  test('leaves an existing file untouched, and exits with 2', async () => {
    const root = copyOfSample();
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
    const root = copyOfSample();
    const { code, stderr } = await nebel([...args, '--root', root]);
    expect(code).toBe(2);
    expect(stderr).toContain(meant);
  });

  test('states which of several places it chose', async () => {
    const root = copyOfSample();
    const { stdout } = await nebel(['new', 'region', 'buchs', '--root', root]);
    const choice = /Angenommen ist Buchs \w\w .*Es gibt auch: .*Buchs/;
    expect(stdout).toMatch(choice);
    expect(readFileSync(join(root, 'data/regions/buchs.yaml'), 'utf8')).toMatch(choice);
  });

  test('creates a page although another file is broken, and although the place is unknown', async () => {
    const root = copyOfSample();
    writeFileSync(join(root, 'data/regions/zug.yaml'), 'city: "Zug\n');
    const { code, stdout } = await nebel(['new', 'region', 'atlantis', '--root', root, '--lang', 'en']);
    expect(code).toBe(0);
    expect(stdout).toContain('Nothing is known about “atlantis”');
    expect(existsSync(join(root, 'data/regions/atlantis.yaml'))).toBe(true);
  });
});
