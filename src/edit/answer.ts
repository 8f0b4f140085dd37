/** Handles requests about content from a page in edit mode. It only reads files; the server writes them. */
import { readContent } from '../read-content.ts';
import type { SiteDefinition } from '../template-api.ts';
import { Desk, type DeskOptions } from './desk.ts';
import { tryMove } from './move.ts';
import { listPages, prepareNewPage, searchTexts } from './pages.ts';
import type { EditRequest } from './protocol.ts';
import { tryOut } from './try-out.ts';

export type DeskRequest = Exclude<EditRequest, { kind: 'undo' | 'changes' | 'publish' }>;
export type DeskResponse = Awaited<ReturnType<typeof handleRequest>>;

/** Handles a request about a site. Returns undefined if the requested file, field or page does not exist. */
export async function handleRequest(site: SiteDefinition, request: DeskRequest, options: DeskOptions) {
  const desk = new Desk(site, readContent(site, options));
  switch (request.kind) {
    case 'page':
      return desk.page(request.path, request.texts);
    case 'form':
      return desk.form(request.file, request.pointer);
    case 'pages':
      return listPages(desk, options.root);
    case 'search':
      return searchTexts(desk, request.words);
    case 'new':
      return prepareNewPage(desk, request.type, request.name, options);
    case 'rename':
    case 'remove':
      return tryMove(desk, request, options);
    default:
      return tryOut(desk, request, options, await options.spellerOf?.(site));
  }
}
