/** The window that shows what changes for visitors, and sends it on. */
import { element } from '../../dev/browser/element.ts';
import type { ChangedPart, PendingAnswer, PublishAnswer } from '../protocol.ts';
import type { Editing, EditWords } from './context.ts';
import { openModal, sentForm } from './modal.ts';

/** Opens the window. */
export async function openPublish(editing: Editing): Promise<void> {
  const { ask, words, root } = editing;
  const body = element('div', { class: 'body' });
  const note = (text: string) => element('p', { role: 'status' }, text);
  body.append(note(words.comparing));
  openModal(root, { title: words.whatChanges, content: [body], leave: words.close });
  try {
    const pending = await ask<PendingAnswer>({ kind: 'changes' });
    if (!pending.hasGit) return body.replaceChildren(note(words.noGit));
    if (pending.files.length === 0) return body.replaceChildren(note(words.nothingPending));
    const { isBroken, summary, parts } = pending.changes;
    if (isBroken) return body.replaceChildren(note(words.stillErrors));
    body.replaceChildren(note(summary), ...parts.map(partShown), sending(parts, editing));
  } catch (error) {
    body.replaceChildren(note(words.failed((error as Error).message)));
  }
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
function sending(parts: readonly ChangedPart[], { ask, words }: Editing): HTMLElement {
  const pages = parts.flatMap(({ title, url }) => (url === undefined ? [] : [title]));
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
      const address = link ? [' ', element('a', { href: link, target: '_blank', rel: 'noreferrer' }, link)] : [];
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
