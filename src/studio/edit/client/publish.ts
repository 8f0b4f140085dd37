/** The dialog that shows what changes for visitors and publishes it. */
import { element } from '../../dev/browser/element.ts';
import type { ChangedPart, PendingChanges, PublishResult } from '../protocol.ts';
import type { EditWords } from '../words.ts';
import { type EditorContext, failureText } from './context.ts';
import { actionForm, openModal } from './modal.ts';

export async function openPublish(editor: EditorContext): Promise<void> {
  const { ask, words, root } = editor;
  const body = element('div', { class: 'body' });
  const statusText = (text: string) => element('p', { role: 'status' }, text);
  body.append(statusText(words.comparing));
  openModal(root, { title: words.whatChanges, content: [body], closeLabel: words.close });
  try {
    const pending = await ask<PendingChanges>({ kind: 'changes' });
    if (!pending.hasGit) return body.replaceChildren(statusText(words.noGit));
    if (pending.files.length === 0) return body.replaceChildren(statusText(words.nothingPending));
    const { isBroken, summary, parts } = pending.changes;
    if (isBroken) return body.replaceChildren(statusText(words.stillErrors));
    body.replaceChildren(statusText(summary), ...parts.map(partSection), publishForm(parts, editor));
  } catch (error) {
    body.replaceChildren(statusText(failureText(error, words)));
  }
}

function partSection({ title, url, lines }: ChangedPart): HTMLElement {
  const name = url === undefined ? title : element('a', { href: url }, title);
  const items = lines.map(({ label, where, segments }) =>
    element(
      'li',
      {},
      element('strong', {}, `${label}: `),
      ...segments.flatMap(({ kind, text }) => [segmentNode(kind, text), ' ']),
      ...(where ? [element('small', {}, `(${where})`)] : []),
    ),
  );
  return element(
    'section',
    {},
    element('h3', {}, name),
    ...(items.length > 0 ? [element('ul', { role: 'list' }, ...items)] : []),
  );
}

const segmentNode = (kind: string, text: string): Node | string => {
  if (kind === 'same') return text;
  return element(kind === 'removed' || kind === 'old' ? 'del' : 'ins', {}, text);
};

function publishForm(parts: readonly ChangedPart[], { ask, words }: EditorContext): HTMLElement {
  const pages = parts.flatMap(({ title, url }) => (url === undefined ? [] : [title]));
  const message = element('input', { type: 'text', required: '', maxlength: '72', value: words.commit(pages) });
  const submit = element('button', { type: 'submit', class: 'main' }, words.publish);
  const status = element('p', { role: 'status' });
  const label = element('label', {}, words.inOneSentence, message);
  const form = actionForm({ class: 'part' }, [label], submit, async () => {
    status.textContent = words.publishing;
    try {
      const result = await ask<PublishResult>({ kind: 'publish', message: message.value.trim() });
      status.replaceChildren(...resultText(result, words));
      // After a commit, there is nothing left to publish.
      return result.to !== 'failed';
    } catch (error) {
      status.textContent = failureText(error, words);
      return false;
    }
  });
  form.append(status);
  return form;
}

function resultText(result: PublishResult, words: EditWords): readonly (Node | string)[] {
  switch (result.to) {
    case 'remote':
      return [words.published];
    case 'branch': {
      const { branch, link } = result;
      const address = link ? [' ', element('a', { href: link, target: '_blank', rel: 'noreferrer' }, link)] : [];
      return [words.proposed(branch), ...address];
    }
    case 'here':
      return [words.keptHere];
    case 'nowhere':
      return [words.notSent(result.why)];
    default:
      return [words.notCommitted(result.why)];
  }
}
