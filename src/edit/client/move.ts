/** The window in which a page gets another name, or is taken from the site. */
import { element } from '../../dev/browser/element.ts';
import type { EditAnswer, ListedPage, NameProblem, Question } from '../protocol.ts';
import type { Editing, EditWords } from './context.ts';
import { selectOf } from './control.ts';
import { openModal, sentForm } from './modal.ts';
import { listOf } from './window.ts';

/**
 * Opens the window.
 *
 * @param pages to one of them the old address may lead
 */
export function openMove(
  { ask, words, root, open, go }: Editing,
  page: ListedPage,
  pages: readonly ListedPage[],
): void {
  const { title, file, url } = page;
  const said = element('div', { class: 'said', role: 'status' });
  const tell = (...parts: readonly (Node | string)[]) => {
    said.replaceChildren(...parts);
    said.scrollIntoView({ block: 'nearest' });
  };
  const request = async (question: Question, done: string) => {
    tell(words.checking);
    try {
      const answer = await ask<EditAnswer | NameProblem>(question);
      if ('problem' in answer) tell(nameProblem(answer, words));
      else if (answer.outcome === 'conflict') tell(words.conflict);
      else if (answer.outcome === 'fine') go(done, answer.url ?? '/');
      else tell(element('p', {}, words.refused), listOf(answer.findings, words, open));
    } catch (error) {
      tell(words.failed((error as Error).message));
    }
  };

  const fileName = file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
  const name = element('input', { type: 'text', value: fileName, required: '' });
  const rename = part(words.rename, words.renameHelp, [labelled(words.newName, name)], () =>
    request({ kind: 'rename', file, name: name.value.trim() }, words.renamed),
  );
  const others = pages.filter((each) => each.url !== url).map((each) => ({ value: each.url, label: each.title }));
  const to = selectOf([{ value: '', label: words.noSuccessor }, ...others]);
  const reason = element('input', { type: 'text' });
  const fate = [labelled(words.leadsTo, to), labelled(words.reason, reason)];
  const remove = part(words.removePage, words.removeHelp, fate, () => {
    const why = reason.value.trim();
    return request(
      { kind: 'remove', file, ...(to.value && { to: to.value }), ...(why && { reason: why }) },
      words.removed,
    );
  });
  openModal(root, {
    title: words.move(title),
    about: [element('p', {}, url)],
    content: [element('div', { class: 'body' }, rename, remove), said],
    leave: words.cancel,
  });
  name.focus();
}

/** Why a name cannot be had. */
export const nameProblem = ({ problem, file, suggestion }: NameProblem, words: EditWords): string =>
  problem === 'exists' ? words.pageExists(file) : words.badName(suggestion);

const labelled = (name: string, control: HTMLElement) => element('label', {}, name, control);

function part(act: string, help: string, controls: readonly HTMLElement[], onSubmit: () => Promise<void>) {
  const parts = [element('h3', {}, act), element('p', {}, help), ...controls];
  return sentForm({ class: 'part' }, parts, element('button', { type: 'submit' }, act), onSubmit);
}
