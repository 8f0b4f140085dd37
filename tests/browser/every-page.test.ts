import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../support/accessibility/axe.ts';
import { brokenRanges, lostText, spaceText, unfold } from '../support/accessibility/reflow.ts';
import { smallTargets } from '../support/accessibility/targets.ts';
import { openWithoutScript } from '../support/accessibility/without-script.ts';
import { sharedBrowser } from '../support/browser.ts';
import { firstOfEachType, type ServedSite, serveSite } from '../support/served-site.ts';
import { builtWebsite } from '../support/shared-site.ts';

/** A small phone, a tablet, a laptop. */
const WIDTHS = [320, 768, 1280];
const HEIGHT = 800;

/** What is looked at on each page; every look names what is wrong there. */
const LOOKS = {
  async motion(): Promise<string[]> {
    // What follows the reader's own scrolling, like the shrinking header, does not move by itself.
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
    );
    return moving > 0 ? [`${moving} animations`] : [];
  },
  async width(): Promise<string[]> {
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    return excess > 0 ? [`${excess} px too wide`] : [];
  },
  lost: () => page.evaluate(lostText),
  async spaced(): Promise<string[]> {
    await page.evaluate(spaceText);
    return [...(await LOOKS.width()), ...(await LOOKS.lost())];
  },
  ranges: () => page.evaluate(brokenRanges),
  targets: () => page.evaluate(smallTargets),
  async phone(): Promise<string[]> {
    const links = page.locator('a[href^="tel:"]');
    // A text may name the number of someone else, so what counts is outside of it.
    const numbers = await links.evaluateAll((all) => [
      ...new Set(all.filter((link) => !link.closest('main')).map((link) => link.getAttribute('href'))),
    ]);
    const isAtHand = (await page.locator('header a[href^="tel:"]:visible').count()) > 0;
    number ??= numbers[0] ?? undefined;
    return numbers.every((each) => each === number) && number && isAtHand ? [] : [`dials ${numbers.join(', ')}`];
  },
  async help(): Promise<string[]> {
    const ways = await page.evaluate(waysToGetHelp);
    usual ??= ways;
    return ways === usual ? [] : [`offers ${ways} instead of ${usual}`];
  },
  async names(): Promise<string[]> {
    const links = page.locator('a[href]:visible');
    const names = await links.evaluateAll((all) => all.map((link) => link.ariaLabel ?? link.textContent ?? ''));
    return names.filter((name) => /^(hier|mehr|weiter|link|details)?$/i.test(name.trim())).map((name) => `«${name}»`);
  },
  accessibility: () => axeFindings(page),
  /** The footer is the same on all pages, and judged on the samples. */
  ownAccessibility: () => axeFindings(page, { without: '.footer' }),
};

type Look = keyof typeof LOOKS;

let site: ServedSite;
let page: Page;
/** The order of the ways to get help on the first page that was opened. */
let usual: string | undefined;
/** What all pages dial. */
let number: string | undefined;
/** Parts of pages that axe has judged. */
const judged = new Set<string>();
/** Opening a page costs more than looking at it, so each is opened once for all looks. */
const found = Object.fromEntries(Object.keys(LOOKS).map((name) => [name, []])) as unknown as Record<Look, string[]>;
const asked = new Set<string>();

beforeAll(async () => {
  site = await serveSite(builtWebsite(), firstOfEachType);
  const browser = await sharedBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: HEIGHT } });
  page = await context.newPage();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await visitAll();
}, 600_000);

afterAll(async () => {
  await page?.context().close();
  site?.close();
});

/**
 * Every page on a small phone, where room is scarcest; one of every kind at all widths, with scripts and without. The
 * rules of axe take longer than all the rest, and are asked wherever there is a part that they have not judged.
 */
async function visitAll(): Promise<void> {
  const others = site.urls.filter((url) => !site.samples.includes(url));
  for (const url of [...site.samples, ...others]) {
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await page.goto(site.address + url);
    // Before anything that takes its time: an animation of half a second must not slip through.
    await look('motion', `${url} at 320 px`);
    await page.evaluate(unfold);
    for (const name of ['width', 'lost', 'ranges', 'targets', 'phone', 'help', 'names'] as const) {
      await look(name, `${url} at 320 px`);
    }
    const isSample = site.samples.includes(url);
    const unjudged = (await page.evaluate(partsOfPage)).filter((part) => !judged.has(part));
    if (isSample) await look('accessibility', `${url} at 320 px`);
    else if (unjudged.length > 0) await look('ownAccessibility', `${url} at 320 px`);
    for (const part of unjudged) judged.add(part);
    if (isSample) await lookAtWidths(`${url} with scripts`, WIDTHS.slice(1));
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await look('spaced', `${url} at 320 px`);
    if (!isSample) continue;
    await openWithoutScript(page, site.address + url);
    await page.evaluate(unfold);
    await lookAtWidths(`${url} without scripts`, WIDTHS);
    // Scripts are on at the width of a phone, and off at that of a laptop, which is where this ends.
    await look('accessibility', `${url} without scripts at ${WIDTHS.at(-1)} px`);
  }
}

async function lookAtWidths(what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const name of ['width', 'lost', 'ranges', 'targets'] as const) await look(name, `${what} at ${width} px`);
  }
}

async function look(name: Look, where: string): Promise<void> {
  found[name].push(...(await LOOKS[name]()).map((what) => `${where}: ${what}`));
}

/** Runs in the page: every kind of element. Its hue plays no part: that all can be read is known of them all. */
function partsOfPage(): string[] {
  const kinds = [...document.querySelectorAll('main [class]')].map(
    (element) => `${element.tagName} ${element.getAttribute('class')?.replace(/ hue-\w+/, '')}`,
  );
  return [document.body.className, ...new Set(kinds)];
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

describe('every page, on a phone, a tablet and a laptop', () => {
  test('was looked at', () => {
    expect(site.urls).toEqual(expect.arrayContaining([...site.samples]));
    expect(site.samples.length).toBeGreaterThan(5);
    expect(judged.size).toBeGreaterThan(50);
  });

  test('passes the accessibility rules of axe with every part it may have, unfolded, with scripts and without', () => {
    expect([...found.accessibility, ...found.ownAccessibility]).toEqual([]);
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
