import type { Browser, Page } from 'playwright-core';
import { waitForPaint } from '../in-browser.ts';
import type { ServedSite } from '../served-site.ts';
import type { RingMeter } from './focus-ring.ts';

/** Position of the focus after a key press. */
export interface Stop {
  /** Tag and beginning of the text. */
  readonly name: string;
  /** Elements that look the same share it, so that their focus ring is measured once. */
  readonly kind: string;
  /** Faults: covered, out of view, not in document order. */
  readonly wrong: readonly string[];
}

/**
 * Hydrates every island of a freshly opened page, so that no operable elements appear during the walk, and scrolls back to
 * the top.
 */
export async function wakeIslands(page: Page): Promise<void> {
  const islands = await page.locator('[data-island]').all();
  if (islands.length === 0) return;
  for (const island of islands) {
    // `scrollIntoView` would make some browsers continue there with the next Tab, although no reader has scrolled.
    await island.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY));
    await waitForPaint(page);
  }
  await page.waitForFunction(areAwake);
  await waitForPaint(page);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Runs in the page. True if every visible island has loaded its script, and React has hydrated the forms. */
function areAwake(): boolean {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...document.querySelectorAll<HTMLElement>('[data-island]')]
    .filter((island) => island.checkVisibility())
    .every((island) =>
      island.dataset.island?.endsWith('-form')
        ? Object.keys(island).some((key) => key.startsWith('__reactContainer'))
        : loaded.some((name) => name.includes(`/assets/${island.dataset.island}-`)),
    );
}

/**
 * Presses Tab from the top of the page until the focus leaves it, or reaches the part that is `known` from another page.
 * Calls `at` for every stop. Returns all faults, including operable elements that were never reached.
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

/** Runs in the page. Undefined once the focus leaves the page, wraps around or reaches the known part. */
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

  // An element that is taller than the viewport cannot be seen whole, but part of it must be.
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
  // Bounding boxes of neighbours in a drawing, such as the markers of a map, overlap.
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

/** Runs in the page. Returns visible operable elements that were not reached. */
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
      // The arrow keys reach the other radio buttons of a group.
      .filter((element) => !visited.some((other) => isRadio(other) && isRadio(element) && other.name === element.name))
      .map((element) => `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim()}» is never reached`)
  );
}

/** A laptop, a phone, and a laptop at 400 % zoom. The banner is open in all of them. */
export const SCREENS = {
  'on a laptop': { width: 1280, height: 800 },
  'on a phone': { width: 360, height: 740 },
  'at 400 %': { width: 320, height: 256 },
} as const;

/**
 * Walks through pages of a site with the keyboard: by default, its samples. The footer holds half of all focusable
 * elements and is the same on every page, so it is only walked through on the first.
 *
 * @param meter measures the focus ring of each new kind of element
 * @returns faults
 */
export async function walkThrough(
  { address, samples }: ServedSite,
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  meter: RingMeter,
  urls = samples,
): Promise<readonly string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport });
  const wrong: string[] = [];
  for (const [index, url] of urls.entries()) {
    const page = await context.newPage();
    await page.goto(address + url);
    await wakeIslands(page);
    const known = index === 0 ? undefined : '.footer';
    const found = await walkWithKeyboard(page, ({ kind }) => meter.judge(page, kind), known);
    wrong.push(...found.map((what) => `${url}: ${what}`));
    await page.close();
  }
  await context.close();
  return wrong;
}
