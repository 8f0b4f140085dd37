import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { PROJECT, SAMPLE } from '../support/data-files.ts';
import { openPreview, type Preview, withoutScript } from '../support/preview.ts';

const MOULD = 'data/services/schimmel.yaml';
const SITE = 'data/site.yaml';
/** The page that is made from the first. */
const MOULD_PAGE = '/services/schimmel/';

let preview: Preview;
let root: string;
/** One page for all tests: what one of them changes, the next takes as it is. */
let page: Page;
/** The files as they were when the test began. */
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'nebel-edit-'));
  cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });
  const siteModule = join(PROJECT, 'templates/site.ts');
  const [browser, opened] = await Promise.all([sharedBrowser(), openPreview({ root, siteModule, edit: true })]);
  preview = opened;
  page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(preview.address + MOULD_PAGE);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  return async () => {
    await page.close();
    await preview.close();
    rmSync(root, { recursive: true });
  };
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  before = new Map([MOULD, SITE].map((file) => [file, read(file)]));
});

/** Lines of a file that are not as they were: without those that only have another place. */
function changedLines(file: string): { gone: readonly string[]; new: readonly string[] } {
  const [were, are] = [before.get(file)?.split('\n') ?? [], read(file).split('\n')];
  return { gone: were.filter((line) => !are.includes(line)), new: are.filter((line) => !were.includes(line)) };
}

/** Goes to a page on which an edit has begun. */
async function writeOn(path: string): Promise<void> {
  // A test that failed may have left one.
  const isOpen = (await page.getByRole('dialog').count()) > 0;
  if (isOpen || new URL(page.url()).pathname !== path) await page.goto(preview.address + path);
  await upToDate();
}

/** Waits until the page is the one that the preview has now, and its texts can be chosen. */
async function upToDate(): Promise<void> {
  const { pathname } = new URL(page.url());
  const shown = () =>
    page.evaluate(() => {
      const script = document.querySelector<HTMLScriptElement>('script[src^="/.nebel/"]');
      return script && new URL(script.src).searchParams.get('v');
    });
  await expect.poll(async () => (await shown()) === (await preview.state(pathname)).version).toBe(true);
  await page.getByRole('option').first().waitFor({ state: 'attached' });
}

/** Does what changes a file, and waits until the page is what has become of it: a click before would be lost. */
async function changing(act: () => Promise<void>): Promise<void> {
  const { version } = await preview.state(MOULD_PAGE);
  await act();
  await expect.poll(async () => (await preview.state(MOULD_PAGE)).version).not.toBe(version);
  await upToDate();
}

/** What an address shows, but for what only the preview adds. */
const shownAt = async (url: string) => withoutScript((await preview.page(url)).html);

const dialogOf = (): Locator => page.getByRole('dialog').last();

