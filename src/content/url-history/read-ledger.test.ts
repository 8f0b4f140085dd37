import { describe, expect, test } from 'vitest';
import { miniSite } from '../../../tests/fixtures/mini-site/site.tsx';
import { dataFileOf, pageTypeOf } from '../../../tests/support/mini-site.ts';
import { loadedFileOf } from '../../../tests/support/source.ts';
import type { Entry } from '../../api/types.ts';
import { type FindingCode, finding } from '../../base/findings/finding.ts';
import { readLedger } from './read-ledger.ts';

const HOME = loadedFileOf(pageTypeOf('home'), 'home', 'title: x');
const TODAY = '2026-12-10';

describe('the ledger', () => {
  const LEDGER = loadedFileOf(dataFileOf('addresses'), 'addresses', 'addresses:\n  - url: /\n  - url: /teams/gold/');
  const { type, slug, source } = LEDGER;
  const entry = { kind: 'data', type, slug, source, data: source?.value, profile: { names: [] } } as unknown as Entry;

  const findingsBeside = (code: FindingCode) => {
    const loadFindings = [finding(code, { file: '' }, {} as never)];
    return readLedger(miniSite, [HOME, LEDGER], [entry], { today: TODAY, loadFindings, reportsUnlisted: false })
      ?.findings;
  };

  test.each<FindingCode>(['file-name', 'file-misplaced', 'file-unreadable'])(
    'reports no missing address while a file has the finding %s',
    (code) => expect(findingsBeside(code)).toEqual([]),
  );

  test('reports missing addresses despite other findings', () => {
    expect(findingsBeside('yaml-tab')).toHaveLength(1);
  });
});
