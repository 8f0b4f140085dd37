import { describe, expect, test } from 'vitest';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import { dataFileOf, pageTypeOf } from '../../../tests/support/mini-site.ts';
import { loadedFileOf } from '../../../tests/support/source.ts';
import type { Entry, LoadedFile } from '../../api/types.ts';
import { type ProblemCode, problem } from '../../base/findings/problem.ts';
import { readLedger } from './read-ledger.ts';

const [home, team] = [pageTypeOf('home'), pageTypeOf('team')];
const [club, addresses] = [dataFileOf('club'), dataFileOf('addresses')];

const HOME = loadedFileOf(home, 'home', 'title: x');
const CLUB = loadedFileOf(club, 'club', 'name: x');
const TODAY = '2026-12-10';

describe('the ledger', () => {
  const LEDGER = loadedFileOf(addresses, 'addresses', 'addresses:\n  - url: /\n  - url: /teams/gold/');
  const entryOf = ({ type, slug, source }: LoadedFile, kind = 'data') =>
    ({ kind, type, slug, source, data: source?.value, profile: { names: [] } }) as unknown as Entry;

  function read(files: readonly LoadedFile[], entries: readonly Entry[], reportsUnlisted = false, code?: ProblemCode) {
    const loadProblems = code ? [problem(code, { file: '' }, {} as never)] : [];
    return readLedger(miniSite, files, entries, { today: TODAY, loadProblems, reportsUnlisted });
  }

  test('is the data file marked as such', () => {
    const entries = [entryOf(HOME, 'page'), entryOf(CLUB), entryOf(LEDGER)];
    expect(read([HOME, CLUB, LEDGER], entries)).toMatchObject({ file: 'data/addresses.yaml', source: LEDGER.source });
    expect(read([HOME, CLUB], entries.slice(0, 2))).toMatchObject({ file: 'data/addresses.yaml', source: undefined });
    const options = { today: TODAY, loadProblems: [], reportsUnlisted: false };
    expect(readLedger({ ...miniSite, dataFiles: [club] }, [HOME], [], options)).toBeUndefined();
  });

  test('is returned with everything that a build needs', () => {
    expect(read([HOME, LEDGER], [entryOf(HOME, 'page'), entryOf(LEDGER)])).toMatchObject({
      file: 'data/addresses.yaml',
      source: LEDGER.source,
      problems: [{ code: 'route-disappeared', params: { file: 'data/teams/gold.yaml' } }],
      unlisted: [],
    });
  });

  test.each<ProblemCode>(['file-name', 'file-outside', 'file-unknown', 'file-unreadable'])(
    'reports no missing address while a file has the finding %s',
    (code) => expect(read([HOME, LEDGER], [entryOf(LEDGER)], false, code)?.problems).toEqual([]),
  );

  test('reports missing addresses despite other findings', () => {
    expect(read([HOME, LEDGER], [entryOf(LEDGER)], false, 'yaml-tab')?.problems).toHaveLength(1);
  });

  test('reports unlisted addresses only on request', () => {
    const red = loadedFileOf(team, 'red', 'a: 1');
    const [, unlisted, ...more] = read([HOME, LEDGER, red], [entryOf(LEDGER)], true)?.problems ?? [];
    expect(unlisted).toMatchObject({
      code: 'route-unlisted',
      severity: 'warning',
      place: { file: 'data/addresses.yaml' },
      params: { urls: ['/teams/red/'] },
    });
    expect(more).toEqual([]);
    expect(read([HOME, LEDGER, red], [entryOf(LEDGER)], false)?.problems).toHaveLength(1);
    expect(read([HOME, LEDGER], [entryOf(LEDGER)], true)?.problems).toHaveLength(1);
  });

  test('can be missing, and is not used while it is invalid', () => {
    expect(read([HOME], [entryOf(HOME, 'page')])).toEqual({
      file: 'data/addresses.yaml',
      source: undefined,
      problems: [],
      redirects: [],
      unlisted: ['/'],
    });
    expect(read([HOME, LEDGER], [entryOf(HOME, 'page')])).toBeUndefined();
    const site = { ...miniSite, dataFiles: [club] };
    expect(readLedger(site, [HOME], [], { today: TODAY, loadProblems: [], reportsUnlisted: false })).toBeUndefined();
  });
});
