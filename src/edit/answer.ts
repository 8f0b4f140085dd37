/** Answers what a page that is written on asks about content. It reads files; changing them is the server's. */
import { readContent } from '../read-content.ts';
import type { SiteDefinition } from '../template-api.ts';
import { Desk, type DeskOptions, type Tried } from './desk.ts';
import { tryMove } from './move.ts';
import { newPage, pagesOf, textsWith } from './pages.ts';
import type { FieldForm, FormAnswer, FoundText, NewPage, PageFields, PageList, Question } from './protocol.ts';
import { tryOut } from './try-out.ts';

export type DeskQuestion = Exclude<Question, { kind: 'undo' | 'changes' | 'publish' }>;
export type DeskAnswer =
  | Omit<PageFields, 'undo'>
  | FormAnswer
  | FieldForm
  | PageList
  | readonly FoundText[]
  | NewPage
  | Tried
  | undefined;

/** Answers a question about a site; undefined if what it is about is not there. */
export async function answerQuestion(
  site: SiteDefinition,
  question: DeskQuestion,
  options: DeskOptions,
): Promise<DeskAnswer> {
  const content = readContent(site, options);
  const desk = new Desk(site, content);
  switch (question.kind) {
    case 'page':
      return desk.page(question.path, question.texts);
    case 'form':
      return desk.form(question.file, question.pointer);
    case 'blank':
      return desk.blank(question.file, question.pointer, question.form);
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
      return tryOut(site, desk, question, options, await options.spellerOf?.(site));
  }
}
