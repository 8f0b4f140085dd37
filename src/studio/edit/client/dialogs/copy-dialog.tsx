import { useId, useState } from 'react';
import { slugFor } from '../../../../base/lib/paths.ts';
import type { ListedPage } from '../../protocol.ts';
import { useStudio } from '../use-studio.ts';
import { ActionForm } from './action-form.tsx';
import { focusFirst, Modal } from './modal.tsx';

/** Creates a draft like another page. Only its name is needed. */
export function CopyDialog({ page }: { readonly page: ListedPage }) {
  const { words } = useStudio();
  const [title, setTitle] = useState('');
  const [name, setName] = useState<string>();
  const titleId = useId();
  const nameId = useId();
  const slug = name ?? slugFor(title) ?? '';
  return (
    <Modal title={words.newLike(page.title)}>
      <ActionForm
        label={words.create}
        help={words.createHelp}
        done={words.created}
        request={() => ({ kind: 'new', like: page.file, title: title.trim(), name: slug })}
      >
        <div className="field">
          <label htmlFor={titleId}>{words.newTitle}</label>
          <input
            ref={focusFirst}
            id={titleId}
            required
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </div>
        <details>
          <summary>{words.technical}</summary>
          <div className="field">
            <label htmlFor={nameId}>{words.newName}</label>
            <input id={nameId} value={slug} onChange={({ target }) => setName(target.value)} />
          </div>
        </details>
      </ActionForm>
    </Modal>
  );
}
