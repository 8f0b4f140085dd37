import { slugFor } from '../../../../base/lib/paths.ts';
import type { ListedPage } from '../../protocol.ts';
import { useStudio } from '../use-studio.ts';
import { DialogForm } from './dialog-form.tsx';
import { focusFirst, Modal } from './modal.tsx';
import { usePageAction } from './use-page-action.tsx';

/** Creates a draft like another page. Only its name is needed. */
export function CopyDialog({ page }: { readonly page: ListedPage }) {
  const { words } = useStudio();
  const act = usePageAction();
  return (
    <Modal title={`${words.newLike} ${page.title}`}>
      <DialogForm
        label={words.create}
        submit={(filledIn) => {
          const title = filledIn('title');
          const name = filledIn('name') || (slugFor(title) ?? '');
          return act({ kind: 'new', like: page.file, title, name }, words.created);
        }}
      >
        <p className="hint">{words.createHelp}</p>
        <label className="field">
          {words.newTitle}
          <input name="title" ref={focusFirst} required />
        </label>
        <details>
          <summary>{words.technical}</summary>
          <label className="field">
            {words.newName}
            <input name="name" />
          </label>
        </details>
      </DialogForm>
    </Modal>
  );
}
