import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openEditor } from '../support/editor.ts';
import { editorTasks } from '../support/editor-tasks.ts';
import { keyboard } from '../support/hands.ts';
import { withoutScript } from '../support/preview.ts';

const MOULD = 'data/services/schimmel.yaml';
/** The page built from it. */
const MOULD_PAGE = '/services/schimmel/';

const editor = openEditor(MOULD_PAGE);

/** Saves the dialog, and waits until it is closed and the page is rebuilt. */
const save = (): Promise<void> =>
  editor.changing(async () => {
    await editor.dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => editor.page.getByRole('dialog').count()).toBe(0);
  });

/** The stress tests do all ten tasks, and with the mouse too. The other tests here use the mouse. */
const KEYBOARD_TASKS = ['adds a question and moves it', 'undoes all changes, one after the other'];
const hand = keyboard(() => editor.page);

describe('an editor with the keyboard alone', () => {
  const tasks = editorTasks(editor, hand).filter(([title]) => KEYBOARD_TASKS.includes(title));
  test.each(tasks)('%s', async (_, act) => act());

  test('finds the focus where it was after closing a dialog', async () => {
    await editor.writeOn(MOULD_PAGE);
    const { page } = editor;
    const hasFocus = (name: string) =>
      expect
        .poll(() =>
          page
            .getByRole('option', { name })
            .first()
            .evaluate((each) => each.matches(':focus > :checked')),
        )
        .toBe(true);
    await page.getByRole('listbox').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.type('Warum wir');
    await page.keyboard.press('Enter');
    await editor.dialog.waitFor();
    await page.keyboard.press('Escape');
    await hasFocus('Überschrift: Warum wir zuerst');
    await page.keyboard.press('Enter');
    await editor.dialog.waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Warum wir nach dem Wasser fragen');
    await editor.changing(() => page.keyboard.press('Control+Enter'));
    await hasFocus('Überschrift: Warum wir nach dem Wasser');
  });
});

describe('data that no text of the page shows', () => {
  test('can be edited in the form for the whole page', async () => {
    await editor.writeOn(MOULD_PAGE);
    await editor.page.getByRole('button', { name: 'Diese Seite' }).click();
    const dialog = editor.page.getByRole('dialog', { name: 'Leistung' });
    await dialog.getByText('Angaben für Suchmaschinen').click();
    await dialog.getByLabel('Titel im Suchergebnis').fill('Kaltvernebelung nach Schimmel: was sie kostet');
    await dialog.getByLabel('Farbton').selectOption('moos');
    await save();
    expect(editor.changed()[MOULD]?.new).toEqual([
      'color: moos',
      '  title: "Kaltvernebelung nach Schimmel: was sie kostet"',
    ]);
  });

  test('is shown as search results and shared links will present it', async () => {
    await editor.writeOn(MOULD_PAGE);
    await editor.page.getByRole('button', { name: 'Diese Seite' }).click();
    const { dialog } = editor;
    await dialog.getByText('So erscheint die Seite').click();
    await dialog
      .getByRole('paragraph')
      .filter({ hasText: await editor.page.title() })
      .waitFor();
    const picture = dialog.getByRole('img');
    await expect.poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(1200);
  });
});

describe('a page that is only being read', () => {
  test('keeps what was typed into its forms when it is updated', async () => {
    const page = await editor.page.context().browser()?.newPage();
    if (!page) throw new Error('The browser is gone.');
    onTestFinished(() => page.close());
    await page.goto(`${editor.preview.address}/`);
    const field = page.locator('input[name="firstName"]');
    // The click hydrates the island of the form, which must then keep the restored values.
    await field.click();
    await field.fill('Anna');
    await page.locator('select[name="service"]').selectOption({ index: 2 });
    const chosen = await page.locator('select[name="service"]').inputValue();
    const title = 'title: Eine neue Zeile im Titel der Seite';
    writeFileSync(join(editor.root, 'data/home.yaml'), editor.read('data/home.yaml').replace(/title: .*/, title));
    await expect.poll(() => page.title()).toContain('Eine neue Zeile');
    await expect.poll(() => field.inputValue()).toBe('Anna');
    expect(await page.locator('select[name="service"]').inputValue()).toBe(chosen);
    await field.click();
    expect(await field.inputValue()).toBe('Anna');
  });
});

