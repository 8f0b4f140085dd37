import type { PublishResult } from '../../git.ts';
import type { ChangedPart, PendingChanges } from '../../protocol.ts';
import { useAnswer, useStudio, useStudioState } from '../use-studio.ts';
import { DialogForm, Modal } from './modal.tsx';

/** Shows what changes for visitors, and publishes it. */
export function PublishDialog() {
  const { words, drafts } = useStudio();
  const { trouble } = useStudioState();
  const pending = useAnswer<PendingChanges>({ kind: 'changes' });
  const message = () => {
    if (!pending) return trouble ?? words.comparing;
    if (!pending.hasGit) return pending.refusal ? words.gitRefuses(pending.refusal) : words.noGit;
    if (!pending.changes) return words.nothingPending;
    return pending.changes.isBroken ? words.stillErrors : pending.changes.summary;
  };
  const changes = pending?.hasGit ? pending.changes : undefined;
  const parts = changes?.isBroken ? undefined : changes?.parts;
  return (
    <Modal title={words.whatChanges}>
      <p role="status">{message()}</p>
      {drafts().length > 0 && <p className="say warning">{words.draftsStay}</p>}
      {parts?.map((part) => (
        <Part key={part.title} part={part} />
      ))}
      {pending?.hasGit && parts && <PublishForm parts={parts} version={pending.version} />}
    </Modal>
  );
}

function Part({ part: { title, url, lines } }: { readonly part: ChangedPart }) {
  const studio = useStudio();
  return (
    <section>
      <h3>
        {url === undefined ? (
          title
        ) : (
          <button type="button" className="page-link" onClick={() => studio.go(url)}>
            {title}
          </button>
        )}
      </h3>
      <ul>
        {lines.map(({ label, where, segments }) => (
          <li key={label + where + segments.map(({ text }) => text).join()}>
            <strong>{label}:</strong>{' '}
            {segments.map(({ kind, text }, index) => {
              const Tag = kind === 'same' ? 'span' : kind === 'removed' || kind === 'old' ? 'del' : 'ins';
              // biome-ignore lint/suspicious/noArrayIndexKey: segments never change their order
              return [<Tag key={index}>{text}</Tag>, ' '];
            })}
            {where && <small>({where})</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PublishForm({ parts, version }: { readonly parts: readonly ChangedPart[]; readonly version: string }) {
  const { words, ask, refreshStatus, tell } = useStudio();
  const pages = parts.flatMap(({ title, url }) => (url === undefined ? [] : [title]));
  const what = pages.length > 1 ? [`${pages.length} ${words.pages}`] : pages;
  const publish = async (sentence: string) => {
    // A subject, and below it the pages, as people write commits.
    const message = [sentence, pages.map((title) => `- ${title}`).join('\n')].filter(Boolean).join('\n\n');
    const result = await ask<PublishResult>({ kind: 'publish', message, version });
    if (!result) return undefined;
    await refreshStatus();
    const { to, detail = '', link } = result;
    const said = words.published[to](detail);
    tell(said);
    const answer = (
      <p>
        {said}{' '}
        {link !== undefined && (
          <a href={link} target="_blank" rel="noreferrer">
            {link}
          </a>
        )}
      </p>
    );
    return { said: answer, isDone: ['remote', 'branch', 'here'].includes(to) };
  };
  return (
    <DialogForm name="publish" label={words.publish} submit={(filledIn) => publish(filledIn('sentence'))}>
      <label className="field">
        {words.inOneSentence}
        <textarea name="sentence" required rows={2} defaultValue={[words.commit, ...what].join(': ')} />
      </label>
    </DialogForm>
  );
}
