/** Checks that everyone can see and operate every page. Each page is opened once for all checks. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../browser.ts';
import { firstOfEachType, type ServedSite, serveSite } from '../served-site.ts';
import type { SharedSite } from '../shared-site.ts';
import { axeFindings } from './axe.ts';
import { lostText, spaceText, unfold } from './reflow.ts';
import { namelessGroups, silentLists } from './roles.ts';

/** Widths of a small phone, a tablet and a laptop. */
const WIDTHS = [320, 768, 1280];
const HEIGHT = 800;
const PHONE = { width: 320, height: HEIGHT };

/** Checks at each width. They run in the page. */
const AT_A_WIDTH = { width: tooWide, lost: lostText, targets: smallTargets };
/** Checks with more space between lines, words and letters. */
const SPACED = { width: tooWide, lost: lostText };
/** Data and checks once per page. */
const ONCE = {
  numbers: numbersAround,
  isAtHand: dialsInHeader,
  ways: waysToGetHelp,
  names: emptyNames,
  lists: silentLists,
  groups: namelessGroups,
  kinds: kindsOnPage,
};

/** What holds for each page, by the name of its findings. */
const PROMISES = {
  motion: 'does not animate for people who prefer reduced motion',
  width: 'never scrolls sideways',
  lost: 'cuts off no text, and overlaps none',
  spaced: 'loses no text when lines, words and letters are spaced further apart',
  targets: 'has targets of 24 px or space around them',
  phone: 'has the phone one tap away, with the same number',
  help: 'offers help in the same places and in the same order',
  names: 'gives every link a meaningful name',
  lists: 'states that a list without markers is a list',
  groups: 'names its forms and its groups of radio buttons',
  accessibility:
    'passes the accessibility rules of axe with every part it may have, unfolded, with scripts and without',
} as const;

type Look = keyof typeof PROMISES;

const LOOKS = Object.keys(PROMISES) as Look[];

/** Types of the pages that most visitors see. */
const MAIN_TYPES: readonly string[] = ['home', 'service', 'region'];

/** Pages to open: one of every kind, of which those of the main types are the samples; or all, with one of every kind. */
export type Choice = 'every kind of page' | 'every page';

let wanted: Choice;
let site: ServedSite;
/** Pages to check at all widths, with scripts and without. */
let samples: readonly string[];
let page: Page;
/** Ways to get help on the first page, in order. */
let expectedHelp: string | undefined;
/** Phone number that all pages must link to. */
let phoneNumber: string | undefined;
/** Kinds of elements that axe has checked. */
const checkedKinds = new Set<string>();
const found = Object.fromEntries(LOOKS.map((name) => [name, []])) as unknown as Record<Look, string[]>;
const requestedOrigins = new Set<string>();

/**
 * Checks pages on a small phone, where space is scarcest, and samples at all widths, with and without scripts. The rules of
 * axe take longer than all other checks, so they only run where a page has a kind of element that they have not checked.
 */
async function visit(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    await page.goto(site.address + url);
    // Comes first: an animation of half a second must not slip through.
    note('motion', `${url} at 320 px`, await page.evaluate(animations));
    await page.evaluate(unfold);
    const isSample = samples.includes(url);
    await lookAround(url, isSample);
    if (isSample) await lookAtWidths(`${url} with scripts`, WIDTHS.slice(1));
    await page.setViewportSize(PHONE);
    await page.evaluate(spaceText);
    note('spaced', `${url} at 320 px`, Object.values(await inPage(SPACED)).flat());
    if (!isSample) continue;
    await openWithoutScript(page, site.address + url);
    await page.evaluate(unfold);
    await lookAtWidths(`${url} without scripts`, WIDTHS);
    // With scripts, axe runs at the width of a phone; without them, at that of a laptop, the last width that was set.
    const kinds = await page.evaluate(kindsOnPage);
    if (wanted === 'every page' || url === urls[0] || kinds.some((part) => !checkedKinds.has(part)))
      note('accessibility', `${url} without scripts at ${WIDTHS.at(-1)} px`, await axeFindings(page));
    for (const part of kinds) checkedKinds.add(part);
    await page.setViewportSize(PHONE);
  }
}

