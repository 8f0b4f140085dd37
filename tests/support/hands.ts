/** The two ways of using a page: everything that one of them can do, the other must be able to do, too. */
import type { Locator, Page } from 'playwright-core';

/** Letters come from a keyboard either way; with the mouse, everything else is clicked. */
export interface Hand {
  /** Opens the field of a text of the page. */
  open(text: string): Promise<void>;
  /** A button, a link, a box to tick, something to unfold. */
  press(target: Locator): Promise<void>;
  /** Replaces what is in a field. */
  write(target: Locator, text: string): Promise<void>;
  choose(target: Locator, label: string): Promise<void>;
}

export const mouse = (page: () => Page): Hand => ({
  open: (text) => page().getByText(text).filter({ visible: true }).first().click(),
  press: (target) => target.click(),
  async write(target, text) {
    // Three clicks mark what is there.
    await target.click({ clickCount: 3 });
    await page().keyboard.insertText(text);
  },
  async choose(target, label) {
    await target.selectOption({ label });
  },
});

/** More stops than there are on the way to anything. */
const MOST_STOPS = 300;

export function keyboard(page: () => Page): Hand {
  /** Goes there with the tabulator, and nothing else. */
  const reach = async (target: Locator) => {
    await target.waitFor({ state: 'attached' });
    const handle = await target.elementHandle();
    const isBehind = await handle?.evaluate((each) => {
      const { activeElement } = each.getRootNode() as Document | ShadowRoot;
      return activeElement && (each.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    });
    for (let stop = 0; !(await handle?.evaluate((each) => each.matches(':focus'))); stop += 1) {
      if (stop > MOST_STOPS) throw new Error(`The tabulator does not come to ${target}.`);
      await page().keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
    }
  };
  return {
    async open(text) {
      const texts = page().getByRole('listbox');
      await reach(texts);
      // No key of the keyboard that is imitated writes the rest.
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