test('a draft can be edited: its mark covers no button', async () => {
  const article = editor.read('data/articles/covid-viren-kaltvernebelung-schutz.yaml');
  const file = join(editor.root, 'data/articles/entwurf.yaml');
  const page = await editor.page.context().browser()?.newPage();
  if (!page) throw new Error('The browser is gone.');
  onTestFinished(() => {
    rmSync(file);
    return page.close();
  });
  // No two pages may have the same title.
  const draft = `draft: true\n${article.replaceAll('Viren', 'Keime')}`;
  await editor.changing(async () => writeFileSync(file, draft));
  await page.goto(`${editor.preview.address}/blog/entwurf/`);
  await page.getByText('Entwurf', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Bearbeiten' }).click({ timeout: 10_000 });
  await page.getByRole('button', { name: 'Diese Seite' }).waitFor();
});

describe('the list of all pages', () => {
  test('can be searched by text, and a text that is found can be edited there', async () => {
    await editor.writeOn('/');
    await editor.page.getByRole('button', { name: 'Alle Seiten' }).click();
    await editor.page.getByRole('searchbox').fill('sechs schimmelpilze');
    await editor.page.getByRole('button', { name: 'Sechs Schimmelpilze und was ihr Fundort sagt' }).click();
    await editor.page
      .getByRole('dialog', { name: 'Überschrift' })
      .getByRole('textbox')
      .fill('Sechs Schimmelpilze und was der Fundort sagt');
    await save();
    expect(editor.changed()[MOULD]?.new).toEqual(['    heading: Sechs Schimmelpilze und was der Fundort sagt']);
  });

  test('adds a page only under a free name', async () => {
    await editor.writeOn('/');
    await editor.page.getByRole('button', { name: 'Alle Seiten' }).click();
    const list = editor.page.getByRole('dialog', { name: 'Alle Seiten' });
    await list.getByLabel('Art der Seite').selectOption('region');
    for (const [name, answer] of [
      ['zug', 'gibt es schon'],
      ['Zug am See', 'Zum Beispiel: zug-am-see'],
    ] as const) {
      await list.getByLabel('Name in der Adresse').fill(name);
      await list.getByRole('button', { name: 'Beginnen' }).click();
      await list.getByText(answer).waitFor();
    }
    expect(editor.changed()).toEqual({});
  });

  test('removes no page while others link to it; with a redirect it is removed, and can be restored', async () => {
    const { page, preview } = editor;
    const shown = async () => withoutScript((await preview.page('/regional/horgen/')).html);
    const before = await shown();
    await editor.writeOn('/');
    await page.getByRole('button', { name: 'Alle Seiten' }).click();
    await page.getByRole('button', { name: '«Horgen» umbenennen oder entfernen' }).click();
    const dialog = page.getByRole('dialog', { name: '«Horgen» umbenennen oder entfernen' });
    await dialog.getByRole('button', { name: 'Seite entfernen' }).click();
    await dialog.getByText('Abhilfe').first().waitFor();
    expect(editor.exists('data/regions/horgen.yaml')).toBe(true);
    await dialog.getByLabel('Die Adresse führt künftig zu').selectOption('/regional/meilen/');
    await dialog.getByRole('button', { name: 'Seite entfernen' }).click();
    await page.waitForURL('**/regional/meilen/');
    await page.getByText('Die Seite ist entfernt.').waitFor();
    expect(editor.exists('data/regions/horgen.yaml')).toBe(false);
    await editor.upToDate();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(shown).toBe(before);
    expect(editor.changed()).toEqual({});
  });
});

describe('a change', () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: editor.root, encoding: 'utf8', stdio: 'pipe' });

  test('is shown as visitors will see it, and published with a summary', async () => {
    git('init', '--quiet');
    git('config', 'user.name', 'Ann');
    git('config', 'user.email', 'ann@example.com');
    git('add', 'data');
    git('commit', '--quiet', '--message', 'Begin');
    await editor.writeOn(MOULD_PAGE);
    await editor.page.getByText('Wo Sie nachsehen sollten, bevor Sie anrufen').click();
    await editor.dialog.getByRole('textbox').fill('Wo Sie nachsehen können, bevor Sie anrufen');
    await save();
    await editor.page.getByRole('button', { name: 'Was ändert sich?' }).click();
    const dialog = editor.page.getByRole('dialog', { name: 'Was ändert sich?' });
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

describe('a problem', () => {
  test('is reported while typing, and prevents saving', async () => {
    await editor.writeOn(MOULD_PAGE);
    await editor.page.getByText('Häufige Fragen zu Schimmel').click();
    const { dialog } = editor;
    await dialog.getByRole('textbox').fill('Was man uns fragte');
    await dialog.getByText('Noch nicht gespeichert').waitFor();
    await dialog.getByText('Abhilfe').waitFor();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByText('Noch nicht gespeichert').waitFor();
    expect(editor.changed()).toEqual({});
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.poll(() => editor.page.getByRole('dialog').count()).toBe(0);
  });

  test('leads by keyboard to its field, even in a closed section', async () => {
    await editor.writeOn(MOULD_PAGE);
    await editor.page.getByRole('button', { name: 'Diese Seite' }).click();
    const { dialog } = editor;
    const section = dialog.locator('summary', { hasText: 'Angaben für Suchmaschinen' });
    await section.click();
    const title = dialog.getByLabel('Titel im Suchergebnis');
    await title.fill('Schimmel');
    await section.click();
    await dialog.getByText('«Angaben für Suchmaschinen › Titel im Suchergebnis»').waitFor();
    await dialog.getByRole('button', { name: 'Angaben für Suchmaschinen › Titel im Suchergebnis' }).press('Enter');
    await expect.poll(() => title.evaluate((each) => each.matches(':focus'))).toBe(true);
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  });

  test('in another file can be fixed in a second dialog, and the first keeps what was typed', async () => {
    await editor.writeOn('/');
    const { page, dialog } = editor;
    await page.getByRole('button', { name: 'Alle Seiten' }).click();
    await page.getByRole('button', { name: '«Horgen» umbenennen oder entfernen' }).click();
    await dialog.getByLabel('Grund (nur für die Redaktion)').fill('Zu klein.');
    await dialog.getByRole('button', { name: 'Seite entfernen' }).click();
    await dialog
      .getByRole('button', { name: /^data\/.* › / })
      .first()
      .click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(2);
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.poll(() => dialog.getByLabel('Grund (nur für die Redaktion)').inputValue()).toBe('Zu klein.');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  });

  test('such as a file that was changed elsewhere in the meantime overwrites nothing', async () => {
    await editor.writeOn(MOULD_PAGE);
    await editor.page.getByText('Häufige Fragen zu Schimmel').click();
    const { dialog } = editor;
    await dialog.getByRole('textbox').waitFor();
    const elsewhere = editor.read(MOULD).replace('Zu Sanierung, Vorbereitung', 'Zu Vorbereitung, Sanierung');
    writeFileSync(join(editor.root, MOULD), elsewhere);
    await dialog.getByRole('textbox').fill('Häufige Fragen rund um den Schimmel');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByText('an einem anderen Ort geändert').waitFor();
    expect(editor.read(MOULD)).toBe(elsewhere);
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Häufige Fragen rund um den Schimmel');
  });
});
