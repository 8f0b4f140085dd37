/** The dialog that renames or removes a page. */
import { element } from '../../dev/browser/element.ts';
import type { EditRequest, EditResult, ListedPage, NameProblem } from '../protocol.ts';
import type { EditWords } from '../words.ts';
import { type EditorContext, failureText } from './context.ts';
import { selectOf } from './control.ts';
import { actionForm, openModal } from './modal.ts';
import { findingList } from './window.ts';

/** @param pages possible targets for a redirect from a removed page */
export function openMove(
  { ask, words, root, open, navigate }: EditorContext,
  page: ListedPage,
  pages: readonly ListedPage[],
): void {
  const { title, file, url } = page;
  const status = element('div', { class: 'said', role: 'status' });
  const showStatus = (...parts: readonly (Node | string)[]) => {
    status.replaceChildren(...parts);
    status.scrollIntoView({ block: 'nearest' });
  };
  const submit = async (request: EditRequest, doneMessage: string) => {
    showStatus(words.checking);
    try {
      const result = await ask<EditResult | NameProblem>(request);
      if ('problem' in result) showStatus(nameProblem(result, words));
      else if (result.outcome === 'conflict') showStatus(words.conflict);
      else if (result.outcome === 'impossible') showStatus(words.impossible);
      else if (result.outcome === 'fine') navigate(doneMessage, result.url ?? '/');
      else showStatus(element('p', {}, words.refused), findingList(result.findings, words, open));
    } catch (error) {
      showStatus(failureText(error, words));
    }
  };

  const fileName = file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
  const name = element('input', { type: 'text', value: fileName, required: '' });
  const rename = part(words.rename, words.renameHelp, [labelled(words.newName, name)], () =>
    submit({ kind: 'rename', file, name: name.value.trim() }, words.renamed),
  );
  const successors = pages.filter((each) => each.url !== url).map((each) => ({ value: each.url, label: each.title }));
  const to = selectOf([{ value: '', label: words.noSuccessor }, ...successors]);
  const reason = element('input', { type: 'text' });
  const removalFields = [labelled(words.leadsTo, to), labelled(words.reason, reason)];
  const remove = part(words.removePage, words.removeHelp, removalFields, () => {
    const why = reason.value.trim();
    const target = { ...(to.value && { to: to.value }), ...(why && { reason: why }) };
    return submit({ kind: 'remove', file, ...target }, words.removed);
  });
  openModal(root, {
    title: words.move(title),
    intro: [element('p', {}, url)],
    content: [element('div', { class: 'body' }, rename, remove), status],
    closeLabel: words.cancel,
  });
  name.focus();
}

/** Explains why a page cannot have a name. */
export const nameProblem = ({ problem, file, suggestion }: NameProblem, words: EditWords): string =>
  problem === 'exists' ? words.pageExists(file) : words.badName(suggestion);

const labelled = (name: string, control: HTMLElement) => element('label', {}, name, control);

function part(label: string, help: string, controls: readonly HTMLElement[], onSubmit: () => Promise<void>) {
  const parts = [element('h3', {}, label), element('p', {}, help), ...controls];
  return actionForm({ class: 'part' }, parts, element('button', { type: 'submit' }, label), onSubmit);
}
