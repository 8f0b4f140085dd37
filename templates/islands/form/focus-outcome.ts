interface Moment {
  /** What had the focus when the visitor submitted the form. */
  readonly from: Element | null;
  /** The part of the page that the visitor was in. Defaults to the outcome itself. */
  readonly around?: HTMLElement | null;
}

/**
 * Moves the focus to the outcome of a submission, unless the visitor has moved on while it was sent: to another field, to a
 * link or to another part of the page. Screen readers announce the outcome in any case.
 */
export function focusOutcome(outcome: HTMLElement | null, { from, around = outcome }: Moment): void {
  const { activeElement, body } = document;
  const { top, bottom } = around?.getBoundingClientRect() ?? new DOMRect();
  const isInView = bottom > 0 && top < innerHeight;
  // A button that is disabled while it has the focus loses it to the body.
  if (isInView && [from, body, null].includes(activeElement)) outcome?.focus();
}
