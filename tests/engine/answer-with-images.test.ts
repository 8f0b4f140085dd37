import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { commandIn, createWebsite } from '../support/command.ts';
import { changed, writeBelow } from '../support/guide.ts';
import { temporaryFolder } from '../support/mini-site.ts';
import { startCommand } from '../support/running.ts';

const LOGO = `"logo": { "type": "object", "x-image": { "minWidth": 100 }, "properties": {
  "file": { "type": "string", "x-reference": "image" }, "alt": { "type": "string" }, "consent": { "type": "string" } } },`;

test('a form with a mistake comes back without scripts, also on a site whose header shows an image', {
  tags: 'slow',
}, async () => {
  const root = await createWebsite(join(temporaryFolder(), 'shop'), 'en');
  const change = (path: string, before: string, after: string) =>
    writeFileSync(
      join(root, path),
      changed(readFileSync(join(root, path), 'utf8'), { kind: 'change', path, hunks: [{ before, after }] }),
    );
  const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#853' } });
  writeBelow(root, 'data/photos/logo.jpg', await photo.jpeg().toBuffer());
  change('data/site.yaml', 'language: en\n', 'language: en\nlogo: { file: photos/logo.jpg, alt: Our logo }\n');
  change('templates/data/site.schema.json', '    "baseUrl": {', `    ${LOGO}\n    "baseUrl": {`);
  change(
    'templates/document.tsx',
    'const { baseUrl } = useSite();\n  const { language, company',
    'const { baseUrl, image } = useSite();\n  const { language, company',
  );
  change(
    'templates/document.tsx',
    '<Header url',
    '<img alt="" width="90" height="60" src={image("photos/logo.jpg").src} />\n        <Header url',
  );
  expect(await commandIn(root, ['build'])).toMatchObject({ code: 0 });
  const [src] = /\/assets\/logo-[^"]+/.exec(readFileSync(join(root, 'dist/index.html'), 'utf8')) ?? [''];
  expect(src).not.toBe('');

  const { address } = await startCommand(['preview', '--store', 'leads.sqlite'], {}, root);
  const body = new URLSearchParams({ firstName: 'Ann', message: 'It squeaks.' });
  const answer = await fetch(`${address}/api/inquiries`, { method: 'POST', body });
  const page = await answer.text();
  expect([answer.status, page]).toEqual([422, expect.stringContaining('It squeaks.')]);
  expect(page).toContain(src);
});
