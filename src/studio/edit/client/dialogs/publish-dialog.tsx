import { useState } from 'react';
import type { ChangedPart, PendingChanges, PublishResult } from '../../protocol.ts';
import { useAnswer, useStudio, useStudioState } from '../use-studio.ts';
import { Modal } from './modal.tsx';

/** Shows what changes for visitors, and publishes it. */
export function PublishDialog() {
  const { words, drafts } = useStudio();
  const { trouble } = useStudioState();
  const pending = useAnswer<PendingChanges>({ kind: 'changes' });
  const message = () => {
    if (!pending) return trouble ?? words.comparing;
    if (!pending.hasGit) return words.noGit;
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
      {parts && <PublishForm parts={parts} />}
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

function PublishForm({ parts }: { readonly parts: readonly ChangedPart[] }) {
  const { words, ask, refreshStatus } = useStudio();
  const pages = parts.flatMap(({ title, url }) => (url === undefined ? [] : [title]));
  const what = pages.length > 1 ? [`${pages.length} ${words.pages}`] : pages;
  const [sentence, setSentence] = useState([words.commit, ...what].join(': '));
  const [result, setResult] = useState<PublishResult>();
  const [isSending, setSending] = useState(false);
  const publish = async () => {
    setSending(true);
    // A subject, and below it the pages, as people write commits.
    const body = pages.map((title) => `- ${title}`).join('\n');
    const message = body === '' ? sentence.trim() : `${sentence.trim()}\n\n${body}`;
    setResult(await ask<PublishResult>({ kind: 'publish', message }));
    setSending(false);
    await refreshStatus();
  };
  // After a commit, there is nothing left to publish.
  const isDone = result !== undefined && result.to !== 'failed';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <label className="field">
        {words.inOneSentence}
        <textarea required rows={2} value={sentence} onChange={({ target }) => setSentence(target.value)} />
      </label>
      <button type="submit" className="main" disabled={isSending || isDone}>
        {isSending ? words.publishing : words.publish}
      </button>
      <p role="status">{result && <Result result={result} />}</p>
    </form>
  );
}

function Result({ result }: { readonly result: PublishResult }) {
  const { words } = useStudio();
  switch (result.to) {
    case 'remote':
      return words.published;
    case 'branch':
      return (
        <>
          {words.proposed(result.branch)}{' '}
          {result.link && (
            <a href={result.link} target="_blank" rel="noreferrer">
              {result.link}
            </a>
          )}
        </>
      );
    case 'here':
      return words.keptHere;
    case 'nowhere':
      return words.notSent(result.why);
    default:
      return words.notCommitted(result.why);
  }
}
