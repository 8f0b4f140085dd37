import { expect, test } from 'vitest';
import { checkValidity } from '../../src/site/audit/validity.ts';
import { componentDocuments, pageDocuments, sampleGallery } from '../support/gallery.ts';
import { memoryTree } from '../support/memory-tree.ts';

test('the examples of templates produce documents that satisfy the HTML standard', async () => {
  const gallery = await sampleGallery();
  const documents = [...(await componentDocuments(gallery)), ...(await pageDocuments(gallery))];
  const files = new Map(documents.map(([address, html]) => [`${address.slice(1)}index.html`, html]));
  const found = checkValidity(memoryTree(files), 'gallery');
  expect(found.map(({ place, params }) => `${place.file}: ${JSON.stringify(params)}`)).toEqual([]);
});
