import { type ReactNode, useId, useState } from 'react';

interface PopupProps {
  readonly label: ReactNode;
  /** Name of the button for screen readers, if its label is none. */
  readonly name?: string;
  readonly className?: string;
  readonly tabIndex?: number;
  readonly children: ReactNode;
}

/** A button that shows choices over the studio until one is made, Escape is pressed or something else is clicked. */
export function Popup({ label, name, className, tabIndex, children }: PopupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} tabIndex={tabIndex} aria-label={name} popoverTarget={id}>
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button in it is also clicked by key */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div
        id={id}
        popover="auto"
        className="popup"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={({ target, currentTarget }) => (target as Element).closest('button') && currentTarget.hidePopover()}
      >
        {isOpen && <div ref={focusWithin}>{children}</div>}
      </div>
    </>
  );
}

const focusWithin = (element: HTMLElement | null) => element?.querySelector<HTMLElement>('input, button')?.focus();
