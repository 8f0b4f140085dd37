import type { Script } from 'nebel/browser/runtime';

/**
 * Loads the drawings of a section as soon as a link to it is touched, focused or pointed at. After the jump, a slow network
 * would show them two seconds late. Without script they load when they come into view.
 */
const loadAhead: Script = () => {
  const load = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    const section = link && document.getElementById(link.hash.slice(1));
    if (!section) return;
    for (const image of section.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager';
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, load, { passive: true });
};

export default loadAhead;
