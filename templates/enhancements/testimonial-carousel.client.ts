import type { Mount } from 'nebel/browser/runtime';

/** Turns a scrollable strip of testimonials into a carousel: keeps its buttons and its scroll position in step, both ways. */
const mount: Mount<object> = (element) => {
  const find = (selector: string) => element.querySelector(selector) as HTMLElement;
  const buttons = element.querySelectorAll('button');
  const [previous, next] = [buttons[0], buttons[buttons.length - 1]];
  // A single testimonial needs no controls.
  if (!previous || !next) return;
  const [section, strip, live] = [find('section'), find('[tabindex]'), find('[aria-live]')];
  const dots = element.querySelectorAll<HTMLElement>('[role=group] > button');
  const slides = [...strip.children] as HTMLElement[];
  const { length: count } = slides;
  let current: number | undefined;
  /** Slide that a button is scrolling to. Slides passed on the way are ignored. */
  let target: number | undefined;

  const stride = () => (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
  const show = (index: number) => {
    const slide = slides[index];
    if (index === current || !slide) return;
    // There is nothing to announce until the slide changes.
    if (current !== undefined)
      live.textContent = `${slide.getAttribute('aria-label')}: ${slide.querySelector('blockquote')?.textContent}`;
    current = index;
    dots.forEach((dot, at) => {
      for (const state of ['aria-current', 'aria-disabled'])
        if (at === index) dot.setAttribute(state, 'true');
        else dot.removeAttribute(state);
    });
  };
  const goTo = (index: number) => {
    target = index;
    show(index);
    // Not scrollIntoView(), which would scroll the page as well. The style sheet decides on smooth scrolling.
    strip.scrollTo({ left: index * stride() });
  };
  const follow = () => {
    const seen = slideAt(strip.scrollLeft, stride(), count);
    if (target === seen) target = undefined;
    if (target === undefined) show(seen);
  };

  // Firefox has had properties for these attributes only since version 119.
  section.setAttribute('aria-roledescription', section.dataset.carousel ?? '');
  for (const slide of slides) slide.setAttribute('aria-roledescription', section.dataset.slide ?? '');
  section.classList.add('is-live');
  follow();
  strip.addEventListener('scroll', follow);
  const cancel = () => {
    target = undefined;
  };
  for (const type of ['pointerdown', 'wheel', 'keydown']) strip.addEventListener(type, cancel, { passive: true });
  dots.forEach((dot, index) => {
    dot.onclick = () => goTo(index);
  });
  // Both wrap at the ends.
  previous.onclick = () => goTo(((current ?? 0) - 1 + count) % count);
  next.onclick = () => goTo(((current ?? 0) + 1) % count);
};

/** Returns the slide most visible at a scroll `offset`. `stride` is the distance between slides. */
export function slideAt(offset: number, stride: number, count: number): number {
  if (stride <= 0) return 0;
  return Math.min(Math.max(Math.round(offset / stride), 0), count - 1);
}

export default mount;
