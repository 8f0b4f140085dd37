import type { Mount } from '../../../src/browser/runtime.ts';
import { closestTo } from './closest.ts';

/** More would be a list like those below. */
const MOST = 4;

/** Copies the links of the page to those addresses that resemble the one that was asked for. */
const mount: Mount<object> = (element) => {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('main .index a')].map((link) => [link.pathname, link]),
  );
  const lines = closestTo(location.pathname, [...links.keys()], MOST).map((address) => {
    const line = document.createElement('li');
    line.append(links.get(address)?.cloneNode(true) ?? '');
    return line;
  });
  element.querySelector('ul')?.replaceChildren(...lines);
};

export default mount;
