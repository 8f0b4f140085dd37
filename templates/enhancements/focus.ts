/** Focuses without scrolling, including elements that are not focusable by default, such as `main`. */
export function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
