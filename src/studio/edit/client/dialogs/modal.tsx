import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../icon.tsx';
import { useStudio } from '../use-studio.ts';
import './modal.css';

interface ModalProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Lets a control have the focus when the dialog around it opens. */
export const focusFirst = (control: HTMLElement | null) => control?.setAttribute('autofocus', '');

/** A dialog over the studio. Escape and a click beside it close it; nothing in it is lost by that but what was chosen. */
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
  /** On its button. */
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
  /** Sends what was filled in. Resolves to what to say about it. */
  submit(filledIn: (name: string) => string): Promise<ReactNode>;
}

/** A form in a dialog, with the answer below its button. */
export function DialogForm({ label, isDangerous = false, children, submit }: DialogFormProps) {
  const { words, get } = useStudio();
  const [answer, setAnswer] = useState<ReactNode>();
  const [isSending, setSending] = useState(false);
  const send = async (data: FormData) => {
    setSending(true);
    const said = await submit((name) => String(data.get(name) ?? '').trim());
    const { trouble } = get();
    setAnswer(said ?? (trouble !== undefined && <p className="say error">{trouble}</p>));
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
