/** Handles requests of the studio about content. It only reads files; the server writes them. */

import type { SiteDefinition } from '../../api/template-api.ts';
import { addAddresses } from '../../content/content.ts';
import type { EditableSite, EditOptions } from './editable-site.ts';
import { tryMove } from './move.ts';
import { fieldsOnPage } from './page-fields.ts';
import { listPages, searchTexts, tryNewPage } from './pages.ts';
import type { EditRequest, Pictures, SiteInfo } from './protocol.ts';
import { type FileChange, tryOut } from './try-out.ts';
import { textOnDisk, textToChange } from './typing-slips.ts';

export type ContentRequest =
  | Exclude<EditRequest, { kind: 'status' | 'photo' | 'thumbnail' | 'undo' | 'redo' | 'changes' | 'publish' }>
  /** Returns the file of all addresses, with those of new pages. */
  | { readonly kind: 'ledger' };
export type ContentResponse = Awaited<ReturnType<typeof handleRequest>>;

/** Handles a request about a site. Returns undefined if the requested file, field or page does not exist. */
export async function handleRequest(editable: EditableSite, request: ContentRequest, options: EditOptions) {
  const { site } = editable;
  switch (request.kind) {
    case 'site': {
      const { shared, illustrations = {} } = editable.content.snapshot ?? {};
      const colors = shared && site.inbox?.(shared)?.look?.colors;
      const pictures = { illustration: illustrations, ...picturesOf(site) };
      const info: SiteInfo = { schemas: Object.fromEntries(editable.schemas), pictures, colors };
      return info;
    }
    case 'ledger':
      return ledgerWithAll(editable);
    case 'page':
      return fieldsOnPage(editable, request.path, request.texts);
    case 'file':
      return editable.editable(request.file);
    case 'pages':
      return listPages(editable, options.root);
    case 'search':
      return searchTexts(editable, request.words);
    case 'new':
      return tryNewPage(editable, request, options);
    case 'rename':
    case 'remove':
      return tryMove(editable, request, options);
    default:
      return tryOut(editable, request, options, await options.spellerOf?.(site));
  }
}

function ledgerWithAll({ content }: EditableSite): FileChange | undefined {
  const { file, source, unlisted = [] } = content.fromValidFiles.ledger ?? {};
  if (file === undefined || !source) return undefined;
  const before = textOnDisk(source);
  return { file, before, after: unlisted.length > 0 ? addAddresses(textToChange(source), unlisted) : before };
}

/** Returns the pictures of each set whose names have any. */
export function picturesOf({ names }: SiteDefinition): Pictures {
  const sets = Object.entries(names).map(([set, choices]) => {
    const drawn = Object.entries(choices).flatMap(([name, { svg }]) =>
      svg === undefined ? [] : [[name, svg] as const],
    );
    return [set, Object.fromEntries(drawn)] as const;
  });
  return Object.fromEntries(sets.filter(([, drawn]) => Object.keys(drawn).length > 0));
}
