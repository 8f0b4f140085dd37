import type { Page } from 'playwright-core';
import { painted } from '../painted.ts';

/** Where the focus is after a press. */
export interface Stop {
  /** Tag and beginning of the text. */
  readonly name: string;
  /** Elements with the same look share it, so that a ring has to be measured once. */
  readonly kind: string;
  /** What is wrong here: covered, out of view, not in the order of the document. */
  readonly wrong: readonly string[];
}

/**
 * Brings every island of a page that was opened just now to life, so that nothing becomes operable behind the
 * keyboard's back, and returns to the top.
 */
export async function wakeIslands(page: Page): Promise<void> {
  const islands = await page.locator('[data-island]').all();
  if (islands.length === 0) return;
  for (const island of islands) {
    // Some browsers let the next Tab go on from where something was scrolled into view, which no reader has done.
    await island.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY));
    await painted(page);
  }
  await page.waitForFunction(areAwake);
  await painted(page);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Runs in the page: React has taken every island over that is shown, and the others have their script. */
function areAwake(): boolean {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...document.querySelectorAll<HTMLElement>('[data-island]')]
    .filter((island) => island.checkVisibility())
    .every((island) =>
      /^(place-finder|price-finder|closest-pages)$/.test(island.dataset.island ?? '')
        ? loaded.some((name) => name.includes(`/assets/${island.dataset.island}-`))
        : Object.keys(island).some((key) => key.startsWith('__reactContainer')),
    );
}

/**
 * Presses Tab from the top of the page until the keyboard leaves it, or comes to a part from which on it is `known` from
 * another page. Calls `at` for every stop; returns what is wrong, elements that can be operated but were never reached
 * among it.
 */
export async function walkWithKeyboard(
  page: Page,
  at?: (stop: Stop) => Promise<string[]>,
  known?: string,
): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus, known);
    if (!stop) break;
    const wrong = [...stop.wrong, ...((await at?.(stop)) ?? [])];
    found.push(...wrong.map((what) => `${stop.name} ${what}`));
  }
  return [...found, ...(await page.evaluate(neverReached, known))];
}

type Visited = { visited?: Element[] };

/** Runs in the page. Undefined once the keyboard has left it, goes round or is where it knows the rest. */
function lookAtFocus(known: string | undefined): Stop | undefined {
  const memory = globalThis as Visited;
  memory.visited ??= [];
  const { visited } = memory;
  const focused = document.activeElement;
  if (!focused || focused === document.body || visited.includes(focused)) return undefined;
  if (known && focused.closest(known)) return undefined;
  const wrong: string[] = [];
  const before = visited.at(-1);
  if (before && !(before.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)) {
    wrong.push('comes out of order');
  }
  visited.push(focused);

  // What is taller than the view cannot be seen whole; a line of it has to be.
  const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const points = boxes.flatMap((box) =>
    [0.05, 0.5, 0.95].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => ({ x: box.left + box.width * x, y: box.top + box.height * y })),
    ),
  );
  const isInView = ({ x, y }: { x: number; y: number }) => x >= 0 && x < innerWidth && y >= 0 && y < innerHeight;
  const isTall = focused.getBoundingClientRect().height > innerHeight * 0.6;
  const seen = points.filter(isInView);
  if (seen.length === 0 || (!isTall && seen.length < points.length)) wrong.push('is out of view');
  // Neighbours in a drawing, like the marks of a map, share the boxes around their outlines.
  let frame: Element = focused;
  for (let svg = focused.closest('svg'); svg; svg = svg.ownerSVGElement) frame = svg;
  const over = seen
    .map(({ x, y }) => document.elementFromPoint(x, y))
    .find((hit) => hit && !frame.contains(hit) && !hit.contains(focused));
  if (over) wrong.push(`is covered by ${over.tagName.toLowerCase()}.${over.className}`);

  const place = focused.closest('header, footer, form, aside, section, article')?.className ?? '';
  const text = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40);
  return {
    name: `${focused.tagName.toLowerCase()} «${text}»`,
    kind: [focused.tagName, focused.className, focused.parentElement?.className, place].join(' | '),
    wrong,
  };
}

/** Runs in the page: what can be operated, can be seen, and was not reached. */
function neverReached(known: string | undefined): string[] {
  const { visited = [] } = globalThis as Visited;
  const end = known && document.querySelector(known);
  const isKnown = (element: Element) =>
    end && (end.contains(element) || end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  const operable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const isRadio = (element: Element): element is HTMLInputElement => element.matches('[type=radio]');
  return (
    [...document.querySelectorAll<HTMLElement>(operable)]
      .filter((element) => !visited.includes(element) && !isKnown(element))
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Of a group of radio buttons, the arrow keys reach the others.
      .filter((element) => !visited.some((other) => isRadio(other) && isRadio(element) && other.name === element.name))
      .map((element) => `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim()}» is never reached`)
  );
}
