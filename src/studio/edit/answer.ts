/** Handles requests about content from a page in edit mode. It only reads files; the server writes them. */

import type { SiteDefinition } from '../../api/template-api.ts';
import { readContent } from '../../content/content.ts';
import { EditableSite, type EditOptions } from './editable-site.ts';
import { tryMove } from './move.ts';
import { listPages, prepareNewPage, searchTexts } from './pages.ts';
import type { EditRequest } from './protocol.ts';
import { tryOut } from './try-out.ts';

export type ContentRequest = Exclude<EditRequest, { kind: 'undo' | 'changes' | 'publish' }>;
export type ContentResponse = Awaited<ReturnType<typeof handleRequest>>;

/** Handles a request about a site. Returns undefined if the requested file, field or page does not exist. */
export async function handleRequest(site: SiteDefinition, request: ContentRequest, options: EditOptions) {
  const editable = new EditableSite(site, readContent(site, options));
  switch (request.kind) {
    case 'page':
      return editable.page(request.path, request.texts);
    case 'form':
      return editable.form(request.file, request.pointer);
    case 'pages':
      return listPages(editable, options.root);
    case 'search':
      return searchTexts(editable, request.words);
    case 'new':
      return prepareNewPage(editable, request.type, request.name, options);
    case 'rename':
    case 'remove':
      return tryMove(editable, request, options);
    default:
      return tryOut(editable, request, options, await options.spellerOf?.(site));
  }
}
