import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openEditor } from '../support/editor.ts';
import { mouse } from '../support/hands.ts';
import { testTasks } from '../support/studio-tasks.ts';

const MOULD = 'data/services/schimmel.yaml';
const MOULD_PAGE = '/services/schimmel/';

const editor = openEditor(MOULD_PAGE, { hasTouch: true });

/** The tasks come first: they begin with the sample as it is. */
describe('an editor with the mouse alone', () => testTasks(editor, mouse));

const field = (name: string) => editor.panel.getByLabel(name, { exact: true });
const headingOfFaq = () => editor.panel.locator('[data-pointer="/faq/heading"] textarea');
const questions = (): readonly string[] => editor.read(MOULD).match(/(?<=- question: ).*/g) ?? [];
const rows = () => editor.panel.locator('[data-pointer="/faq"] ol.rows > li');
const handle = (index: number) => rows().nth(index).getByRole('button', { name: 'Ziehen' });

const centreOf = async (target: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};

/** The third question is dragged by its handle to above the first. */
const way = async () => {
  await handle(1).scrollIntoViewIfNeeded();
  const [start, end] = [await centreOf(handle(2)), await centreOf(handle(0))];
  return { start, end: { x: end.x, y: end.y - 8 } };
};

const dragWithMouse = async () => {
  const { mouse } = editor.page;
  const { start, end } = await way();
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 5 });
};

describe('a row of a list', () => {
  test('is dragged with the mouse, and the others make room for it', { tags: 'slow' }, async () => {
    await editor.writeOn(MOULD_PAGE);
    const [first, second, third] = questions();
    await editor.saving(async () => {
      await dragWithMouse();
      const ys = await Promise.all([2, 0, 1].map(async (index) => (await centreOf(handle(index))).y));
      expect(ys).toEqual(ys.toSorted((a, b) => a - b));
      await editor.page.mouse.up();
    });
    expect(questions().slice(0, 3)).toEqual([third, first, second]);
    expect(editor.changed()).toEqual({ [MOULD]: { gone: [], new: [] } });
  });

  test('returns to its place with Escape', { tags: 'slow' }, async () => {
    await editor.writeOn(MOULD_PAGE);
    const before = await rows().allTextContents();
    await dragWithMouse();
    await editor.panel.locator('li.dragged').waitFor();
    await editor.page.keyboard.press('Escape');
    await editor.page.mouse.up();
    expect(await editor.panel.locator('li.dragged').count()).toBe(0);
    expect(await rows().allTextContents()).toEqual(before);
    expect(await editor.page.locator('.saved.typing, .saved.draft').count()).toBe(0);
    expect(editor.changed()).toEqual({});
  });

  test('is dragged with a finger, while the list stays where it is', { tags: 'slow' }, async () => {
    await editor.writeOn(MOULD_PAGE);
    const [first, second, third] = questions();
    const { start, end } = await way();
    const scrolled = () => editor.panel.locator('.list').evaluate(({ scrollTop }) => scrollTop);
    const before = await scrolled();
    const touchscreen = await editor.page.context().newCDPSession(editor.page);
    const touch = (type: string, ...touchPoints: readonly { x: number; y: number }[]) =>
      touchscreen.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: [...touchPoints] });
    await editor.saving(async () => {
      await touch('touchStart', start);
      for (const part of [0.2, 0.5, 0.8, 1])
        await touch('touchMove', { x: start.x, y: start.y + part * (end.y - start.y) });
      expect(await scrolled()).toBe(before);
      await touch('touchEnd');
    });
    expect(questions().slice(0, 3)).toEqual([third, first, second]);
  });
});

test('an entry of any kind can be inserted between two others, and shows all that it can hold', {
  tags: 'slow',
}, async () => {
  await editor.writeOn(MOULD_PAGE);
  const sections = editor.panel.locator('[data-pointer="/sections"] > .inside > ol > li');
  const count = await sections.count();
  const second = sections.nth(1);
  await second.getByRole('button', { expanded: false }).first().hover();
  await second.getByRole('button', { name: 'Hier einfügen', exact: true }).click();
  const choices = second.locator('.kinds').getByRole('button');
  // A popover fills itself once it has opened.
  await choices.first().waitFor();
  const kinds = await choices.allTextContents();
  expect(kinds.length).toBeGreaterThan(3);
  await editor.page.keyboard.press('Escape');
  await second.locator('.kinds').waitFor({ state: 'hidden' });
  await second.getByRole('button', { name: 'Hier einfügen', exact: true }).click();
  expect(kinds).toContain('+ Karten');
  await second.locator('.kinds').getByRole('button', { name: '+ Karten', exact: true }).click();
  expect(await sections.count()).toBe(count + 1);
  expect(await sections.nth(1).locator('.name').first().textContent()).toBe('Karten 2');
  expect(await sections.nth(1).locator('.name[aria-expanded=false]').count()).toBe(0);
  const introduction = sections.nth(1).locator('.field', { hasText: 'Einleitung' });
  expect(await introduction.locator('.label small').textContent()).toBe('freiwillig');
  await sections.nth(1).getByRole('button', { name: 'Entfernen', exact: true }).first().click();
});

