import type { Mount } from 'nebel/browser/runtime';

/**
 * Shows a card over the mark under the pointer or with the focus. The pointer may move onto the card, and Escape closes it,
 * so that what it covers can be seen (WCAG 1.4.13). On touch screens, a tap only opens the page.
 */
const mount: Mount<object> = (map) => {
  const card = document.createElement('a');
  card.className = 'region-map-card';
  card.tabIndex = -1;
  // Its words are the name of the mark.
  // Firefox has had properties for such attributes only since version 119.
  card.setAttribute('aria-hidden', 'true');
  card.hidden = true;
  map.append(card);

  const show = (mark: SVGAElement) => {
    const [x, y] = ['x', 'y'].map((axis) => mark.querySelector('svg')?.getAttribute(axis));
    const lines = mark.getAttribute('aria-label')?.split(',\n') ?? [];
    card.href = mark.href.baseVal;
    card.replaceChildren(...lines.map((line) => Object.assign(document.createElement('span'), { textContent: line })));
    card.style.cssText = `left:${x};top:${y};translate:-${x} calc(-100% - 8px)`;
    card.hidden = false;
  };
  const hide = () => {
    card.hidden = true;
  };
  const update = ({ target }: Event) => {
    const mark = (target as Element).closest<SVGAElement>('svg a');
    if (mark) show(mark);
    else if (!card.contains(target as Element)) hide();
  };

  map.addEventListener('focusin', update);
  map.addEventListener('focusout', hide);
  map.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && update(event));
  map.addEventListener('pointerleave', hide);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
};

export default mount;
