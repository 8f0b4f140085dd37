/** What every page must be for everyone's eyes and hands. Each page is opened once for all that is looked at. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outputPath } from '../../../src/lib/paths.ts';
import { sharedBrowser } from '../browser.ts';
import { attribute, descendantsOf, documentElement, one } from '../reading.ts';
import { firstOfEachType, type ServedSite, serveSite } from '../served-site.ts';
import type { SharedSite } from '../shared-site.ts';
import { axeFindings } from './axe.ts';
import { brokenRanges, lostText, spaceText, unfold } from './reflow.ts';
import { smallTargets } from './targets.ts';
import { openWithoutScript } from './without-script.ts';

/** A small phone, a tablet, a laptop. */
const WIDTHS = [320, 768, 1280];
const HEIGHT = 800;
const PHONE = { width: 320, height: HEIGHT };

/** What is wrong at one width of a page. These run in the page. */
const AT_A_WIDTH = { width: tooWide, lost: lostText, ranges: brokenRanges, targets: smallTargets };
/** What is wrong when it is read with more room between lines, words and letters. */
const SPACED = { width: tooWide, lost: lostText };
/** What else is asked of a page. */
const ONCE = {
  numbers: numbersAround,
  isAtHand: dialsInHeader,
  ways: waysToGetHelp,
  names: emptyNames,
  kinds: partsOfPage,
};

/** Elements that `mark` has marked. */
const MARKED = '[data-unjudged]';

const LOOKS = [
  'motion',
  'width',
  'lost',
  'spaced',
  'ranges',
  'targets',
  'phone',
  'help',
  'names',
  'accessibility',
] as const;

type Look = (typeof LOOKS)[number];

/** Which pages are opened: one of every kind and those that have a part of their own, or every one. */
export type Choice = 'every part' | 'every page';

let wanted: Choice;
let site: ServedSite;
let page: Page;
/** The order of the ways to get help on the first page that was opened. */
let usual: string | undefined;
/** What all pages dial. */
let number: string | undefined;
/** Parts of pages that axe has judged. */
const judged = new Set<string>();
const found = Object.fromEntries(LOOKS.map((name) => [name, []])) as unknown as Record<Look, string[]>;
const asked = new Set<string>();

/**
 * Pages on a small phone, where room is scarcest; one of every kind at all widths, with scripts and without. The rules of
 * axe take longer than all the rest, and are asked wherever there is a part that they have not judged.
 */
async function visit(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    await page.goto(site.address + url);
    // Before anything that takes its time: an animation of half a second must not slip through.
    note('motion', `${url} at 320 px`, await page.evaluate(animations));
    await page.evaluate(unfold);
    const isSample = site.samples.includes(url);
    await lookAround(url, isSample);
    if (isSample) await lookAtWidths(`${url} with scripts`, WIDTHS.slice(1));
    await page.setViewportSize(PHONE);
    await page.evaluate(spaceText);
    note('spaced', `${url} at 320 px`, Object.values(await inPage(SPACED)).flat());
    if (!isSample) continue;
    await openWithoutScript(page, site.address + url);
    await page.evaluate(unfold);
    await lookAtWidths(`${url} without scripts`, WIDTHS);
    // Scripts are on at the width of a phone, and off at that of a laptop, which is where this ends.
    const kinds = await page.evaluate(partsOfPage);
    if (wanted === 'every page' || url === urls[0] || kinds.some((part) => !judged.has(part)))
      note('accessibility', `${url} without scripts at ${WIDTHS.at(-1)} px`, await axeFindings(page));
    for (const part of kinds) judged.add(part);
    await page.setViewportSize(PHONE);
  }
}

/** Those pages whose HTML has a part that none before them has. */
function withPartsOfTheirOwn(urls: readonly string[], out: string): readonly string[] {
  const known = new Set<string>();
  return urls.filter((url) => {
    const main = one(documentElement(readFileSync(join(out, outputPath(url)), 'utf8')), 'main');
    const parts = descendantsOf(main).map((each) => kindOf(each.name, attribute(each, 'class') ?? ''));
    const isNew = parts.some((part) => !known.has(part));
    for (const part of parts) known.add(part);
    return isNew;
  });
}

/** A kind of element. Its hue plays no part: that all can be read is known of them all. */
const kindOf = (name: string, classes: string) => `${name} ${classes.replace(/ ?hue-\w+/, '')}`;