describe('a text', () => {
  test('typed on the page is in its field at once, and typed in its field on the page; both are saved by themselves', async () => {
    await editor.writeOn(MOULD_PAGE);
    await editor.frame.getByText('Warum wir zuerst nach dem Wasser fragen').first().click();
    await editor.page.keyboard.press('ControlOrMeta+A');
    await editor.page.keyboard.type('Warum das Wasser zuerst kommt');
    const mirrored = editor.panel.locator('[data-pointer="/sections/0/heading"] textarea');
    expect(await mirrored.inputValue()).toBe('Warum das Wasser zuerst kommt');
    await field('Haupttitel').fill('Was nach der Sanierung im Raum bleibt');
    await editor.frame.getByRole('heading', { level: 1, name: 'Was nach der Sanierung im Raum bleibt' }).waitFor();
    await expect.poll(() => editor.read(MOULD)).toContain('Was nach der Sanierung im Raum bleibt');
    await editor.page.getByText(/^Gespeichert, \d\d\.\d\d Uhr/).waitFor();
    expect(editor.changed()).toEqual({
      [MOULD]: {
        gone: [expect.stringMatching(/^ {2}title: /), '    heading: Warum wir zuerst nach dem Wasser fragen'],
        new: ['  title: Was nach der Sanierung im Raum bleibt', '    heading: Warum das Wasser zuerst kommt'],
      },
    });
  });

  test('survives Escape and a reload while it has a mistake, and is saved once that is corrected', async () => {
    await editor.writeOn(MOULD_PAGE);
    await headingOfFaq().fill('Was man uns sagt');
    await editor.panel.getByText('«Häufige Fragen › Überschrift»').first().waitFor();
    await editor.page.getByText('in diesem Browser aufgehoben').waitFor();
    await editor.page.keyboard.press('Escape');
    expect(await headingOfFaq().inputValue()).toBe('Was man uns sagt');
    await editor.page.reload();
    await editor.ready();
    await expect.poll(() => headingOfFaq().inputValue()).toBe('Was man uns sagt');
    expect(editor.changed()).toEqual({});
    await editor.saving(() => headingOfFaq().fill('Fragen, die man uns stellt'));
    expect(editor.changed()[MOULD]?.new).toEqual(['  heading: Fragen, die man uns stellt']);
  });
});

test('the list of all pages finds texts, and leads to the field of one', async () => {
  await editor.writeOn(MOULD_PAGE);
  await editor.page.keyboard.press('Control+k');
  await editor.dialog.getByRole('searchbox').fill('drei schimmelpilze');
  await editor.dialog.getByRole('button', { name: 'Drei Schimmelpilze und was ihr Fundort sagt' }).click();
  await expect
    .poll(() => editor.page.evaluate(() => (document.activeElement as HTMLTextAreaElement | null)?.value))
    .toBe('Drei Schimmelpilze und was ihr Fundort sagt');
});

test('a range of prices becomes a lowest price, and then one on request', { tags: 'slow' }, async () => {
  await editor.writeOn(MOULD_PAGE);
  const tier = editor.frame.locator('#preise li').first();
  await editor.saving(() => field('Offener Preis').first().click());
  await editor.saving(() => field('Preis bis').first().fill(''));
  await tier.getByText('ab CHF').waitFor();
  await editor.saving(() => field('Preis von').first().fill(''));
  await tier.getByText('auf Anfrage').waitFor();
  const { gone, new: added } = editor.changed()[MOULD] ?? {};
  expect([gone, added]).toEqual([
    [expect.stringMatching(/^ {6}from: /), expect.stringMatching(/^ {6}to: /)],
    ['      open: true'],
  ]);
});