/** Checks a page on a small phone. */
async function lookAround(url: string, isSample: boolean): Promise<void> {
  const { numbers, isAtHand, ways, kinds, ...wrong } = await inPage({ ...AT_A_WIDTH, ...ONCE });
  const where = `${url} at 320 px`;
  noteAll(where, wrong);
  phoneNumber ??= numbers[0];
  expectedHelp ??= ways;
  const isSame = phoneNumber !== undefined && numbers.every((each) => each === phoneNumber);
  note('phone', where, isSame && isAtHand ? [] : [`dials ${numbers.join(', ')}`]);
  note('help', where, ways === expectedHelp ? [] : [`offers ${ways} instead of ${expectedHelp}`]);
  const uncheckedKinds = kinds.filter((part) => !checkedKinds.has(part));
  // The footer is the same on all pages, and is checked on the samples.
  if (isSample) note('accessibility', where, await axeFindings(page));
  else if (uncheckedKinds.length > 0)
    note('accessibility', where, await axeFindings(page, { without: '.footer', colours: wanted === 'every page' }));
  for (const part of uncheckedKinds) checkedKinds.add(part);
}

async function lookAtWidths(what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    noteAll(`${what} at ${width} px`, await inPage(AT_A_WIDTH));
  }
}

function note(look: Look, where: string, wrong: readonly string[]): void {
  found[look].push(...wrong.map((what) => `${where}: ${what}`));
}

function noteAll(where: string, wrong: Readonly<Partial<Record<Look, readonly string[]>>>): void {
  for (const look of LOOKS) note(look, where, wrong[look] ?? []);
}

/** Runs functions in the page in one round trip, which takes longer than most of them. */
async function inPage<Functions extends Readonly<Record<string, () => unknown>>>(
  functions: Functions,
): Promise<{ [Name in keyof Functions]: ReturnType<Functions[Name]> }> {
  const calls = Object.entries(functions).map(([name, call]) => `${name}: (${call})()`);
  return page.evaluate(`({ ${calls.join()} })`);
}

/** Runs in the page. Counts animations, except those driven by scrolling, such as the shrinking header. */
function animations(): string[] {
  const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length;
  return moving > 0 ? [`${moving} animations`] : [];
}

/** Runs in the page. */
function tooWide(): string[] {
  const excess = document.documentElement.scrollWidth - window.innerWidth;
  return excess > 0 ? [`${excess} px too wide`] : [];
}

/** Runs in the page. Returns the numbers of phone links outside the main content, which may name numbers of others. */
function numbersAround(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')];
  return [...new Set(links.filter((link) => !link.closest('main')).map((link) => link.getAttribute('href') ?? ''))];
}

/** Runs in the page. True if the header has a visible phone link. */
function dialsInHeader(): boolean {
  return [...document.querySelectorAll('header a[href^="tel:"]')].some(
    (link) => link.checkVisibility({ visibilityProperty: true }) && link.getBoundingClientRect().width > 0,
  );
}

