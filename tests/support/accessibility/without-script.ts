import type { Page } from 'playwright-core';

/**
 * Opens a page with scripts off, and lets them run again afterwards: what the page was without them is on screen, and
 * tools that need scripts themselves can look at it.
 */
export async function openWithoutScript(page: Page, url: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(url);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
  await devtools.detach();
}
