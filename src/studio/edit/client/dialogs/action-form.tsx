import { type ReactNode, useState } from 'react';
import type { EditRequest, EditResult, NameProblem } from '../../protocol.ts';
import { Findings } from '../panel/field-frame.tsx';
import { useStudio } from '../use-studio.ts';

interface ActionFormProps {
  /** On its button. */
  readonly label: string;
  readonly help: string;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
  /** Shown after success, on the page that the server names. */
  readonly done: string;
  request(): EditRequest;
}

/** A form that creates, renames or removes a page, and says why if that is not possible. */
export function ActionForm({ label, help, isDangerous = false, children, done, request }: ActionFormProps) {
  const studio = useStudio();
  const { words } = studio;
  const [result, setResult] = useState<EditResult | NameProblem>();
  const [isSending, setSending] = useState(false);
  const submit = async () => {
    setSending(true);
    const answer = await studio.ask<EditResult | NameProblem>(request());
    setSending(false);
    setResult(answer);
    if (answer && 'outcome' in answer && answer.outcome === 'fine') studio.go(answer.url ?? '/', done);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="hint">{help}</p>
      {children}
      <button type="submit" className={isDangerous ? 'main danger' : 'main'} disabled={isSending}>
        {isSending ? words.checking : label}
      </button>
      <div role="status">{result && <Answer result={result} />}</div>
    </form>
  );
}

function Answer({ result }: { readonly result: EditResult | NameProblem }) {
  const { words } = useStudio();
  if ('problem' in result)
    return (
      <p className="say error">{result.problem === 'exists' ? words.pageExists : words.badName(result.suggestion)}</p>
    );
  if (result.outcome === 'conflict' || result.outcome === 'impossible')
    return <p className="say error">{words[result.outcome]}</p>;
  if (result.outcome === 'fine') return null;
  return (
    <>
      <p>{words.refused}</p>
      <Findings findings={result.findings} />
    </>
  );
}
