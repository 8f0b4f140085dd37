import { useState } from 'react';
import { slugFor } from '../../../../base/lib/paths.ts';
import type { ListedPage } from '../../protocol.ts';
import { useStudio } from '../use-studio.ts';
import { ActionForm } from './action-form.tsx';
import { focusFirst, Modal, TextInput } from './modal.tsx';

/** Creates a draft like another page. Only its name is needed. */
export function CopyDialog({ page }: { readonly page: ListedPage }) {
  const { words } = useStudio();
  const [title, setTitle] = useState('');
  const [name, setName] = useState<string>();
  const slug = name ?? slugFor(title) ?? '';
  return (
    <Modal title={`${words.newLike} ${page.title}`}>
      <ActionForm
        label={words.create}
        help={words.createHelp}
        done={words.created}
        request={() => ({ kind: 'new', like: page.file, title: title.trim(), name: slug })}
      >
        <TextInput label={words.newTitle} ref={focusFirst} required value={title} onChange={setTitle} />
        <details>
          <summary>{words.technical}</summary>
          <TextInput label={words.newName} value={slug} onChange={setName} />
        </details>
      </ActionForm>
    </Modal>
  );
}
