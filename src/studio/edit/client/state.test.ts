import { expect, test } from 'vitest';
import type { EditableFile, FieldFinding } from '../protocol.ts';
import { noEdits, withChange } from './edits.ts';
import { type OpenFile, unsavedGaps } from './state.ts';

const FILE = 'data/teams.yaml';

const lacks = (pointer: string, title: string, severity: 'error' | 'warning'): FieldFinding =>
  ({ severity, message: 'Empty.', field: { file: FILE, pointer, title } }) as FieldFinding;

/** A draft with a saved gap and a new part that lacks its name. */
function withNewPart(
  state: { readonly phase?: OpenFile['phase']; readonly trouble?: string },
  ...more: FieldFinding[]
) {
  const file = { file: FILE, version: '1', value: { lead: '', list: [] } } as unknown as EditableFile;
  const edits = withChange(noEdits(file), { op: 'add', pointer: '/list', index: 0, value: { name: '' } });
  const findings = [lacks('/lead', 'Lead', 'warning'), lacks('/list/0/name', 'Teams › Name', 'error'), ...more];
  const open: OpenFile = { edits, findings, steps: [], saved: [], phase: state.phase ?? 'draft' };
  return unsavedGaps({ files: new Map([[FILE, open]]), shown: FILE, trouble: state.trouble });
}

test('what keeps a new part from being saved is what it lacks, and not what the saved draft lacks', () => {
  expect(withNewPart({})).toEqual(['Name']);
});

test('what is lacking keeps nothing from being saved while something else does', () => {
  expect(withNewPart({ trouble: 'The server does not answer.' })).toEqual([]);
  expect(withNewPart({ phase: 'conflict' })).toEqual([]);
  expect(withNewPart({}, lacks('/colour', 'Colour', 'error'))).toEqual([]);
});
