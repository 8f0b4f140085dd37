import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What axe fetches before it judges. No rule among these asks for style sheets, and fetching them takes a quarter of the time. */
const MEDIA = { assets: ['media'] };

/**
 * What the rules of axe find wrong on the page as it is, one line for each rule.
 *
 * @param without part that was judged on another page, and is left out
 * @param only parts that are judged, if not all of the page
 * @param whole false for a part that is shown without the page around it
 * @param colours whether their contrast is measured, which takes longer than all the other rules
 */
export async function axeFindings(
  page: Page,
  {
    without,
    only,
    whole = true,
    colours = true,
  }: { without?: string; only?: string; whole?: boolean; colours?: boolean } = {},
): Promise<string[]> {
  // What it covers at the moment is for the reader to scroll clear; axe would take a covered half of a link for all of it.
  await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('.call-bar');
    if (bar && getComputedStyle(bar).position === 'sticky') bar.style.position = 'static';
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const rules = { 'color-contrast': { enabled: colours }, 'page-has-heading-one': { enabled: whole } };
  const options = JSON.stringify({ runOnly: RULES, rules, resultTypes: ['violations'], preload: MEDIA });
  const context = only || without ? JSON.stringify(only ? { include: [only] } : { exclude: [without] }) : 'document';
  const { violations } = (await page.evaluate(`axe.run(${context}, ${options})`)) as AxeResults;
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
