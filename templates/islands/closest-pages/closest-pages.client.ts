import type { Script } from 'nebel/browser/runtime';
import { closestTo } from './closest.ts';

/** Most links: as many as the page has without a script, so that nothing below them moves. */
const MOST = 3;

/** On the error page, puts links to those pages first that resemble the address that was asked for. */
const closestPages: Script = () => {
  const list = document.querySelector('.closest');
  if (!list) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('main .index a');
  const lines = closestTo(location.pathname, [...links], MOST).map((link) => {
    const line = document.createElement('li');
    line.append(link.cloneNode(true));
    return line;
  });
  if (lines.length > 0) list.replaceChildren(...lines);
};

export default closestPages;