/** Runs in the page. Returns the visible links whose names do not say where they lead. */
function emptyNames(): string[] {
  return [...document.querySelectorAll('a[href]')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .filter((link) => link.getBoundingClientRect().width > 0 && link.getBoundingClientRect().height > 0)
    .map((link) => (link.ariaLabel ?? link.textContent ?? '').trim())
    .filter((name) => /^(hier|mehr|weiter|link|details)?$/i.test(name))
    .map((name) => `«${name}»`);
}

/** Runs in the page. Returns every kind of element, without its hue. */
function kindsOnPage(): string[] {
  const kinds = [...document.querySelectorAll('main [class]')].map(
    (element) => `${element.tagName} ${element.getAttribute('class')?.replace(/ hue-\w+/, '')}`,
  );
  return [document.body.className, ...new Set(kinds)];
}

/** Runs in the page. Returns the ways to reach a person outside the main content, in document order. */
function waysToGetHelp(): string {
  const ways = document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"], a[href$="#contact"], a[href$="#faq"]');
  return [...ways]
    .filter((link) => !link.closest('main'))
    .map(
      (link) =>
        `${link.closest('header, footer, aside')?.tagName}:${link.getAttribute('href')?.replace(/\?[^#]*/, '')}`,
    )
    .join(' ');
}

/** Checks the pages of a site before the tests, which report the faults. */
export function lookAtPages(choice: Choice, build: () => Promise<SharedSite>): void {
  wanted = choice;

  beforeAll(async () => {
    const built = await build();
    site = await serveSite(Promise.resolve(built), firstOfEachType);
    const typeOf = new Map(built.pages.map(({ url, type }) => [url, type]));
    samples = site.samples.filter((url) => choice === 'every page' || MAIN_TYPES.includes(typeOf.get(url) ?? ''));
    const browser = await sharedBrowser();
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: PHONE });
    page = await context.newPage();
    page.on('request', (request) => requestedOrigins.add(new URL(request.url()).origin));
    await visit(choice === 'every page' ? [...new Set([...site.samples, ...site.urls])] : site.samples);
  }, 600_000);

  afterAll(async () => {
    await page?.context().close();
    site?.close();
  });

  const options = choice === 'every page' ? { tags: 'slow' } : {};
  describe(`${choice} of the website, on a phone, a tablet and a laptop`, options, () => {
    test('was checked', () => {
      expect(site.urls).toEqual(expect.arrayContaining([...site.samples]));
      expect(site.samples.length).toBeGreaterThan(5);
      expect(checkedKinds.size).toBeGreaterThan(50);
      expect(expectedHelp).toContain('HEADER:tel:');
    });

    test.each(LOOKS.map((look) => [PROMISES[look], look] as const))('%s', (_, look) => expect(found[look]).toEqual([]));

    test('requests nothing from another host', () => expect([...requestedOrigins]).toEqual([site.address]));
  });
}

/**
 * Opens a page with scripts disabled, and enables them afterwards: the page stays as it is without scripts, and tools that
 * need scripts can inspect it.
 */
async function openWithoutScript(page: Page, url: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(url);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
  await devtools.detach();
}

/**
 * Runs in the page. Returns targets smaller than 24 by 24 CSS pixels without the space around them that WCAG 2.5.8 accepts
 * instead. As there, links inside a sentence are exempt, and links with a large enough duplicate on the page, such as a
 * marker on a map whose place is also in a list.
 */
function smallTargets(): string[] {
  const LEAST = 24;
  const operable = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex="0"]';
  const targets = [...document.querySelectorAll<HTMLElement>(operable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[aria-hidden=true]'))
    .filter((element) => element.getBoundingClientRect().right > 0)
    .map((element) => {
      // A link may extend its target over the whole card.
      const isSpread = getComputedStyle(element, '::after').position === 'absolute';
      return { element, box: ((isSpread && element.offsetParent) || element).getBoundingClientRect() };
    });
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
    );
  const small = targets.filter(
    ({ element, box }) => Math.min(box.width, box.height) < LEAST - 0.01 && !isInSentence(element),
  );
  const isCrowded = ({ element, box }: (typeof targets)[number]) => {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return targets.some((other) => {
      if (other.element === element || other.element.contains(element) || element.contains(other.element)) return false;
      const { left, right, top, bottom } = other.box;
      if (small.some((each) => each.element === other.element)) {
        return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) < LEAST;
      }
      const nearX = Math.min(Math.max(x, left), right);
      const nearY = Math.min(Math.max(y, top), bottom);
      return Math.hypot(nearX - x, nearY - y) < LEAST / 2;
    });
  };
  const hrefOf = (element: Element) => element.getAttribute('href') ?? element;
  const hasTwin = ({ element }: (typeof targets)[number]) =>
    targets.some((other) => hrefOf(other.element) === hrefOf(element) && !small.includes(other));
  return small
    .filter((target) => isCrowded(target) && !hasTwin(target))
    .map(({ element, box }) => {
      const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
      return `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim().slice(0, 40)}» is ${size} px`;
    });
}