/** On a small phone. */
async function lookAround(url: string, isSample: boolean): Promise<void> {
  const { numbers, isAtHand, ways, names, kinds, ...wrong } = await inPage({ ...AT_A_WIDTH, ...ONCE });
  const where = `${url} at 320 px`;
  noteAll(where, wrong);
  number ??= numbers[0];
  usual ??= ways;
  const isSame = number !== undefined && numbers.every((each) => each === number);
  note('phone', where, isSame && isAtHand ? [] : [`dials ${numbers.join(', ')}`]);
  note('help', where, ways === usual ? [] : [`offers ${ways} instead of ${usual}`]);
  note('names', where, names);
  const unjudged = kinds.filter((part) => !judged.has(part));
  // The footer is the same on all pages, and judged on the samples.
  if (isSample) note('accessibility', where, await axeFindings(page));
  else if (wanted === 'every page' && unjudged.length > 0)
    note('accessibility', where, await axeFindings(page, { without: '.footer' }));
  else if (await page.evaluate(mark, unjudged)) note('accessibility', where, await axeFindings(page, { only: MARKED }));
  for (const part of unjudged) judged.add(part);
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

/** Runs functions in the page one after the other: the way there and back takes longer than most of them. */
async function inPage<Functions extends Readonly<Record<string, () => unknown>>>(
  functions: Functions,
): Promise<{ [Name in keyof Functions]: ReturnType<Functions[Name]> }> {
  const calls = Object.entries(functions).map(([name, call]) => `${name}: (${call})()`);
  return page.evaluate(`({ ${calls.join()} })`);
}

/** Runs in the page: what moves by itself. What follows the reader's own scrolling, like the shrinking header, does not. */
function animations(): string[] {
  const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length;
  return moving > 0 ? [`${moving} animations`] : [];
}

/** Runs in the page. */
function tooWide(): string[] {
  const excess = document.documentElement.scrollWidth - window.innerWidth;
  return excess > 0 ? [`${excess} px too wide`] : [];
}

/** Runs in the page: the numbers to dial. A text may name the number of someone else, so what counts is outside of it. */
function numbersAround(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')];
  return [...new Set(links.filter((link) => !link.closest('main')).map((link) => link.getAttribute('href') ?? ''))];
}

/** Runs in the page: whether the header has a number to dial, in sight. */
function dialsInHeader(): boolean {
  return [...document.querySelectorAll('header a[href^="tel:"]')].some(
    (link) => link.checkVisibility({ visibilityProperty: true }) && link.getBoundingClientRect().width > 0,
  );
}

/** Runs in the page: links in sight whose names say nothing of where they lead. */
function emptyNames(): string[] {
  return [...document.querySelectorAll('a[href]')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .filter((link) => link.getBoundingClientRect().width > 0 && link.getBoundingClientRect().height > 0)
    .map((link) => (link.ariaLabel ?? link.textContent ?? '').trim())
    .filter((name) => /^(hier|mehr|weiter|link|details)?$/i.test(name))
    .map((name) => `«${name}»`);
}

/** Runs in the page: every kind of element. Its hue plays no part: that all can be read is known of them all. */
function partsOfPage(): string[] {
  const kinds = [...document.querySelectorAll('main [class]')].map(
    (element) => `${element.tagName} ${element.getAttribute('class')?.replace(/ hue-\w+/, '')}`,
  );
  return [document.body.className, ...new Set(kinds)];
}

/** Runs in the page: marks the elements of these kinds. True if there are any. */
function mark(kinds: readonly string[]): boolean {
  const marked = [...document.querySelectorAll('main [class]')].filter((element) =>
    kinds.includes(`${element.tagName} ${element.getAttribute('class')?.replace(/ hue-\w+/, '')}`),
  );
  for (const element of marked) element.setAttribute('data-unjudged', '');
  return marked.length > 0;
}

/** Runs in the page: how to reach a person, in the order of the document, outside of what is particular to the page. */
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

/** Looks at the pages of a site when the tests begin, and says in its tests what was found. */
export function lookAtPages(choice: Choice, build: () => Promise<SharedSite>): void {
  wanted = choice;

  beforeAll(async () => {
    const built = await build();
    site = await serveSite(Promise.resolve(built), firstOfEachType);
    const browser = await sharedBrowser();
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: PHONE });
    page = await context.newPage();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    const all = [...new Set([...site.samples, ...site.urls])];
    const own = withPartsOfTheirOwn(all, built.out);
    await visit(choice === 'every page' ? all : all.filter((url) => site.samples.includes(url) || own.includes(url)));
  }, 600_000);

  afterAll(async () => {
    await page?.context().close();
    site?.close();
  });

  describe(`${choice} of the website, on a phone, a tablet and a laptop`, () => {
    test('was looked at', () => {
      expect(site.urls).toEqual(expect.arrayContaining([...site.samples]));
      expect(site.samples.length).toBeGreaterThan(5);
      expect(judged.size).toBeGreaterThan(50);
    });

    test('passes the accessibility rules of axe with every part it may have, unfolded, with scripts and without', () => {
      expect(found.accessibility).toEqual([]);
    });

    test('never scrolls sideways', () => expect(found.width).toEqual([]));

    test('cuts no text off, and lays none over another', () => expect(found.lost).toEqual([]));

    test('keeps a range of figures on one line', () => expect(found.ranges).toEqual([]));

    test('loses nothing when lines, words and letters are set further apart', () => expect(found.spaced).toEqual([]));

    test('has targets of 24 px or room around them', () => expect(found.targets).toEqual([]));

    test('names its links', () => expect(found.names).toEqual([]));

    test('asks nothing of a foreign host', () => expect([...asked]).toEqual([site.address]));

    test('does not move for people who asked for less motion', () => expect(found.motion).toEqual([]));

    test('has the phone one tap away, at the same number', () => expect(found.phone).toEqual([]));

    test('offers help in the same places and in the same order', () => {
      expect(usual).toContain('HEADER:tel:');
      expect(found.help).toEqual([]);
    });
  });
}
