import { expect, test } from 'vitest';
import { isEditRequest } from './requests.ts';

const SAVE = { kind: 'save', file: 'data/team.yaml', version: '1' };

test.each([
  [{ kind: 'status' }],
  [{ kind: 'page', path: '/', texts: [{ text: 'Teams', isLeaf: true }] }],
  [{ ...SAVE, changes: [{ op: 'set', pointer: '/name', value: { any: ['thing'] } }] }],
  [{ kind: 'remove', file: 'data/team.yaml' }],
])('a request that the studio sends is accepted: %j', (request) => {
  expect(isEditRequest(request)).toBe(true);
});

test.each([
  [undefined],
  [[]],
  [{}],
  [{ kind: 'ledger' }],
  [{ kind: 'toString' }],
  [{ kind: 'status', file: 'data/team.yaml' }],
  [{ kind: 'file' }],
  [{ kind: 'file', file: ['data/team.yaml'] }],
  [{ kind: 'page', path: '/', texts: ['Teams'] }],
  [{ ...SAVE, changes: {} }],
  [{ ...SAVE, changes: [{ op: 'set', pointer: 3, value: '' }] }],
  [{ ...SAVE, changes: [{ op: 'rename', pointer: '/name' }] }],
  [{ ...SAVE, changes: [], replaced: [] }],
])('anything else is not: %j', (request) => {
  expect(isEditRequest(request)).toBe(false);
});
