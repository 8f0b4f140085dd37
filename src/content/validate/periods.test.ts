import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../../tests/support/source.ts';
import type { LoadedFile } from '../../api/types.ts';
import { checkHidden, checkPeriod, periodsOf } from './periods.ts';
import { emptyNotes } from './validators/keywords.ts';

const TODAY = '2026-12-10';
const TEAM = {
  name: 'team',
  files: 'teams/*.yaml',
  url: (slug: string) => `/${slug}/`,
  render: () => null,
} as unknown as LoadedFile['type'];
const YEARLY = { name: 'fair', url: () => '/fair/', render: () => null } as unknown as LoadedFile['type'];
const DATA: LoadedFile['type'] = { name: 'club', files: 'club.yaml', schema: '' };

describe('the dates of a page', () => {
  const found = (text: string, today: string | undefined = TODAY) =>
    checkPeriod(sourceOf(`name: x\n${text}`), TEAM, today).map(({ code, severity, place: { range }, params }) => [
      `${severity} ${code} ${range?.line}:${range?.column}`,
      params,
    ]);
  const until = (day: string) => `until: ${day}`;

  test.each(['', 'from: 2026-12-01', 'draft: true', until('2026-12-25'), 'from: 2027-01-01\nuntil: 2027-01-01'])(
    '%j cause no finding',
    (text) => expect(found(text)).toEqual([]),
  );

  test('must not end before they begin, not even in a draft', () => {
    const params = { from: '2026-12-02', until: '2026-12-01', field: 'from' };
    expect(found('from: 2026-12-02\nuntil: 2026-12-01\ndraft: true')).toEqual([['error page-period 3:8', params]]);
  });

  test('are ignored in a draft, or if the current day is unknown', () => {
    expect(found(`${until('2026-12-09')}\ndraft: true`)).toEqual([]);
    expect(checkPeriod(sourceOf(until('2026-12-09')), TEAM, undefined)).toEqual([]);
  });
});

describe('a reference or link to a page that is not public', () => {
  const files = Object.entries({
    open: 'a: 1',
    draft: 'draft: true',
    later: 'from: 2026-12-20',
    over: 'until: 2026-12-01',
    broken: undefined,
  }).map(
    ([slug, text]): LoadedFile =>
      ({ file: '', slug, type: TEAM, source: text === undefined ? undefined : sourceOf(text) }) as LoadedFile,
  );
  const yearly = ['until: 2026-12-01', 'from: 2026-12-05'].map(
    (text) => ({ file: '', slug: text, type: YEARLY, source: sourceOf(text) }) as LoadedFile,
  );
  const data = { file: '', slug: 'data', type: DATA, source: sourceOf('draft: true') } as LoadedFile;

  function found(to: string, own = 'a: 1', { type = TEAM, announced = '', all = [...files, ...yearly, data] } = {}) {
    const notes = {
      ...emptyNotes(),
      references: [{ set: 'team', value: to, pointer: '/r' }],
      links: [{ href: `/${to}/?a#b`, pointer: '/l' }],
    };
    const source = sourceOf(`${own}\nr: ${to}\nl: See /${to}/?a#b`);
    const isAnnounced = (set: string, slug: string) => set === 'team' && slug === announced;
    return checkHidden(source, type, notes, periodsOf(all), isAnnounced, TODAY).map(
      ({ severity, code, params, place: { range } }) => [`${severity} ${code} ${range?.line}:${range?.column}`, params],
    );
  }
  const findings = (severity: string, slug: string, state: string, day?: string) => [
    [`${severity} link-not-public 2:4`, { target: slug, state, day }],
    [`${severity} link-not-public 3:8`, { target: `/${slug}/`, state, day }],
  ];

  test.each(['open', 'broken', 'unheard-of', 'data', 'fair'])('causes no finding for %s', (to) =>
    expect(found(to)).toEqual([]),
  );

  test('is judged for the day on which the linking page becomes visible', () => {
    expect(found('later', 'from: 2026-12-19')).toEqual(findings('error', 'later', 'scheduled', '2026-12-20'));
    expect(found('later', 'from: 2026-12-20')).toEqual([]);
    expect(found('draft', 'draft: true')).toEqual([]);
    expect(found('draft', 'until: 2026-12-01')).toEqual([]);
  });

  test('is reported in a file that is not a page, whatever its dates', () => {
    expect(found('draft', 'draft: true', { type: DATA })).toEqual(findings('error', 'draft', 'draft'));
  });

  test('is allowed to an announced page, but only as a reference', () => {
    expect(found('draft', 'a: 1', { announced: 'draft' })).toEqual(findings('error', 'draft', 'draft').slice(1));
  });
});
