import type { Script } from 'nebel/browser/runtime';

/**
 * Closes the card over a map on Escape, so that what it covers can be seen (WCAG 1.4.13). The next mark opens its own card.
 */
const closeCards: Script = () => {
  const maps = document.querySelectorAll<HTMLElement>('[data-map]');
  const setQuiet = (on: boolean) => {
    for (const map of maps) map.toggleAttribute('data-quiet', on);
  };
  addEventListener('keydown', ({ key }) => key === 'Escape' && setQuiet(true));
  for (const map of maps)
    for (const type of ['pointerover', 'focusin']) map.addEventListener(type, () => setQuiet(false));
};

export default closeCards;