/** Saves what is in the window, and waits until that is closed and the page is new. */
const save = (): Promise<void> =>
  changing(async () => {
    await dialogOf().getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

describe('with the mouse', () => {
  test('a click on a sentence opens its field, and saving changes that line only', async () => {
    await writeOn(MOULD_PAGE);
    await page.getByText('Warum wir zuerst nach dem Wasser fragen').click();
    const dialog = page.getByRole('dialog', { name: 'Überschrift' });
    await dialog.getByText('Ein Satz oder ein Stichwort.').waitFor();
    await dialog.getByRole('textbox').fill('Warum wir zuerst das Wasser suchen');
    await save();
    expect(changedLines(MOULD)).toEqual({
      gone: ['    heading: Warum wir zuerst nach dem Wasser fragen'],
      new: ['    heading: Warum wir zuerst das Wasser suchen'],
    });
    await page.getByText('Warum wir zuerst das Wasser suchen').waitFor();
    expect(await page.getByRole('button', { name: 'Bearbeiten' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('a price that is made of two fields opens both, and is shown wherever it is named', async () => {
    await writeOn(MOULD_PAGE);
    await page.getByText('CHF 300–500').first().click();
    const dialog = dialogOf();
    await dialog.getByLabel('Preis bis').fill('550');
    await save();
    expect(changedLines(MOULD)).toEqual({ gone: ['      to: 500'], new: ['      to: 550'] });
    await page.getByText('CHF 300–550').first().waitFor();
  });

  test('a phone number is changed for the whole website', async () => {
    await writeOn(MOULD_PAGE);
    await page.getByRole('banner').getByText('+41 62 000 00 00').filter({ visible: true }).first().click();
    await page.getByRole('dialog', { name: 'Telefon' }).getByRole('textbox').fill('+41 62 111 22 33');
    await save();
    expect(changedLines(SITE).new).toHaveLength(1);
    await page.getByRole('banner').getByText('+41 62 111 22 33').filter({ visible: true }).first().waitFor();
  });

  test('a question is added behind another one, moved, and all of it is taken back', async () => {
    await writeOn(MOULD_PAGE);
    await page.getByText('Muss man nach einer Sanierung überhaupt desinfizieren?').click();
    await dialogOf().getByRole('button', { name: 'Frage mit Antwort hinzufügen' }).click();
    const added = page.getByRole('dialog', { name: 'Frage mit Antwort hinzufügen' });
    await added.getByLabel('Frage', { exact: true }).fill('Kommen Sie auch am Samstag?');
    await added.getByLabel('Antwort', { exact: true }).fill('Ja, nach Vereinbarung: Rufen Sie uns an.');
    await save();
    expect(changedLines(MOULD)).toEqual({
      gone: [],
      new: ['    - question: Kommen Sie auch am Samstag?', '      answer: "Ja, nach Vereinbarung: Rufen Sie uns an."'],
    });
    const question = page.getByText('Kommen Sie auch am Samstag?').first();
    await question.waitFor();
    const questions = (): readonly string[] => read(MOULD).match(/(?<=- question: ).*/g) ?? [];
    expect(questions().indexOf('Kommen Sie auch am Samstag?')).toBe(2);
    await question.click();
    await changing(() => dialogOf().getByRole('button', { name: 'Nach vorne' }).click());
    expect(questions().indexOf('Kommen Sie auch am Samstag?')).toBe(1);

    await changing(() => page.getByRole('button', { name: 'Rückgängig' }).click());
    expect(questions().indexOf('Kommen Sie auch am Samstag?')).toBe(2);
    await changing(() => page.getByRole('button', { name: 'Rückgängig' }).click());
    expect(read(MOULD)).toBe(before.get(MOULD));
    await page.getByText('Die letzte Änderung ist zurückgenommen.').waitFor();
  });

  test('a testimonial is removed', async () => {
    await writeOn(MOULD_PAGE);
    await page.getByText('Das Zimmer war frisch verputzt').first().click();
    await changing(() => dialogOf().getByRole('button', { name: 'Entfernen' }).click());
    expect(read(MOULD)).not.toContain('Familie K.');
    expect(changedLines(MOULD).new).toEqual([]);
    expect(await page.getByText('Das Zimmer war frisch verputzt').count()).toBe(0);
  });

  test('what no text of the page shows is in the form for the whole page', async () => {
    await writeOn(MOULD_PAGE);
    await page.getByRole('button', { name: 'Diese Seite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leistung' });
    await dialog.getByText('Angaben für Suchmaschinen').click();
    await dialog.getByLabel('Titel im Suchergebnis').fill('Kaltvernebelung nach Schimmel: was sie kostet');
    await dialog.getByLabel('Farbton').selectOption('moos');
    await save();
    expect(changedLines(MOULD).new).toEqual([
      'color: moos',
      '  title: "Kaltvernebelung nach Schimmel: was sie kostet"',
    ]);
  });
});

describe('all pages', () => {
  test('are searched by their texts, and a text that is found is changed at once', async () => {
    await writeOn('/');
    await page.getByRole('button', { name: 'Alle Seiten' }).click();
    await page.getByRole('searchbox').fill('sechs schimmelpilze');
    await page.getByRole('button', { name: 'Sechs Schimmelpilze und was ihr Fundort sagt' }).click();
    await page
      .getByRole('dialog', { name: 'Überschrift' })
      .getByRole('textbox')
      .fill('Sechs Schimmelpilze und was der Fundort sagt');
    await save();
    expect(changedLines(MOULD).new).toEqual(['    heading: Sechs Schimmelpilze und was der Fundort sagt']);
  });

  test('become one more, which begins with what is known', async () => {
    await writeOn('/');
    await page.getByRole('button', { name: 'Alle Seiten' }).click();
    const list = page.getByRole('dialog', { name: 'Alle Seiten' });
    await list.getByLabel('Art der Seite').selectOption('region');
    await list.getByLabel('Name in der Adresse').fill('zug');
    await list.getByRole('button', { name: 'Beginnen' }).click();
    await list.getByText('gibt es schon').waitFor();
    await list.getByLabel('Name in der Adresse').fill('uster');
    await list.getByRole('button', { name: 'Beginnen' }).click();
    const form = page.getByRole('dialog', { name: 'Region hinzufügen' });
    expect(await form.getByLabel('Ort', { exact: true }).inputValue()).toBe('Uster');
    expect(await form.getByLabel('Entwurf').isChecked()).toBe(true);
    await form.getByRole('button', { name: 'Speichern' }).click();
    await form.getByText('Noch nicht gespeichert').waitFor();
    expect(existsSync(join(root, 'data/regions/uster.yaml'))).toBe(false);
  });
});

describe('a page', () => {
  const MOVED = 'data/services/schimmel-im-haus.yaml';
  const files = () =>
    [MOVED, 'data/adressen.yaml', 'data/home.yaml'].map((file) => existsSync(join(root, file)) && read(file));

  test('gets another name: its old address leads on, links follow, and all of it is taken back at once', async () => {
    const were = files();
    const shown = await shownAt(MOULD_PAGE);
    await writeOn(MOULD_PAGE);
    await page.getByRole('button', { name: 'Alle Seiten' }).click();
    await page.getByRole('listitem').filter({ hasText: '/services/schimmel/' }).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'umbenennen oder entfernen' });
    await dialog.getByLabel('Name in der Adresse').fill('Schimmel im Haus');
    await dialog.getByRole('button', { name: 'Umbenennen' }).click();
    await dialog.getByText('Zum Beispiel: schimmel-im-haus').waitFor();
    await dialog.getByLabel('Name in der Adresse').fill('schimmel-im-haus');
    await dialog.getByRole('button', { name: 'Umbenennen' }).click();
    await page.waitForURL('**/services/schimmel-im-haus/');
    await page.getByText('Die Seite ist umbenannt.').waitFor();
    expect(read('data/adressen.yaml')).toContain('/services/schimmel/\n    redirect: /services/schimmel-im-haus/\n');
    await upToDate();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => shownAt(MOULD_PAGE)).toBe(shown);
    expect(files()).toEqual(were);
    expect(read(MOULD)).toBe(before.get(MOULD));
  });

  test('is not removed while others link to it; with one in its place it is', async () => {
    const shown = await shownAt('/regional/horgen/');
    await writeOn('/');
    await page.getByRole('button', { name: 'Alle Seiten' }).click();
    await page.getByRole('button', { name: '«Horgen» umbenennen oder entfernen' }).click();
    const dialog = page.getByRole('dialog', { name: '«Horgen» umbenennen oder entfernen' });
    await dialog.getByRole('button', { name: 'Seite entfernen' }).click();
    await dialog.getByText('Abhilfe').first().waitFor();
    expect(existsSync(join(root, 'data/regions/horgen.yaml'))).toBe(true);
    await dialog.getByLabel('Die Adresse führt künftig zu').selectOption('/regional/meilen/');
    await dialog.getByRole('button', { name: 'Seite entfernen' }).click();
    await page.waitForURL('**/regional/meilen/');
    await page.getByText('Die Seite ist entfernt.').waitFor();
    expect(existsSync(join(root, 'data/regions/horgen.yaml'))).toBe(false);
    await upToDate();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => shownAt('/regional/horgen/')).toBe(shown);
    expect(existsSync(join(root, 'data/regions/horgen.yaml'))).toBe(true);
  });

  test('shows how it looks in search results and where someone shares it', async () => {
    await writeOn(MOULD_PAGE);
    await page.getByRole('button', { name: 'Diese Seite' }).click();
    const dialog = dialogOf();
    await dialog.getByText('So erscheint die Seite').click();
    await dialog
      .getByRole('paragraph')
      .filter({ hasText: await page.title() })
      .waitFor();
    const picture = dialog.getByRole('img');
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(1200);
  });
});

describe('what changes', () => {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });

  test('is shown as visitors will see it, and published with a sentence about it', async () => {
    git('init', '--quiet');
    for (const [name, value] of [
      ['user.name', 'Ann'],
      ['user.email', 'ann@example.com'],
    ] as const)
      git('config', name, value);
    git('add', 'data');
    git('commit', '--quiet', '--message', 'Begin');
    await writeOn(MOULD_PAGE);
    await page.getByText('Wo Sie nachsehen sollten, bevor Sie anrufen').click();
    await dialogOf().getByRole('textbox').fill('Wo Sie nachsehen können, bevor Sie anrufen');
    await save();
    await page.getByRole('button', { name: 'Was ändert sich?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Was ändert sich?' });
    await dialog.getByText('0 Seiten neu, 0 Seiten entfernt, 1 Seite geändert').waitFor();
    expect(await dialog.locator('ins').allTextContents()).toEqual(['können,']);
    const sentence = dialog.getByLabel('Was Sie geändert haben, in einem Satz');
    expect(await sentence.inputValue()).toMatch(/^Texte geändert: /);
    await sentence.fill('Rat vor dem Anruf vereinfacht');
    await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
    await dialog.getByText('Auf diesem Rechner festgehalten.').waitFor();
    expect(git('log', '-1', '--format=%s').trim()).toBe('Rat vor dem Anruf vereinfacht');
  });
});

describe('what is wrong', () => {
  test('is said while one types, and is not saved', async () => {
    await writeOn(MOULD_PAGE);
    await page.getByText('Häufige Fragen zu Schimmel').click();
    const dialog = dialogOf();
    await dialog.getByRole('textbox').fill('Was man uns fragte');
    await dialog.getByText('Noch nicht gespeichert').waitFor();
    await dialog.getByText('Abhilfe').waitFor();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByText('Noch nicht gespeichert').waitFor();
    expect(read(MOULD)).toBe(before.get(MOULD));
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('of a file that was changed elsewhere in the meantime nothing is overwritten', async () => {
    await writeOn(MOULD_PAGE);
    await page.getByText('Häufige Fragen zu Schimmel').click();
    await dialogOf().getByRole('textbox').waitFor();
    const elsewhere = read(MOULD).replace('Zu Sanierung, Vorbereitung', 'Zu Vorbereitung, Sanierung');
    writeFileSync(join(root, MOULD), elsewhere);
    await dialogOf().getByRole('textbox').fill('Häufige Fragen rund um den Schimmel');
    await dialogOf().getByRole('button', { name: 'Speichern' }).click();
    await dialogOf().getByText('an einem anderen Ort geändert').waitFor();
    expect(read(MOULD)).toBe(elsewhere);
    expect(await dialogOf().getByRole('textbox').inputValue()).toBe('Häufige Fragen rund um den Schimmel');
  });
});

describe('with the keyboard', () => {
  test('a text is chosen with the arrows, changed, and gets the focus back', async () => {
    await writeOn(MOULD_PAGE);
    const option = page.getByRole('option', { name: 'Überschrift: Warum wir zuerst' });
    await page.getByRole('option').first().focus();
    for (let step = 0; step < 80; step += 1) {
      if (await option.evaluate((each) => each.matches(':focus'))) break;
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Überschrift' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => option.evaluate((each) => each.matches(':focus'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Warum wir nach dem Wasser fragen');
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => changedLines(MOULD).new).toEqual(['    heading: Warum wir nach dem Wasser fragen']);
    const changed = page.getByRole('option', { name: 'Überschrift: Warum wir nach dem Wasser' });
    await expect.poll(() => changed.evaluate((each) => each.matches(':focus'))).toBe(true);
  });
});
