import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inWebsite } from '../support/command.ts';
import { copyOfSample, edit } from '../support/data-files.ts';
import { temporaryFolder } from '../support/mini-site.ts';

const page = (body = '') => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lake Club</title>
<meta name="description" content="Who we are.">
<link rel="canonical" href="https://club.example/">
</head>
<body>
<main>
<h1>Lake Club</h1>
${body}
</main>
</body>
</html>
`;

/** Creates a root with these files, and with the data of the sample on request. */
function rootWith(files: Readonly<Record<string, string>>, hasData = false): string {
  const root = hasData ? copyOfSample() : temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

interface Found {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

async function check(root: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const { code, stdout, stderr } = await inWebsite(['check', '--root', root, '--format', 'json', ...args], env);
  const problems: readonly Found[] = stdout === '' ? [] : JSON.parse(stdout).problems;
  return { code, stderr, problems };
}

test('a valid folder of pages passes, whatever built it', async () => {
  expect(await check(rootWith({ 'public/index.html': page() }), ['--out', 'public'])).toMatchObject({
    code: 0,
    problems: [],
  });
});

test('a file that proves to a search engine whose website it is is no page, but a page of mere text is one', async () => {
  const proof = { 'public/index.html': page(), 'public/proof0a1b2c.html': 'site-verification: proof0a1b2c.html' };
  expect(await check(rootWith(proof), ['--out', 'public'])).toMatchObject({ code: 0, problems: [] });
  const text = { ...proof, 'public/index.html': 'site-verification: index.html' };
  expect(await check(rootWith(text), ['--out', 'public'])).toMatchObject({ code: 3 });
});

test('a folder without pages does not pass, but is a usage error', async () => {
  const { code, stderr } = await check(rootWith({ 'public/humans.txt': '' }), ['--out', 'public', '--lang', 'en']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('There are no pages in the folder public.')]);
});

test('a mistake in the pages exits with 3, and invalid markup is reported at its line', async () => {
  const { code, problems } = await check(rootWith({ 'dist/index.html': page('<ul><p>Monday</p></ul>') }));
  expect(code).toBe(3);
  expect(problems).toMatchObject([{ code: 'output-invalid', file: 'dist/index.html', line: 12, column: 6 }]);
});

test('a mistake in the data alone exits with 1', async () => {
  const root = rootWith({ 'dist/index.html': page() }, true);
  edit(root, 'blog.yaml', /^title:/m, 'titel:');
  const { code, problems } = await check(root);
  expect(code).toBe(1);
  expect(problems.map((found) => `${found.file} ${found.code}`)).toEqual(['data/blog.yaml schema-unknown-key']);
});

test('pages that are not public today are reported as missing, as they are by validate', async () => {
  const root = rootWith({ 'dist/index.html': page() }, true);
  const file = join(root, 'data/services/notfall.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nfrom: "2099-01-01"\n`);
  const { code, problems } = await check(root);
  const { stdout } = await inWebsite(['validate', '--root', root, '--format', 'json']);
  expect(code).toBe(1);
  expect(problems).toEqual(JSON.parse(stdout).problems);
  expect(problems.map((found) => found.code)).toContain('route-disappeared');
});

test('a dead link is reported at its line in the data', async () => {
  const manifest = JSON.stringify({ pages: [{ output: 'index.html', type: 'blog', source: 'data/blog.yaml' }] });
  const root = rootWith(
    { 'dist/.nebel': manifest, 'dist/index.html': page('<a href="/impressum/">Imprint</a>') },
    true,
  );
  const { code, problems } = await check(root);
  const text = readFileSync(join(root, 'data/site.yaml'), 'utf8').split('\n');
  const line = text.findIndex((each) => each.includes('href: /impressum/')) + 1;
  const column = (text[line - 1] ?? '').indexOf('/impressum/') + 1;
  expect(code).toBe(3);
  expect(problems).toMatchObject([{ code: 'output-link', file: 'data/site.yaml', line, column }]);
});

test.each([
  ['a form may post to an address that the data declares', '/anfragen', 0],
  ['a form must not post to an address that accepts no form', '/api/anfragen', 3],
])('%s', async (_promise, action, expected) => {
  const body = `<form action="${action}" method="post"><button type="submit">Send</button></form>`;
  const root = rootWith({ 'dist/index.html': page(body) }, true);
  edit(root, 'forms/anfrage.yaml', /^action: .*$/m, 'action: /anfragen');
  expect(await check(root)).toMatchObject({ code: expected });
});

test.each([
  ['relay', { code: 3, problems: [{ code: 'secret-exposed', file: 'dist/start.js' }] }],
  ['direct', { code: 0, problems: [{ code: 'delivery-direct' }] }],
])('with delivery: %s, the API key of the store in a script is judged accordingly', async (delivery, expected) => {
  const root = rootWith({ 'dist/index.html': page(), 'dist/start.js': 'send("keyExample0000000")' }, true);
  if (delivery === 'direct') edit(root, 'site.yaml', 'delivery: relay', 'delivery: direct');
  const env = { AIRTABLE_API_KEY: 'keyExample0000000', AIRTABLE_BASE_ID: 'appExample0000000' };
  expect(await check(root, [], env)).toMatchObject(expected);
});

test.each([
  ['--out', 'nowhere'],
  ['--against', 'nowhere'],
])('%s with a missing folder exits with 2', async (...args) => {
  const { code, stderr } = await check(rootWith({ 'dist/index.html': page() }), args);
  expect(code).toBe(2);
  expect(stderr).toContain('nowhere');
});
