/** Mouse, keyboard and finger: everything that one of them can do, the others must be able to do, too. */
import type { FrameLocator, Locator, Page } from 'playwright-core';

/** A way to operate the studio. Each call is one step for its user. Text is typed in any case. */
export interface Hand {
  /** Goes to a text of the page, to change it. */
  open(text: string): Promise<void>;
  /** Activates a button, a link, a switch or a disclosure. */
  press(target: Locator): Promise<void>;
  /** Replaces the content of a field. */
  write(target: Locator, text: string): Promise<void>;
  /** Replaces the text that has the focus. */
  rewrite(text: string): Promise<void>;
  /** Number of steps so far. */
  steps(): number;
}

interface Place {
  page(): Page;
  frame(): FrameLocator;
}

const counted = (hand: Omit<Hand, 'steps'>): Hand => {
  let steps = 0;
  const count =
    <Rest extends readonly unknown[]>(act: (...rest: Rest) => Promise<void>) =>
    async (...rest: Rest) => {
      steps += 1;
      await act(...rest);
    };
  return {
    open: count(hand.open),
    press: count(hand.press),
    write: count(hand.write),
    rewrite: count(hand.rewrite),
    steps: () => steps,
  };
};

const rewriteIn = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
};

/** Clicks, or taps. */
function pointer({ page, frame }: Place, touch: (target: Locator) => Promise<void>): Hand {
  return counted({
    open: (text) => touch(frame().getByText(text).filter({ visible: true }).first()),
    press: touch,
    async write(target, text) {
      await touch(target);
      await rewriteIn(page(), text);
    },
    rewrite: (text) => rewriteIn(page(), text),
  });
}

export type HandOf = (place: Place) => Hand;

export const mouse: HandOf = (place) => pointer(place, (target) => target.click());

export const finger: HandOf = (place) => pointer(place, (target) => target.tap());

/** Upper limit of tab stops on the way to a target. */
const MAX_STOPS = 600;

export function keyboard({ page }: Place): Hand {
  /** Moves the focus to the target with Tab or Shift+Tab alone. */
  const reach = async (target: Locator) => {
    await target.waitFor({ state: 'attached' });
    const handle = await target.elementHandle();
    const isBackwards = await handle?.evaluate((each) => {
      const { activeElement } = document;
      return activeElement && (each.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    });
    for (let stop = 0; !(await handle?.evaluate((each) => each.matches(':focus'))); stop += 1) {
      if (stop > MAX_STOPS) throw new Error(`The Tab key never reaches ${target}.`);
      await page().keyboard.press(isBackwards ? 'Shift+Tab' : 'Tab');
    }
  };
  return counted({
    /** Finds the text in the list of all pages and texts. */
    async open(text) {
      await page().keyboard.press('Control+k');
      const dialog = page().getByRole('dialog', { name: 'Alle Seiten' });
      await dialog.getByRole('searchbox').waitFor();
      await page().keyboard.insertText(text);
      await reach(dialog.getByRole('button', { name: text }).last());
      await page().keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
    },
    async press(target) {
      await reach(target);
      const isBox = await target.evaluate((each) => each.matches('[type=checkbox]'));
      await page().keyboard.press(isBox ? 'Space' : 'Enter');
    },
    async write(target, text) {
      await reach(target);
      await rewriteIn(page(), text);
    },
    rewrite: (text) => rewriteIn(page(), text),
  });
}
