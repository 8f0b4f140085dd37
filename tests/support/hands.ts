/** Mouse and keyboard: everything that one of them can do, the other must be able to do, too. */
import type { Locator, Page } from 'playwright-core';

/** A way to operate a page. Text is typed either way; with the mouse, everything else is clicked. */
export interface UserInput {
  /** Opens the editing field of a text on the page. */
  open(text: string): Promise<void>;
  /** Activates a button, a link, a checkbox or a disclosure. */
  press(target: Locator): Promise<void>;
  /** Replaces the content of a field. */
  write(target: Locator, text: string): Promise<void>;
  choose(target: Locator, label: string): Promise<void>;
}

export const mouse = (page: () => Page): UserInput => ({
  open: (text) => page().getByText(text).filter({ visible: true }).first().click(),
  press: (target) => target.click(),
  async write(target, text) {
    // A triple click selects the content.
    await target.click({ clickCount: 3 });
    await page().keyboard.insertText(text);
  },
  async choose(target, label) {
    await target.selectOption({ label });
  },
});

/** Upper limit of tab stops on the way to a target. */
const MAX_STOPS = 300;

export function keyboard(page: () => Page): UserInput {
  /** Moves the focus to the target with Tab or Shift+Tab alone. */
  const reach = async (target: Locator) => {
    await target.waitFor({ state: 'attached' });
    const handle = await target.elementHandle();
    const isBackwards = await handle?.evaluate((each) => {
      const { activeElement } = each.getRootNode() as Document | ShadowRoot;
      return activeElement && (each.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    });
    for (let stop = 0; !(await handle?.evaluate((each) => each.matches(':focus'))); stop += 1) {
      if (stop > MAX_STOPS) throw new Error(`The Tab key never reaches ${target}.`);
      await page().keyboard.press(isBackwards ? 'Shift+Tab' : 'Tab');
    }
  };
  return {
    async open(text) {
      const texts = page().getByRole('listbox');
      await reach(texts);
      // The emulated keyboard has no keys for other characters.
      const [start = ''] = /^[\x20-\x7e]*/.exec(text) ?? [];
      await page().keyboard.type(start);
      await page().keyboard.press('Enter');
    },
    async press(target) {
      await reach(target);
      const isBox = await target.evaluate((each) => each.matches('[type=checkbox]'));
      await page().keyboard.press(isBox ? 'Space' : 'Enter');
    },
    async write(target, text) {
      await reach(target);
      await page().keyboard.press('Control+A');
      await page().keyboard.insertText(text);
    },
    async choose(target, label) {
      await reach(target);
      await page().keyboard.type(label);
    },
  };
}
