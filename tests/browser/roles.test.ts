import { expect, test } from 'vitest';
import { silentLists } from '../support/accessibility/silent-lists.ts';
import { inBrowser } from '../support/in-browser.ts';
import { serveSite } from '../support/served-site.ts';

const visit = inBrowser(serveSite);

test('every list without markers states that it is a list, on pages of every type', async () => {
  const page = await visit.newPage();
  const silent: string[] = [];
  for (const url of visit.site.samples) {
    await page.goto(visit.site.address + url, { waitUntil: 'domcontentloaded' });
    silent.push(...(await page.evaluate(silentLists)).map((list) => `${url}: ${list}`));
  }
  expect(silent).toEqual([]);
});

test('radio buttons and forms have a name, on pages of every type', async () => {
  const page = await visit.newPage();
  const nameless: string[] = [];
  for (const url of visit.site.samples) {
    await page.goto(visit.site.address + url, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(() => {
      const isNamed = (element: Element | null) =>
        element !== null &&
        (element.getAttribute('aria-label') ||
          document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ||
          element.querySelector(':scope > legend')?.textContent);
      const groups = [...document.querySelectorAll('[type=radio]')].map((radio) =>
        radio.closest('fieldset, [role=radiogroup]'),
      );
      return [...groups, ...document.forms].filter((each) => !isNamed(each)).map((each) => `${each?.className}`);
    });
    nameless.push(...found.map((each) => `${url}: ${each}`));
  }
  expect(nameless).toEqual([]);
});
