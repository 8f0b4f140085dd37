import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { PROJECT, SAMPLE } from '../support/data-files.ts';
import { openPreview, type Preview } from '../support/preview.ts';

let browser: Browser;
let preview: Preview;
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'nebel-edit-'));
  cpSync(join(SAMPLE, 'data'), join(root, 'data'), { recursive: true });
  const siteModule = join(PROJECT, 'templates/site.ts');
  [browser, preview] = await Promise.all([launchBrowser(), openPreview({ root, siteModule, edit: true })]);
  return async () => {
    await browser.close();
    await preview.close();
    rmSync(root, { recursive: true });
  };
});

const MOULD = 'data/services/schimmel.yaml';
const SITE = 'data/site.yaml';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const original = (file: string) => readFileSync(join(SAMPLE, file), 'utf8');

/** Each test begins with the files as they were. */
beforeEach(() => {
  for (const file of [MOULD, SITE]) if (read(file) !== original(file)) writeFileSync(join(root, file), original(file));
});

/** Lines of a file that are not as they were: without those that only have another place. */
function changedLines(file: string): { gone: readonly string[]; new: readonly string[] } {
  const [before, after] = [original(file).split('\n'), read(file).split('\n')];
  return { gone: before.filter((line) => !after.includes(line)), new: after.filter((line) => !before.includes(line)) };
}

/** A page on which an edit has begun. */
async function writeOn(path: string, width = 1200): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  onTestFinished(() => page.close());
  await page.goto(preview.address + path);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  return page;
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();

/** Saves what is in the window, and waits until that is closed. */
async function save(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Speichern' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
}

