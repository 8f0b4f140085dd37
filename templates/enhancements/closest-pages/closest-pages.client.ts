import type { Mount } from 'nebel/browser/runtime';
import { closestTo } from './closest.ts';

/** Maximum number of links: as many as without script, so that nothing below moves. */
const MAX_LINKS = 3;

/** Replaces the links with those whose pages resemble the requested address. */
const mount: Mount<object> = (element) => {
  const links = document.querySelectorAll<HTMLAnchorElement>('main [data-pages] a');
  const lines = closestTo(location.pathname, [...links], MAX_LINKS).map((link) => {
    const line = document.createElement('li');
    line.append(link.cloneNode(true));
    return line;
  });
  if (lines.length > 0) element.querySelector('ul')?.replaceChildren(...lines);
};

export default mount;
