import { describe, expect, test } from 'vitest';
import type { EditableFile } from '../protocol.ts';
import type { Change } from '../yaml/change.ts';
import {
  afterRefusal,
  afterSaving,
  changesOf,
  noEdits,
  onto,
  pointerAfterAll,
  valueAfter,
  whileSaving,
  withChange,
  withoutMistakes,
} from './edits.ts';

const VALUE = { title: 'Teams', lead: 'All of them', list: [{ name: 'Red' }, { name: 'Blue' }] };

const fileWith = (value: unknown, version = '1'): EditableFile => ({
  file: 'data/teams.yaml',
  schema: 'teams.json',
  name: 'Teams',
  version,
  value,
  facts: [],
  links: [],
  sets: {},
});

const edited = (...changes: readonly Change[]) => changes.reduce(withChange, noEdits(fileWith(VALUE)));
const set = (pointer: string, value: unknown): Change => ({ op: 'set', pointer, value });
const remove = (pointer: string): Change => ({ op: 'remove', pointer });

describe('changes', () => {
  test('in one field become one, and none if the text is typed back', () => {
    expect(changesOf(edited(set('/title', 'T'), set('/lead', 'L'), set('/title', 'Te')))).toEqual([
      set('/lead', 'L'),
      set('/title', 'Te'),
    ]);
    expect(changesOf(edited(set('/title', 'T'), set('/title', 'Teams')))).toEqual([]);
    expect(changesOf(edited(remove('/lead'), set('/lead', 'All of them')))).toEqual([]);
  });

  test('of a part that has been removed meanwhile, as while its photo was stored, are none', () => {
    expect(changesOf(edited(set('/photo/file', 'images/red.jpg')))).toEqual([]);
    expect(changesOf(edited(remove('/list/1'), set('/list/1/name', 'B')))).toEqual([remove('/list/1')]);
  });

  test('stay in order around one that moves the entries of a list', () => {
    const edits = edited(set('/list/0/name', 'R'), { op: 'move', pointer: '/list/0', to: 1 }, set('/list/0/name', 'B'));
    expect(valueAfter(edits)).toEqual({ ...VALUE, list: [{ name: 'B' }, { name: 'R' }] });
    expect(valueAfter(edited(remove('/list/0'), set('/list/0', { name: 'Green' })))).toEqual({
      ...VALUE,
      list: [{ name: 'Green' }],
    });
  });

  test('within a new entry or group belong to it, so that it is written as a whole', () => {
    const added = edited({ op: 'add', pointer: '/list', index: 2, value: { name: '' } }, set('/list/2/name', 'Green'));
    expect(changesOf(added)).toEqual([{ op: 'add', pointer: '/list', index: 2, value: { name: 'Green' } }]);
    const group = edited(set('/photo', { alt: '' }), set('/photo/alt', 'A wall'), remove('/photo/alt'));
    expect(changesOf(group)).toEqual([set('/photo', {})]);
    const other = edited({ op: 'add', pointer: '/list', index: 0, value: { name: '' } }, set('/list/2/name', 'B'));
    expect(valueAfter(other)).toMatchObject({ list: [{ name: '' }, { name: 'Red' }, { name: 'B' }] });
  });

  test('of fields with mistakes are told apart from those that can be saved', () => {
    const add: Change = { op: 'add', pointer: '/list', index: 2, value: { name: '' } };
    const split = withoutMistakes(edited(add, set('/title', 'T')), ['/list/2/name']);
    expect([split?.sent, split?.unsent]).toEqual([[set('/title', 'T')], [add]]);
    const sent = whileSaving(edited(set('/photo', { file: '', alt: '' })));
    const within = { ...noEdits(fileWith(VALUE)), unsent: [...sent.sent, set('/photo/file', 'wall.jpg')] };
    expect(withoutMistakes(within, ['/photo/alt'])).toBeUndefined();
    expect(withoutMistakes(edited(set('/title', '')), ['/title'])).toBeUndefined();
    const first: Change = { op: 'add', pointer: '/list', index: 0, value: { name: '' } };
    expect(withoutMistakes(edited(first, set('/list/2/name', 'B')), ['/list/0/name'])).toBeUndefined();
  });

  test('within a group whose saving is refused meanwhile belong to it again', () => {
    const sent = whileSaving(edited(set('/photo', { file: '', alt: '' })));
    const refused = afterRefusal(withChange(sent, set('/photo/file', 'wall.jpg')));
    expect(changesOf(refused)).toEqual([set('/photo', { file: 'wall.jpg', alt: '' })]);
  });

  test('typed while others are being saved stay unsaved', () => {
    const typing = withChange(whileSaving(edited(set('/title', 'T'))), set('/title', 'Te'));
    expect(valueAfter(typing)).toMatchObject({ title: 'Te' });
    const saved = afterSaving(typing, '2');
    expect([saved.file.version, saved.file.value, changesOf(saved)]).toEqual([
      '2',
      { ...VALUE, title: 'T' },
      [set('/title', 'Te')],
    ]);
    expect(valueAfter(afterRefusal(typing))).toMatchObject({ title: 'Te' });
  });

  test('move to a file that has changed elsewhere, unless it changed at the same place', () => {
    const other = fileWith({ ...VALUE, lead: 'Each of them' }, '2');
    const moved = onto(edited(set('/title', 'T')), other);
    expect(moved && valueAfter(moved)).toEqual({ ...VALUE, title: 'T', lead: 'Each of them' });
    expect(onto(edited(set('/lead', 'L')), other)).toBeUndefined();
    const shorter = onto(edited(remove('/title')), other);
    expect(shorter && valueAfter(shorter)).toEqual({ lead: 'Each of them', list: VALUE.list });
    expect(onto(edited(remove('/list/0')), fileWith({ ...VALUE, list: [] }, '2'))).toBeUndefined();
  });

  test('that are in the file already, because only the answer was lost, are not made a second time', () => {
    const edits = edited(remove('/list/0'), set('/title', 'T'));
    const moved = onto(edits, fileWith({ ...VALUE, title: 'T', list: [{ name: 'Blue' }] }, '2'));
    expect(moved && changesOf(moved)).toEqual([]);
  });

  test('leave a field where it is if it is emptied, and have no place for that of a removed entry', () => {
    expect(pointerAfterAll('/lead', [remove('/lead')])).toBe('/lead');
    expect(pointerAfterAll('/list/1/name', [remove('/list/0'), set('/title', 'T')])).toBe('/list/0/name');
    expect(pointerAfterAll('/list/1/name', [remove('/list/0'), remove('/list/0')])).toBeUndefined();
  });
});
