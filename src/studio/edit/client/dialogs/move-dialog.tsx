import { useEffect, useId, useState } from 'react';
import type { ListedPage, PageList } from '../../protocol.ts';
import { useStudio } from '../use-studio.ts';
import { ActionForm } from './action-form.tsx';
import { Modal } from './modal.tsx';

/** Renames or removes a page. */
export function MoveDialog({ page: { title, file, url } }: { readonly page: ListedPage }) {
  const { words, ask, attempt, drafts } = useStudio();
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  const [name, setName] = useState(file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, ''));
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const ids = { name: useId(), to: useId(), reason: useId() };
  useEffect(() => {
    void attempt(() => ask<PageList>({ kind: 'pages' })).then((list) => setPages(list?.pages ?? []));
  }, [ask, attempt]);
  return (
    <Modal title={words.move(title)}>
      {drafts().includes(file) && <p className="say error">{words.draftFirst}</p>}
      <ActionForm
        label={words.rename}
        help={words.renameHelp}
        done={words.renamed}
        request={() => ({ kind: 'rename', file, name: name.trim() })}
      >
        <div className="field">
          <label htmlFor={ids.name}>{words.newName}</label>
          <input id={ids.name} required value={name} onChange={({ target }) => setName(target.value)} />
        </div>
      </ActionForm>
      <ActionForm
        label={words.removePage}
        help={words.removeHelp}
        done={words.removed}
        request={() => ({ kind: 'remove', file, ...(to && { to }), ...(reason.trim() && { reason: reason.trim() }) })}
      >
        <div className="field">
          <label htmlFor={ids.to}>{words.leadsTo}</label>
          <select id={ids.to} value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">{words.noSuccessor}</option>
            {pages.map((each) =>
              each.url === url ? null : (
                <option key={each.file} value={each.url}>
                  {each.title}
                </option>
              ),
            )}
          </select>
        </div>
        <div className="field">
          <label htmlFor={ids.reason}>{words.reason}</label>
          <input id={ids.reason} value={reason} onChange={({ target }) => setReason(target.value)} />
        </div>
      </ActionForm>
    </Modal>
  );
}
