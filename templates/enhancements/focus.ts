/** Focuses without scrolling, also what the keyboard does not reach by itself, such as `main`. */
export function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
