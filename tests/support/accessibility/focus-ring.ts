import type { Browser, Page } from 'playwright-core';
import { waitForPaint } from '../in-browser.ts';

/** Space around the element that a focus ring may need, in pixels. */
const MARGIN = 12;

export type RingMeter = Awaited<ReturnType<typeof ringMeter>>;

/** Measures what focus changes on screen. A separate page decodes the screenshots. */
export async function ringMeter(browser: Browser) {
  const reader = await browser.newPage();
  const known = new Set<string>();
  return {
    /**
     * Returns no fault if the focused element shows its focus: enough pixels for a line around it differ from the unfocused
     * state with a contrast of at least 3:1. Each `kind` is measured once.
     */
    async judge(page: Page, kind: string): Promise<string[]> {
      if (known.has(kind)) return [];
      known.add(kind);
      const { clip, line } = await page.evaluate(outline, MARGIN);
      await waitForPaint(page);
      const focused = await page.screenshot({ clip });
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await waitForPaint(page);
      const plain = await page.screenshot({ clip });
      const strong = await reader.evaluate(countDifferentPixels, [
        focused.toString('base64'),
        plain.toString('base64'),
      ]);
      return strong >= line ? [] : [`shows no focus: ${strong} px for a line of ${Math.round(line)} px`];
    },
    measured: () => known.size,
  };
}

/** Runs in the page. Returns the part of the viewport around the focused element, and the length of its outline in there. */
function outline(margin: number) {
  const box = (document.activeElement as Element).getBoundingClientRect();
  const left = Math.max(0, box.left - margin);
  const top = Math.max(0, box.top - margin);
  const width = Math.min(innerWidth, box.right + margin) - left;
  const height = Math.min(innerHeight, box.bottom + margin) - top;
  const inner = {
    width: Math.min(innerWidth, box.right) - Math.max(0, box.left),
    height: Math.min(innerHeight, box.bottom) - Math.max(0, box.top),
  };
  const edges = [
    { at: box.top, end: innerHeight, length: inner.width },
    { at: box.bottom, end: innerHeight, length: inner.width },
    { at: box.left, end: innerWidth, length: inner.height },
    { at: box.right, end: innerWidth, length: inner.height },
  ];
  const line = edges.filter(({ at, end }) => at >= 0 && at <= end).reduce((sum, { length }) => sum + length, 0);
  return { clip: { x: left, y: top, width, height }, line };
}

/** Runs in a page. Counts the pixels with a contrast of at least 3:1 between two pictures of the same size. */
async function countDifferentPixels(pictures: readonly string[]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async (data) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    }),
  );
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (pixels: Uint8ClampedArray, at: number) =>
    0.2126 * linear(pixels[at] ?? 0) + 0.7152 * linear(pixels[at + 1] ?? 0) + 0.0722 * linear(pixels[at + 2] ?? 0);
  let count = 0;
  for (let at = 0; one && other && at < one.length; at += 4) {
    const [dark = 0, light = 0] = [luminance(one, at), luminance(other, at)].sort((a, b) => a - b);
    if ((light + 0.05) / (dark + 0.05) >= 3) count += 1;
  }
  return count;
}
