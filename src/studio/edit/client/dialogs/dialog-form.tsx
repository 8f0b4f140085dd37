import { type ReactNode, useState } from 'react';
import { useStudio } from '../use-studio.ts';

interface DialogFormProps {
  /** On its button. */
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
  /** Sends what was filled in. Resolves to what to say about it. */
  submit(filledIn: (name: string) => string): Promise<ReactNode>;
}

/** A form in a dialog, with the answer below its button. */
export function DialogForm({ label, isDangerous = false, children, submit }: DialogFormProps) {
  const { words } = useStudio();
  const [answer, setAnswer] = useState<ReactNode>();
  const [isSending, setSending] = useState(false);
  const send = async (data: FormData) => {
    setSending(true);
    setAnswer(await submit((name) => String(data.get(name) ?? '').trim()));
    setSending(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      {children}
      <button type="submit" className={isDangerous ? 'main danger' : 'main'} disabled={isSending}>
        {isSending ? words.sending : label}
      </button>
      <div role="status">{answer}</div>
    </form>
  );
}
