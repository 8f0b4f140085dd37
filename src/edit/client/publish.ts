/** The window that shows what changes for visitors, and sends it on. */
import { element } from '../../dev/browser/element.ts';
import type { ChangedPart, PendingAnswer, PublishAnswer, SiteChanges } from '../protocol.ts';
import type { Ask, EditWords } from './context.ts';
import { openModal, sentForm, type WindowParts } from './modal.ts';

/** Opens the window. */
export async function openPublish({ ask, words, root, onClosed }: WindowParts): Promise<void> {
  const body = element('div', { class: 'body' }, element('p', { role: 'status' }, words.comparing));
  openModal({ root, title: words.whatChanges, content: [body], leave: words.close, onClosed });
  try {
    const pending = await ask<PendingAnswer>({ kind: 'changes' });
    body.replaceChildren(...shown(pending, words));
    if (pending.hasGit && pending.files.length > 0 && !pending.changes.isBroken)
      body.append(sending(pending.changes, ask, words));
  } catch (error) {
    body.replaceChildren(element('p', { role: 'status' }, words.failed((error as Error).message)));
  }
}

function shown(pending: PendingAnswer, words: EditWords): readonly HTMLElement[] {
  const note = (text: string) => [element('p', { role: 'status' }, text)];
  if (!pending.hasGit) return note(words.noGit);
  if (pending.files.length === 0) return note(words.nothingPending);
  const { isBroken, summary, parts } = pending.changes;
  return isBroken ? note(words.stillErrors) : [...note(summary), ...parts.map(partShown)];
}

function partShown({ title, url, lines }: ChangedPart): HTMLElement {
  const name = url === undefined ? title : element('a', { href: url }, title);
  const items = lines.map(({ label, where, segments }) =>
    element(
      'li',
      {},
      element('strong', {}, `${label}: `),
      ...segments.flatMap(({ kind, text }) => [marked(kind, text), ' ']),
      ...(where ? [element('small', {}, `(${where})`)] : []),
    ),
  );
  return element('section', {}, element('h3', {}, name), ...(items.length > 0 ? [element('ul', {}, ...items)] : []));
}

const marked = (kind: string, text: string): Node | string => {
  if (kind === 'same') return text;
  return element(kind === 'removed' || kind === 'old' ? 'del' : 'ins', {}, text);
};

/** The last step: a sentence about it, and off it goes. */
function sending(changes: SiteChanges, ask: Ask, words: EditWords): HTMLElement {
  const pages = changes.parts.flatMap(({ title, url }) => (url === undefined ? [] : [title]));
  const message = element('input', { type: 'text', required: '', maxlength: '72', value: words.commit(pages) });
  const submit = element('button', { type: 'submit', class: 'main' }, words.publish);
  const said = element('p', { role: 'status' });
  const label = element('label', {}, words.inOneSentence, message);
  const form = sentForm({ class: 'part' }, [label], submit, async () => {
    said.textContent = words.publishing;
    try {
      const answer = await ask<PublishAnswer>({ kind: 'publish', message: message.value.trim() });
      said.replaceChildren(...outcome(answer, words));
      // Once it is committed there is nothing more to send.
      return answer.to !== 'failed';
    } catch (error) {
      said.textContent = words.failed((error as Error).message);
      return false;
    }
  });
  form.append(said);
  return form;
}

function outcome(answer: PublishAnswer, words: EditWords): readonly (Node | string)[] {
  switch (answer.to) {
    case 'remote':
      return [words.published];
    case 'branch': {
      const { branch, link } = answer;
      const address =
        link === undefined ? [] : [' ', element('a', { href: link, target: '_blank', rel: 'noreferrer' }, link)];
      return [words.proposed(branch), ...address];
    }
    case 'here':
      return [words.keptHere];
    case 'nowhere':
      return [words.notSent(answer.why)];
    default:
      return [words.notCommitted(answer.why)];
  }
}
