/** Dialogs that create, rename and remove pages. */
import { slugFor } from '../../../../base/lib/paths.ts';
import type { EditRequest, EditResult, ListedPage, NameProblem } from '../../protocol.ts';
import { Findings } from '../panel/field-frame.tsx';
import { useAnswer, useStudio } from '../use-studio.ts';
import { DialogForm, focusFirst, Modal, type Submitted } from './modal.tsx';

/** Creates a draft like another page. Only its name is needed. */
export function CopyDialog({ page }: { readonly page: ListedPage }) {
  const { words } = useStudio();
  const act = usePageAction();
  return (
    <Modal title={`${words.newLike} ${page.title}`}>
      <DialogForm
        name={`new ${page.file}`}
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

/** Renames or removes a page. */
export function MoveDialog({ page: { title, file, url } }: { readonly page: ListedPage }) {
  const { words } = useStudio();
  const act = usePageAction(url);
  const pages = useAnswer<readonly ListedPage[]>({ kind: 'pages' });
  return (
    <Modal title={`${words.move}: ${title}`}>
      <DialogForm
        name={`rename ${file}`}
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
        name={`remove ${file}`}
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
              each.url === url || each.unpublished ? null : (
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

/**
 * Returns a function that creates, renames or removes a page. It goes to the page that the server names and says `done`, or
 * resolves to what to say about it.
 *
 * @param moved address of the page that is renamed or removed
 */
function usePageAction(moved?: string): (request: EditRequest, done: string) => Promise<Submitted | undefined> {
  const studio = useStudio();
  const { words } = studio;
  return async (request, done) => {
    const { dialog } = studio.get();
    const result = await studio.ask<EditResult | NameProblem>(request);
    if (!result) return undefined;
    const error = (text: string) => ({ said: <p className="say error">{text}</p> });
    if ('problem' in result)
      return error(result.problem === 'exists' ? words.pageExists : words.badName(result.suggestion));
    if (result.outcome === 'refused') {
      const said = (
        <>
          <p>{words.refused}</p>
          <Findings findings={result.findings} />
        </>
      );
      return { said };
    }
    if (result.outcome !== 'fine') return error(words[result.outcome]);
    if (request.kind === 'rename') studio.moved(request.file, request.file.replace(/[^/]+(?=\.yaml$)/, request.name));
    if (request.kind === 'remove') studio.moved(request.file, undefined);
    studio.arrive(dialog, result.url ?? '/', done, moved);
    return { isDone: true };
  };
}
