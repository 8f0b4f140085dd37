/** The window in which a page gets another name, or is taken from the site. */
import { element } from '../../dev/browser/element.ts';
import type { EditAnswer, FieldName, ListedPage, NameProblem } from '../protocol.ts';
import type { Ask, EditWords } from './context.ts';
import { openModal, sentForm, type WindowParts } from './modal.ts';
import { selectOf } from './select.ts';
import { listOf } from './window.ts';

export interface MoveOptions extends WindowParts {
  readonly page: ListedPage;
  /** All pages: to one of them the old address may lead. */
  readonly pages: readonly ListedPage[];
  /** Told what came of it, and where one goes on. */
  readonly onDone: (said: string, url: string) => void;
  /** Told of a field that is to be mended first. */
  readonly onField: (field: FieldName) => void;
}

/** Opens the window. */
export function openMove({ ask, words, root, page, pages, onDone, onField, onClosed }: MoveOptions): void {
  const { title, file, url } = page;
  const said = element('div', { class: 'said', role: 'status' });
  const tell = (...parts: readonly (Node | string)[]) => {
    said.replaceChildren(...parts);
    said.scrollIntoView({ block: 'nearest' });
  };
  const request = async (question: Parameters<Ask>[0], done: string) => {
    tell(words.checking);
    try {
      const answer = await ask<EditAnswer | NameProblem>(question);
      if ('problem' in answer) return tell(nameProblem(answer, words));
      if (answer.outcome === 'conflict') return tell(words.conflict);
      if (answer.outcome === 'refused')
        return tell(element('p', {}, words.refused), listOf(answer.findings, words, onField));
      onDone(done, answer.url ?? '/');
    } catch (error) {
      tell(words.failed((error as Error).message));
    }
  };

  const name = element('input', { type: 'text', value: nameIn(file), required: '' });
  const rename = part(words.rename, words.renameHelp, [labelled(words.newName, name)], () =>
    request({ kind: 'rename', file, name: name.value.trim() }, words.renamed),
  );
  const others = pages.filter((each) => each.url !== url).map((each) => ({ value: each.url, label: each.title }));
  const to = selectOf([{ value: '', label: words.noSuccessor }, ...others], {});
  const reason = element('input', { type: 'text' });
  const fate = [labelled(words.leadsTo, to), labelled(words.reason, reason)];
  const remove = part(words.removePage, words.removeHelp, fate, () => {
    const why = reason.value.trim();
    const question = { kind: 'remove', file, ...(to.value && { to: to.value }), ...(why && { reason: why }) } as const;
    return request(question, words.removed);
  });
  openModal({
    root,
    title: words.move(title),
    about: [element('p', {}, url)],
    content: [element('div', { class: 'body' }, rename, remove), said],
    leave: words.cancel,
    onClosed,
  });
  name.focus();
}

/** Why a name cannot be had. */
export const nameProblem = ({ problem, file, suggestion }: NameProblem, words: EditWords): string =>
  problem === 'exists' ? words.pageExists(file) : words.badName(suggestion);

const nameIn = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '');

const labelled = (name: string, control: HTMLElement) => element('label', {}, name, control);

function part(act: string, help: string, controls: readonly HTMLElement[], onSubmit: () => Promise<unknown>) {
  const parts = [element('h3', {}, act), element('p', {}, help), ...controls];
  const submit = element('button', { type: 'submit' }, act);
  return sentForm({ class: 'part' }, parts, submit, async () => {
    await onSubmit();
    return false;
  });
}
