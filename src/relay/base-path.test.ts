import { expect, test } from 'vitest';
import { alsoAtRoot } from './base-path.ts';

const at = (path: string) => new Request(`https://club.example${path}`);

test.each([
  ['/2025/inbox/?a=b', '/2025/inbox/?a=b'],
  ['/inbox/', '/2025/inbox/'],
])('an inbox below /2025 hears of %s as %s', (requested, heard) => {
  expect(alsoAtRoot('/2025', ({ url }) => url)(at(requested))).toBe(`https://club.example${heard}`);
});
