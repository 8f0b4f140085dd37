import type { Page } from 'playwright-core';

/**
 * Opens a page with scripts disabled, and enables them afterwards: the page stays as it is without scripts, and tools that
 * need scripts can inspect it.
 */
export async function openWithoutScript(page: Page, url: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(url);
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: false });
  await devtools.detach();
}
