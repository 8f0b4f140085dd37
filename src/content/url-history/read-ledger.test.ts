import { describe, expect, test } from 'vitest';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import { dataFileOf, pageTypeOf } from '../../../tests/support/mini-site.ts';
import { loadedFileOf } from '../../../tests/support/source.ts';
import type { Entry } from '../../api/types.ts';
import { type ProblemCode, problem } from '../../base/findings/problem.ts';
import { readLedger } from './read-ledger.ts';

const HOME = loadedFileOf(pageTypeOf('home'), 'home', 'title: x');
const TODAY = '2026-12-10';

describe('the ledger', () => {
  const LEDGER = loadedFileOf(dataFileOf('addresses'), 'addresses', 'addresses:\n  - url: /\n  - url: /teams/gold/');
  const { type, slug, source } = LEDGER;
  const entry = { kind: 'data', type, slug, source, data: source?.value, profile: { names: [] } } as unknown as Entry;

  const problemsBeside = (code: ProblemCode) => {
    const loadProblems = [problem(code, { file: '' }, {} as never)];
    return readLedger(miniSite, [HOME, LEDGER], [entry], { today: TODAY, loadProblems, reportsUnlisted: false })
      ?.problems;
  };

  test.each<ProblemCode>(['file-name', 'file-outside', 'file-unknown', 'file-unreadable'])(
    'reports no missing address while a file has the finding %s',
    (code) => expect(problemsBeside(code)).toEqual([]),
  );

  test('reports missing addresses despite other findings', () => {
    expect(problemsBeside('yaml-tab')).toHaveLength(1);
  });
});
