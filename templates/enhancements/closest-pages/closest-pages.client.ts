import type { Mount } from 'nebel/browser/runtime';
import { closestTo } from './closest.ts';

/** Most links: as many as the page has without a script, so that nothing below them moves. */
const MOST = 3;

/** Puts links to those pages first that resemble the address that was asked for. */
const mount: Mount<object> = (element) => {
  const links = document.querySelectorAll<HTMLAnchorElement>('main [data-pages] a');
  const lines = closestTo(location.pathname, [...links], MOST).map((link) => {
    const line = document.createElement('li');
    line.append(link.cloneNode(true));
    return line;
  });
  if (lines.length > 0) element.querySelector('ul')?.replaceChildren(...lines);
};

export default mount;
