import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className="head">
        <h2>{title}</h2>
        <IconButton icon="close" name={studio.words.close} onClick={close} />
      </div>
      <div className="body">{children}</div>
    </dialog>
  );
}
