import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Assets that axe preloads. None of these rules needs style sheets, and loading them takes a quarter of the time. */
const MEDIA = { assets: ['media'] };

/**
 * Returns the violations that axe finds on the page as it is, one line for each rule.
 *
 * @param without selector of a part that was checked on another page
 * @param only selector of the parts to check, if not all of the page
 * @param whole false for a part that is shown without the page around it
 * @param colours false to skip contrast, which takes longer than all other rules
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
  // Readers can scroll what the sticky bar covers into view, but axe would treat a half-covered link as covered.
  await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('.call-bar');
    if (bar && getComputedStyle(bar).position === 'sticky') bar.style.position = 'static';
  });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const rules = {
    'color-contrast': { enabled: colours },
    'page-has-heading-one': { enabled: whole },
    // Several examples of a part have the same names.
    'landmark-unique': { enabled: whole },
  };
  const options = JSON.stringify({ runOnly: RULES, rules, resultTypes: ['violations'], preload: MEDIA });
  const context = only || without ? JSON.stringify(only ? { include: [only] } : { exclude: [without] }) : 'document';
  const { violations } = (await page.evaluate(`axe.run(${context}, ${options})`)) as AxeResults;
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
