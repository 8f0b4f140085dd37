import type { ListedPage } from '../../protocol.ts';
import { useAnswer, useStudio } from '../use-studio.ts';
import { DialogForm } from './dialog-form.tsx';
import { Modal } from './modal.tsx';
import { usePageAction } from './use-page-action.tsx';

/** Renames or removes a page. */
export function MoveDialog({ page: { title, file, url } }: { readonly page: ListedPage }) {
  const { words, drafts } = useStudio();
  const act = usePageAction();
  const pages = useAnswer<readonly ListedPage[]>({ kind: 'pages' });
  return (
    <Modal title={`${words.move}: ${title}`}>
      {drafts().includes(file) && <p className="say error">{words.draftFirst}</p>}
      <DialogForm
        label={words.rename}
        submit={(filledIn) => act({ kind: 'rename', file, name: filledIn('name') }, words.renamed)}
      >
        <p className="hint">{words.renameHelp}</p>
        <label className="field">
          {words.newName}
          <input name="name" required defaultValue={file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '')} />
        </label>
      </DialogForm>
      <DialogForm
        label={words.removePage}
        isDangerous
        submit={(filledIn) => {
          const [to, reason] = [filledIn('to'), filledIn('reason')];
          return act({ kind: 'remove', file, ...(to && { to }), ...(reason && { reason }) }, words.removed);
        }}
      >
        <p className="hint">{words.removeHelp}</p>
        <label className="field">
          {words.leadsTo}
          <select name="to">
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
        <label className="field">
          {words.reason}
          <input name="reason" />
        </label>
      </DialogForm>
    </Modal>
  );
}
