/** Answers what a page that is written on asks about content. It reads files; changing them is the server's. */
import { readContent } from '../read-content.ts';
import type { SiteDefinition } from '../template-api.ts';
import { Desk, type DeskOptions } from './desk.ts';
import { tryMove } from './move.ts';
import { newPage, pagesOf, textsWith } from './pages.ts';
import type { Question } from './protocol.ts';
import { tryOut } from './try-out.ts';

export type DeskQuestion = Exclude<Question, { kind: 'undo' | 'changes' | 'publish' }>;
export type DeskAnswer = Awaited<ReturnType<typeof answerQuestion>>;

/** Answers a question about a site; undefined if what it is about is not there. */
export async function answerQuestion(site: SiteDefinition, question: DeskQuestion, options: DeskOptions) {
  const desk = new Desk(site, readContent(site, options));
  switch (question.kind) {
    case 'page':
      return desk.page(question.path, question.texts);
    case 'form':
      return desk.form(question.file, question.pointer);
    case 'pages':
      return pagesOf(desk, options.root);
    case 'search':
      return textsWith(desk, question.words);
    case 'new':
      return newPage(desk, question.type, question.name, options);
    case 'rename':
    case 'remove':
      return tryMove(desk, question, options);
    default:
      return tryOut(desk, question, options, await options.spellerOf?.(site));
  }
}
