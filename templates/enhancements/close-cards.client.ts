import type { Script } from 'nebel/browser/runtime';

/** Escape closes the card over a map, so that what it covers can be seen (WCAG 1.4.13). The next mark opens its own. */
const closeCards: Script = () => {
  const maps = document.querySelectorAll<HTMLElement>('[data-map]');
  const quiet = (on: boolean) => {
    for (const { dataset } of maps) {
      if (on) dataset.quiet = '';
      else delete dataset.quiet;
    }
  };
  addEventListener('keydown', ({ key }) => key === 'Escape' && quiet(true));
  for (const map of maps) for (const type of ['pointerover', 'focusin']) map.addEventListener(type, () => quiet(false));
};

export default closeCards;
