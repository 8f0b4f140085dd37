import { useState } from 'react';
import type { ListedPage } from '../../protocol.ts';
import { useAnswer, useStudio } from '../use-studio.ts';
import { ActionForm } from './action-form.tsx';
import { Modal, TextInput } from './modal.tsx';

/** Renames or removes a page. */
export function MoveDialog({ page: { title, file, url } }: { readonly page: ListedPage }) {
  const { words, drafts } = useStudio();
  const pages = useAnswer<readonly ListedPage[]>({ kind: 'pages' });
  const [name, setName] = useState(file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, ''));
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  return (
    <Modal title={`${words.move}: ${title}`}>
      {drafts().includes(file) && <p className="say error">{words.draftFirst}</p>}
      <ActionForm
        label={words.rename}
        help={words.renameHelp}
        done={words.renamed}
        request={() => ({ kind: 'rename', file, name: name.trim() })}
      >
        <TextInput label={words.newName} required value={name} onChange={setName} />
      </ActionForm>
      <ActionForm
        label={words.removePage}
        help={words.removeHelp}
        isDangerous
        done={words.removed}
        request={() => ({ kind: 'remove', file, ...(to && { to }), ...(reason.trim() && { reason: reason.trim() }) })}
      >
        <label className="field">
          {words.leadsTo}
          <select value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">{words.noSuccessor}</option>
            {pages?.map((each) =>
              each.url === url ? null : (
                <option key={each.file} value={each.url}>
                  {each.title}
                </option>
              ),
            )}
          </select>
        </label>
        <TextInput label={words.reason} value={reason} onChange={setReason} />
      </ActionForm>
    </Modal>
  );
}
