import { describe, expect, test } from 'vitest';
import { miniSite } from '../../tests/fixtures/riding-club/site.tsx';
import { dataFileOf, pageTypeOf } from '../../tests/support/mini-site.ts';
import { sourceOf } from '../../tests/support/source.ts';
import { type ProblemCode, problem } from '../problems/problem.ts';
import type { Entry, LoadedFile } from '../types.ts';
import { addressesOf, originOf } from './judge.ts';
import { keepLedger } from './keep-ledger.ts';

const [home, team, notice] = [pageTypeOf('home'), pageTypeOf('team'), pageTypeOf('notice')];
const [club, addresses] = [dataFileOf('club'), dataFileOf('addresses')];

const file = (
  type: LoadedFile['type'],
  slug: string,
  text: string | undefined,
  path = `data/${slug}.yaml`,
): LoadedFile =>
  ({ file: path, slug, type, source: text === undefined ? undefined : sourceOf(text, path) }) as LoadedFile;

const HOME = file(home, 'home', 'title: x');
const CLUB = file(club, 'club', 'name: x');
const TODAY = '2026-12-10';

describe('the addresses of a site', () => {
  const addressesWith = (...files: readonly LoadedFile[]) => {
    const { open, hidden, timed } = addressesOf(miniSite, [CLUB, ...files], TODAY);
    return { open: [...open], hidden: [...hidden], timed: [...timed.keys()] };
  };

  test('are those of its pages, even if their files are invalid', () => {
    expect(addressesWith(HOME, file(team, 'red', undefined))).toEqual({
      open: ['/', '/teams/red/'],
      hidden: [],
      timed: [],
    });
  });

  test('include those of required pages that are missing', () => {
    expect(addressesWith(file(team, 'red', 'a: 1'))).toEqual({ open: ['/', '/teams/red/'], hidden: [], timed: [] });
    const about = { ...miniSite, pageTypes: [{ ...team, files: 'about.yaml' }] };
    expect([...addressesOf(about, [], TODAY).open]).toEqual(['/teams/about/']);
  });

  test('are hidden and timed like their pages', () => {
    expect(addressesWith(file(home, 'home', 'draft: true'))).toMatchObject({
      open: [],
      hidden: [['/', { kind: 'draft' }]],
    });
    expect(
      addressesWith(
        HOME,
        file(team, 'a', 'draft: true'),
        file(team, 'b', 'from: 2026-12-11'),
        file(team, 'c', 'until: 2026-12-09'),
        file(team, 'd', 'until: 2026-12-10'),
      ),
    ).toEqual({
      open: ['/', '/teams/d/'],
      hidden: [
        ['/teams/a/', { kind: 'draft' }],
        ['/teams/b/', { kind: 'scheduled', from: '2026-12-11', field: 'from' }],
        ['/teams/c/', { kind: 'expired', until: '2026-12-09' }],
      ],
      timed: ['/teams/b/', '/teams/c/', '/teams/d/'],
    });
  });

  test('are open if one of the files that share them is public', () => {
    const [last, next] = [file(notice, '2025-fair', 'until: 2026-01-01'), file(notice, '2026-fair', 'a: 1')];
    for (const files of [
      [last, next],
      [next, last],
    ])
      expect(addressesWith(HOME, ...files)).toMatchObject({ open: ['/', '/notices/fair/'], hidden: [] });
  });

  test('have their file derived where possible', () => {
    expect(originOf(miniSite, '/teams/gold/')?.file).toBe('data/teams/gold.yaml');
    expect(originOf(miniSite, '/notices/fair/')?.file).toBe('data/notices/fair.yaml');
    const deep = { ...miniSite, pageTypes: [{ ...team, url: (slug: string) => `/a/b/${slug}/` }] };
    expect(originOf(deep, '/a/b/gold/')?.file).toBe('data/teams/gold.yaml');
    expect([originOf(miniSite, '/'), originOf(miniSite, '/elsewhere/x/')]).toEqual([undefined, undefined]);
  });
});

describe('the ledger', () => {
  const LEDGER = file(addresses, 'addresses', 'addresses:\n  - url: /\n  - url: /teams/gold/');
  const entryOf = ({ type, slug, source }: LoadedFile, kind = 'data') =>
    ({ kind, type, slug, source, data: source?.value, card: { names: [] } }) as unknown as Entry;

  function keep(files: readonly LoadedFile[], entries: readonly Entry[], reportsUnlisted = false, code?: ProblemCode) {
    const loadProblems = code ? [problem(code, { file: '' }, {} as never)] : [];
    return keepLedger(miniSite, files, entries, { today: TODAY, loadProblems, reportsUnlisted });
  }

  test('is the data file marked as such', () => {
    const entries = [entryOf(HOME, 'page'), entryOf(CLUB), entryOf(LEDGER)];
    expect(keep([HOME, CLUB, LEDGER], entries)).toMatchObject({ file: 'data/addresses.yaml', source: LEDGER.source });
    expect(keep([HOME, CLUB], entries.slice(0, 2))).toMatchObject({ file: 'data/addresses.yaml', source: undefined });
    const options = { today: TODAY, loadProblems: [], reportsUnlisted: false };
    expect(keepLedger({ ...miniSite, dataFiles: [club] }, [HOME], [], options)).toBeUndefined();
  });

  test('is returned with everything that a build needs', () => {
    expect(keep([HOME, LEDGER], [entryOf(HOME, 'page'), entryOf(LEDGER)])).toMatchObject({
      file: 'data/addresses.yaml',
      source: LEDGER.source,
      problems: [{ code: 'route-disappeared', params: { file: 'data/teams/gold.yaml' } }],
      unlisted: [],
    });
  });

  test.each<ProblemCode>(['file-name', 'file-outside', 'file-unknown', 'file-unreadable'])(
    'reports no missing address while a file has the finding %s',
    (code) => expect(keep([HOME, LEDGER], [entryOf(LEDGER)], false, code)?.problems).toEqual([]),
  );

  test('reports missing addresses despite other findings', () => {
    expect(keep([HOME, LEDGER], [entryOf(LEDGER)], false, 'yaml-tab')?.problems).toHaveLength(1);
  });

  test('reports unlisted addresses only on request', () => {
    const red = file(team, 'red', 'a: 1');
    const [, unlisted, ...more] = keep([HOME, LEDGER, red], [entryOf(LEDGER)], true)?.problems ?? [];
    expect(unlisted).toMatchObject({
      code: 'route-unlisted',
      severity: 'warning',
      place: { file: 'data/addresses.yaml' },
      params: { urls: ['/teams/red/'] },
    });
    expect(more).toEqual([]);
    expect(keep([HOME, LEDGER, red], [entryOf(LEDGER)], false)?.problems).toHaveLength(1);
    expect(keep([HOME, LEDGER], [entryOf(LEDGER)], true)?.problems).toHaveLength(1);
  });

  test('can be missing, and is not used while it is invalid', () => {
    expect(keep([HOME], [entryOf(HOME, 'page')])).toEqual({
      file: 'data/addresses.yaml',
      source: undefined,
      problems: [],
      redirects: [],
      unlisted: ['/'],
    });
    expect(keep([HOME, LEDGER], [entryOf(HOME, 'page')])).toBeUndefined();
    const site = { ...miniSite, dataFiles: [club] };
    expect(keepLedger(site, [HOME], [], { today: TODAY, loadProblems: [], reportsUnlisted: false })).toBeUndefined();
  });
});
