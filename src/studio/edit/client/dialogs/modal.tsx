import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { orUndefined } from '../../../../base/lib/collections.ts';
import { IconButton } from '../icon.tsx';
import { useStudio } from '../use-studio.ts';
import './modal.css';

interface ModalProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Lets a control have the focus when the dialog around it opens. */
export const focusFirst = (control: HTMLElement | null) => control?.setAttribute('autofocus', '');

/** A dialog over the studio. Escape and a click beside it close it. What was typed is there when it is opened again. */
export function Modal({ title, children }: ModalProps) {
  const studio = useStudio();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => studio.openDialog(undefined);
  /** True once the pointer went down beside the dialog: a selection of text within it can end there. */
  const isBeside = useRef(false);
  // Closed before it is removed, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={close}
      onPointerDown={({ target, currentTarget }) => {
        isBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && isBeside.current && close()}
    >
      <div className="head">
        <h2>{title}</h2>
        <IconButton icon="close" name={studio.words.close} onClick={close} />
      </div>
      <div className="body">{children}</div>
    </dialog>
  );
}

interface DialogFormProps {
  /** Tells apart what is typed into this form and into others. */
  readonly name: string;
  /** On its button. */
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
  /** Sends what was filled in. Resolves to undefined if the server did not answer. */
  submit(filledIn: (field: string) => string): Promise<Submitted | undefined>;
}

export interface Submitted {
  /** What to say about it. */
  readonly said?: ReactNode;
  /** True if what was typed has served its purpose. */
  readonly isDone?: boolean;
}

/** Browsers that may keep nothing refuse the access itself. */
const storage = orUndefined(() => sessionStorage);

/**
 * A form in a dialog, with the answer below its button. What is typed survives closing the dialog and reloading the window,
 * until the form has been sent with success.
 */
export function DialogForm({ name, label, isDangerous = false, children, submit }: DialogFormProps) {
  const { words, get } = useStudio();
  const [answer, setAnswer] = useState<ReactNode>();
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const key = `nebel-dialog ${name}`;
  const fields = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
  const keep = () => {
    const typed = Object.fromEntries(fields().map((field) => [field.name, field.value]));
    orUndefined(() => storage?.setItem(key, JSON.stringify(typed)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are there for as long as the form
  useLayoutEffect(() => {
    const typed: Record<string, string> = JSON.parse(storage?.getItem(key) ?? '{}');
    for (const field of fields()) field.value = typed[field.name] ?? field.value;
  }, [key]);
  const send = async (data: FormData) => {
    setSending(true);
    const { said, isDone = false } = (await submit((field) => String(data.get(field) ?? '').trim())) ?? {};
    const { trouble } = get();
    if (isDone) storage?.removeItem(key);
    setSent(isDone);
    setAnswer(said ?? (trouble !== undefined && <p className="say error">{trouble}</p>));
    setSending(false);
  };
  return (
    <form
      ref={form}
      onInput={keep}
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
    >
      {children}
      <button type="submit" className={isDangerous ? 'main danger' : 'main'} disabled={isSending || isSent}>
        {isSending ? words.sending : label}
      </button>
      <div role="status">{answer}</div>
    </form>
  );
}