describe('with the mouse', () => {
  test('a click on a sentence opens its field, and saving changes that line only', async () => {
    const page = await writeOn('/services/schimmel/');
    await page.getByText('Warum wir zuerst nach dem Wasser fragen').click();
    const dialog = page.getByRole('dialog', { name: 'Überschrift' });
    await dialog.getByText('Ein Satz oder ein Stichwort.').waitFor();
    await dialog.getByRole('textbox').fill('Warum wir zuerst das Wasser suchen');
    await save(page);
    expect(changedLines(MOULD)).toEqual({
      gone: ['    heading: Warum wir zuerst nach dem Wasser fragen'],
      new: ['    heading: Warum wir zuerst das Wasser suchen'],
    });
    await page.getByText('Warum wir zuerst das Wasser suchen').waitFor();
    expect(await page.getByRole('button', { name: 'Bearbeiten' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('a price that is made of two fields opens both, and is shown wherever it is named', async () => {
    const page = await writeOn('/services/schimmel/');
    await page.getByText('CHF 300–500').first().click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Preis bis').fill('550');
    await save(page);
    expect(changedLines(MOULD)).toEqual({ gone: ['      to: 500'], new: ['      to: 550'] });
    await page.getByText('CHF 300–550').first().waitFor();
  });

  test('a phone number is changed for the whole website', async () => {
    const page = await writeOn('/services/schimmel/');
    await page.getByRole('banner').getByText('+41 62 000 00 00').filter({ visible: true }).first().click();
    await page.getByRole('dialog', { name: 'Telefon' }).getByRole('textbox').fill('+41 62 111 22 33');
    await save(page);
    expect(changedLines(SITE).new).toHaveLength(1);
    await page.getByRole('banner').getByText('+41 62 111 22 33').filter({ visible: true }).first().waitFor();
  });

  test('a question is added behind another one, moved, and all of it is taken back', async () => {
    const page = await writeOn('/services/schimmel/');
    await page.getByText('Muss man nach einer Sanierung überhaupt desinfizieren?').click();
    await dialogOf(page).getByRole('button', { name: 'Frage mit Antwort hinzufügen' }).click();
    const added = page.getByRole('dialog', { name: 'Frage mit Antwort hinzufügen' });
    await added.getByLabel('Frage', { exact: true }).fill('Kommen Sie auch am Samstag?');
    await added.getByLabel('Antwort', { exact: true }).fill('Ja, nach Vereinbarung: Rufen Sie uns an.');
    await save(page);
    expect(changedLines(MOULD)).toEqual({
      gone: [],
      new: ['    - question: Kommen Sie auch am Samstag?', '      answer: "Ja, nach Vereinbarung: Rufen Sie uns an."'],
    });
    const question = page.getByText('Kommen Sie auch am Samstag?').first();
    await question.waitFor();
    await page.getByRole('option').first().waitFor({ state: 'attached' });
    const questions = (): readonly string[] => read(MOULD).match(/(?<=- question: ).*/g) ?? [];
    expect(questions().indexOf('Kommen Sie auch am Samstag?')).toBe(2);
    await question.click();
    await dialogOf(page).getByRole('button', { name: 'Nach vorne' }).click();
    await expect.poll(() => questions().indexOf('Kommen Sie auch am Samstag?')).toBe(1);

    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => questions().indexOf('Kommen Sie auch am Samstag?')).toBe(2);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => read(MOULD)).toBe(original(MOULD));
    await page.getByText('Die letzte Änderung ist zurückgenommen.').waitFor();
  });

  test('a testimonial is removed', async () => {
    const page = await writeOn('/services/schimmel/');
    await page.getByText('Das Zimmer war frisch verputzt').first().click();
    await dialogOf(page).getByRole('button', { name: 'Entfernen' }).click();
    await expect.poll(() => read(MOULD)).not.toContain('Familie K.');
    expect(changedLines(MOULD).new).toEqual([]);
    await expect.poll(() => page.getByText('Das Zimmer war frisch verputzt').count()).toBe(0);
  });

  test('what no text of the page shows is in the form for the whole page', async () => {
    const page = await writeOn('/services/schimmel/');
    await page.getByRole('button', { name: 'Diese Seite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leistung' });
    await dialog.getByText('Angaben für Suchmaschinen').click();
    await dialog.getByLabel('Titel im Suchergebnis').fill('Kaltvernebelung nach Schimmel: was sie kostet');
    await dialog.getByLabel('Farbton').selectOption('moos');
    await save(page);
    expect(changedLines(MOULD).new).toEqual([
      'color: moos',
      '  title: "Kaltvernebelung nach Schimmel: was sie kostet"',
    ]);
  });
});

describe('all pages', () => {
  test('are searched by their texts, and a text that is found is changed at once', async () => {
    const page = await writeOn('/');
    await page.getByRole('button', { name: 'Alle Seiten' }).click();
    await page.getByRole('searchbox').fill('zuerst nach dem Wasser');
    await page.getByRole('button', { name: 'Warum wir zuerst nach dem Wasser fragen' }).click();
    await page.getByRole('dialog', { name: 'Überschrift' }).getByRole('textbox').fill('Zuerst das Wasser');
    await save(page);
    expect(changedLines(MOULD).new).toEqual(['    heading: Zuerst das Wasser']);
  });

  test('become one more, which begins with what is known', async () => {
    const page = await writeOn('/');
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
    const before = files();
    const page = await writeOn('/services/schimmel/');
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
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(files).toEqual(before);
    expect(read(MOULD)).toBe(original(MOULD));
  });

  test('is not removed while others link to it; with one in its place it is', async () => {
    const page = await writeOn('/');
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
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => existsSync(join(root, 'data/regions/horgen.yaml'))).toBe(true);
  });

  test('shows how it looks in search results and where someone shares it', async () => {
    const page = await writeOn('/services/schimmel/');
    await page.getByRole('button', { name: 'Diese Seite' }).click();
    const dialog = dialogOf(page);
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
    const page = await writeOn('/services/schimmel/');
    await page.getByText('Warum wir zuerst nach dem Wasser fragen').click();
    await dialogOf(page).getByRole('textbox').fill('Warum wir zuerst das Wasser suchen');
    await save(page);
    await page.getByRole('button', { name: 'Was ändert sich?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Was ändert sich?' });
    await dialog.getByText('0 Seiten neu, 0 Seiten entfernt, 1 Seite geändert').waitFor();
    expect(await dialog.locator('ins').allTextContents()).toEqual(['das', 'suchen']);
    const sentence = dialog.getByLabel('Was Sie geändert haben, in einem Satz');
    expect(await sentence.inputValue()).toMatch(/^Texte geändert: /);
    await sentence.fill('Frage nach dem Wasser vereinfacht');
    await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
    await dialog.getByText('Auf diesem Rechner festgehalten.').waitFor();
    expect(git('log', '-1', '--format=%s').trim()).toBe('Frage nach dem Wasser vereinfacht');
  });
});

describe('what is wrong', () => {
  test('is said while one types, and is not saved', async () => {
    const page = await writeOn('/services/schimmel/');
    await page.getByText('Häufige Fragen zu Schimmel').click();
    const dialog = dialogOf(page);
    await dialog.getByRole('textbox').fill('Was man uns fragte');
    await dialog.getByText('Noch nicht gespeichert').waitFor();
    await dialog.getByText('Abhilfe').waitFor();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByText('Noch nicht gespeichert').waitFor();
    expect(read(MOULD)).toBe(original(MOULD));
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('of a file that was changed elsewhere in the meantime nothing is overwritten', async () => {
    const page = await writeOn('/services/schimmel/');
    await page.getByText('Häufige Fragen zu Schimmel').click();
    await dialogOf(page).getByRole('textbox').waitFor();
    const elsewhere = original(MOULD).replace('Zu Sanierung, Vorbereitung', 'Zu Vorbereitung, Sanierung');
    writeFileSync(join(root, MOULD), elsewhere);
    await dialogOf(page).getByRole('textbox').fill('Häufige Fragen rund um den Schimmel');
    await dialogOf(page).getByRole('button', { name: 'Speichern' }).click();
    await dialogOf(page).getByText('an einem anderen Ort geändert').waitFor();
    expect(read(MOULD)).toBe(elsewhere);
    expect(await dialogOf(page).getByRole('textbox').inputValue()).toBe('Häufige Fragen rund um den Schimmel');
  });
});

describe('with the keyboard', () => {
  test('a text is chosen with the arrows, changed, and gets the focus back', async () => {
    const page = await writeOn('/services/schimmel/');
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
