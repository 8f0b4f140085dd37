import { LinkState } from 'linkinator';
import { expect, test } from 'vitest';
import { failures } from './crawl.ts';

const url = 'http://localhost:1/preise/';
const broken = { url, parent: 'http://localhost:1/', state: LinkState.BROKEN };

test('a link is called broken only if a server answered that it is', () => {
  expect(failures([{ ...broken, status: 404 }])).toEqual([`broken (404): ${url} on http://localhost:1/`]);
});

test.each([
  ['a refused connection', new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }), 'ECONNREFUSED'],
  ['a time-out', new DOMException('The operation was aborted.', 'TimeoutError'), 'TimeoutError'],
])('%s is told as such', (_, error, cause) => {
  const [line] = failures([{ ...broken, status: 0, failureDetails: [error] }]);
  expect(line).toContain(`no answer (${cause})`);
  expect(line).not.toContain('broken');
});

test('sound and skipped links are no failures', () => {
  expect(
    failures([
      { url, state: LinkState.OK, status: 200 },
      { url, state: LinkState.SKIPPED },
    ]),
  ).toEqual([]);
});
