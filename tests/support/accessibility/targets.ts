/**
 * Runs in the page. Returns targets smaller than 24 by 24 CSS pixels without the space around them that WCAG 2.5.8 accepts
 * instead. As there, links inside a sentence are exempt, and links with a large enough duplicate on the page, such as a
 * marker on a map whose place is also in a list.
 */
export function smallTargets(): string[] {
  const LEAST = 24;
  const operable = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex="0"]';
  const targets = [...document.querySelectorAll<HTMLElement>(operable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[aria-hidden=true]'))
    .filter((element) => element.getBoundingClientRect().right > 0)
    .map((element) => {
      // A link may extend its target over the whole card.
      const isSpread = getComputedStyle(element, '::after').position === 'absolute';
      return { element, box: ((isSpread && element.offsetParent) || element).getBoundingClientRect() };
    });
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
    );
  const small = targets.filter(
    ({ element, box }) => Math.min(box.width, box.height) < LEAST - 0.01 && !isInSentence(element),
  );
  const isCrowded = ({ element, box }: (typeof targets)[number]) => {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return targets.some((other) => {
      if (other.element === element || other.element.contains(element) || element.contains(other.element)) return false;
      const { left, right, top, bottom } = other.box;
      if (small.some((each) => each.element === other.element)) {
        return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) < LEAST;
      }
      const nearX = Math.min(Math.max(x, left), right);
      const nearY = Math.min(Math.max(y, top), bottom);
      return Math.hypot(nearX - x, nearY - y) < LEAST / 2;
    });
  };
  const hrefOf = (element: Element) => element.getAttribute('href') ?? element;
  const hasTwin = ({ element }: (typeof targets)[number]) =>
    targets.some((other) => hrefOf(other.element) === hrefOf(element) && !small.includes(other));
  return small
    .filter((target) => isCrowded(target) && !hasTwin(target))
    .map(({ element, box }) => {
      const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
      return `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim().slice(0, 40)}» is ${size} px`;
    });
}
