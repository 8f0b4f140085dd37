import { expect, test } from 'vitest';
import { checkValidity } from '../../src/check/validity.ts';
import { memoryTree } from '../../src/lib/file-tree.ts';
import { componentDocuments, pageDocuments, sampleGallery } from '../support/gallery.ts';

test('the examples of templates produce documents that satisfy the HTML standard', async () => {
  const gallery = await sampleGallery();
  const documents = [...(await componentDocuments(gallery)), ...(await pageDocuments(gallery))];
  const files = new Map(documents.map(([address, html]) => [`${address.slice(1)}index.html`, html]));
  const found = checkValidity(memoryTree(files), 'gallery');
  expect(found.map(({ place, params }) => `${place.file}: ${JSON.stringify(params)}`)).toEqual([]);
});
