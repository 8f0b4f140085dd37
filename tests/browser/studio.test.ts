import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { axeFindings } from '../support/accessibility/axe.ts';
import { openEditor } from '../support/editor.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { withoutScript } from '../support/preview.ts';

const MOULD = 'data/services/schimmel.yaml';
const MOULD_PAGE = '/services/schimmel/';
const SITE = 'data/site.yaml';

const editor = openEditor(MOULD_PAGE);

const field = (name: string) => editor.panel.getByLabel(name, { exact: true });
const headingOfFaq = () => editor.panel.locator('[data-pointer="/faq/heading"] textarea');
const bar = (name: string | RegExp) => editor.page.getByRole('button', { name });

/** Resolves once the studio has read what a build has made of the page. */
const pageRead = () => editor.page.waitForResponse((response) => response.request().postDataJSON()?.kind === 'page');

/** Opens another window of the same browser, with the same stored texts. */
async function otherWindow(path: string): Promise<Page> {
  const page = await editor.page.context().newPage();
  onTestFinished(() => page.close());
  await page.goto(editor.preview.address + path);
  return page;
}

describe('a text', () => {
  test('keeps its facts and its bold type, even if it is typed before the page could show them', {
    tags: 'slow',
  }, async () => {
    const CAR = 'data/services/fahrzeug.yaml';
    await editor.writeOn('/services/fahrzeug/');
    const marks = () => editor.read(CAR).match(/\{\{[^}]*\}\}|\*\*/g);
    const before = marks();
    // As on a machine that is too busy to paint.
    await editor.page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
    const text = editor.frame.locator('[contenteditable]', { hasText: 'Die Behandlung eines Autos kostet' }).first();
    await text.evaluate((each: HTMLElement) => each.focus());
    await editor.saving(async () => editor.page.keyboard.type('Neu'));
    expect(editor.read(CAR)).toContain('Neu');
    expect(marks()).toEqual(before);
    // The panel shows facts by their values as well.
    const box = editor.panel.locator('textarea').filter({ hasText: 'Die Behandlung eines Autos kostet' });
    expect(await box.inputValue()).toMatch(/kostet \[CHF\s[\d–’]+\]/);
  });

  test('is typed where it is shown even while the page is being updated after an earlier change', {
    tags: 'slow',
  }, async () => {
    await editor.writeOn(MOULD_PAGE);
    const shown = `**${MOULD_PAGE}?nebel-edit`;
    const update = await holdRequests(editor.page, shown);
    const requested = editor.page.waitForRequest(shown);
    await editor.saving(() => field('Haupttitel').fill('Was nach dem Trocknen bleibt'));
    await requested;
    const heading = editor.frame.locator('h2 [contenteditable]').filter({ visible: true }).first();
    await heading.click();
    await editor.page.keyboard.press('ControlOrMeta+A');
    await update();
    await editor.page.waitForResponse(shown);
    await editor.page.keyboard.type('Während der Aufbereitung', { delay: 50 });
    expect(await heading.textContent()).toBe('Während der Aufbereitung');
    await editor.saving(async () => {});
    expect(editor.read(MOULD)).toContain('Während der Aufbereitung');
    await editor.page.unroute(shown);
  });

  test('leaves a switch below it where it is, so that one click switches it', { tags: 'slow' }, async () => {
    await editor.writeOn(MOULD_PAGE);
    await editor.frame.locator('.prices-price').first().click();
    await expect
      .poll(() =>
        field('Preis von')
          .first()
          .evaluate((each) => each.matches(':focus')),
      )
      .toBe(true);
    await editor.saving(() => field('Offener Preis').first().click());
    expect(editor.changed()[MOULD]?.new).toEqual(['      open: true']);
    await editor.saving(() => field('Offener Preis').first().click());
  });

  test('of an entry keeps being that of its entry while another one is added before it', { tags: 'slow' }, async () => {
    await editor.writeOn(MOULD_PAGE);
    const question = editor.frame.getByText('Muss man nach einer Sanierung überhaupt desinfizieren?').first();
    const row = editor.panel.getByRole('listitem').filter({ hasText: 'Muss man nach einer Sanierung' }).last();
    await row.locator('.between').first().click({ force: true });
    await editor.page.getByText('Noch nicht gespeichert. Fehlt noch: Frage').waitFor();
    await question.click();
    await editor.page.keyboard.press('ControlOrMeta+A');
    await editor.page.keyboard.type('Muss man danach noch desinfizieren?');
    const added = editor.panel.locator('.row', { hasText: 'Frage mit Antwort 2' });
    await editor.saving(() => added.getByRole('button', { name: 'Entfernen' }).click());
    expect(editor.changed()[MOULD]?.new).toEqual(['    - question: Muss man danach noch desinfizieren?']);
  });

  test('is shown as it was saved last, even if an earlier build of the page arrives after it', {
    tags: 'slow',
  }, async () => {
    await editor.writeOn(MOULD_PAGE);
    const shown = `**${MOULD_PAGE}?nebel-edit`;
    let answerFirst = () => {};
    const isHeld = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    let requests = 0;
    await editor.page.route(shown, async (route) => {
      requests += 1;
      const isFirst = requests === 1;
      const response = await route.fetch();
      if (isFirst) await isHeld;
      await route.fulfill({ response });
    });
    const first = editor.page.waitForRequest(shown);
    await editor.saving(() => field('Haupttitel').fill('Was zuerst gespeichert wurde'));
    await first;
    const second = pageRead();
    await editor.saving(() => field('Haupttitel').fill('Was zuletzt gespeichert wurde'));
    await second;
    const read = pageRead();
    answerFirst();
    await read;
    await editor.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await editor.frame.locator('h1').textContent()).toContain('Was zuletzt gespeichert wurde');
    await editor.page.unroute(shown);
  });

  test('can be typed into although the program did not answer when the page was read', { tags: 'slow' }, async () => {
    await editor.page.route('**/__nebel/', async (route) => {
      if (route.request().postDataJSON().kind !== 'page') return route.continue();
      await route.abort();
      await editor.page.unroute('**/__nebel/');
    });
    await editor.page.goto(`${editor.preview.address}/__nebel/edit${MOULD_PAGE}`);
    await editor.ready();
  });

  test('keeps the caret while another window has the focus, even if the page is built meanwhile', {
    tags: 'slow',
  }, async () => {
    await editor.writeOn(MOULD_PAGE);
    const heading = editor.frame.locator('h2 [contenteditable]').filter({ visible: true }).first();
    await heading.click();
    await heading.dispatchEvent('focusout');
    const read = pageRead();
    const title = editor.read(MOULD).replace(/^ {2}title: .*/m, '  title: Was jemand anderes geschrieben hat');
    writeFileSync(join(editor.root, MOULD), title);
    await read;
    await editor.page.evaluate(() => new Promise(requestAnimationFrame));
    await editor.page.keyboard.press('ControlOrMeta+A');
    await editor.page.keyboard.type('Nach dem Wechsel des Fensters');
    await expect.poll(() => editor.read(MOULD)).toContain('Nach dem Wechsel des Fensters');
  });

  test('is not left by the Enter key that ends the composition of a letter', { tags: 'slow' }, async () => {
    await editor.writeOn(MOULD_PAGE);
    const title = editor.frame.locator('h1[contenteditable], h1 [contenteditable]').first();
    await title.click();
    const isFocused = () => title.evaluate((element) => element === element.ownerDocument.activeElement);
    await title.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    expect(await isFocused()).toBe(true);
    await title.press('Enter');
    expect(await isFocused()).toBe(false);
  });

  test('pasted from a table or a word processor is a plain line, without tabs and line breaks', {
    tags: 'slow',
  }, async () => {
    await editor.writeOn(MOULD_PAGE);
    await field('Haupttitel').fill('');
    await editor.saving(() => editor.page.keyboard.insertText('Schimmel\tund\r\n•\tGeruch nach der Sanierung'));
    expect(editor.read(MOULD)).toMatch(/^ {2}title: Schimmel und • Geruch nach der Sanierung$/m);
  });

  test('of the whole website can be changed where it is shown', { tags: 'slow' }, async () => {
    await editor.writeOn(MOULD_PAGE);
    await editor.frame.getByText('+41 62 000 00 00').filter({ visible: true }).last().click();
    await editor.panel.getByRole('button', { name: 'Zurück zu Schimmel' }).waitFor();
    await editor.saving(() => field('Telefon').fill('+41 62 111 22 33'));
    expect(editor.changed()).toEqual({
      [SITE]: { gone: ['  phone: "+41 62 000 00 00"'], new: ['  phone: "+41 62 111 22 33"'] },
    });
    await editor.frame.getByText('+41 62 111 22 33').filter({ visible: true }).first().waitFor();
  });

  test('with a mistake is kept for its own window, even if a browser duplicates that with all that is stored for it', {
    tags: 'slow',
  }, async () => {
    await editor.writeOn(MOULD_PAGE);
    const copied = await editor.page.evaluate(() => ({ ...sessionStorage }));
    const duplicate = await editor.page.context().newPage();
    onTestFinished(() => duplicate.close());
    await duplicate.addInitScript((values) => Object.assign(sessionStorage, values), copied);
    await duplicate.goto(editor.page.url());
    const other = duplicate.locator('[data-pointer="/faq/heading"] textarea');
    await other.fill('Was andere fragen');
    await duplicate.getByText('in diesem Browser aufgehoben').waitFor();
    await headingOfFaq().fill('Was man uns sagt');
    await editor.page.getByText('in diesem Browser aufgehoben').waitFor();
    await other.fill('Fragen aus dem zweiten Fenster');
    await expect.poll(() => editor.read(MOULD)).toContain('heading: Fragen aus dem zweiten Fenster');
    await editor.page.reload();
    await editor.ready();
    await expect.poll(() => headingOfFaq().inputValue()).toBe('Was man uns sagt');
    await editor.panel.getByRole('button', { name: 'Den anderen übernehmen' }).click();
    await expect.poll(() => headingOfFaq().inputValue()).toBe('Fragen aus dem zweiten Fenster');
  });

  test('is saved by a program that was started again, while the caret stays where it is', {
    tags: 'slow',
  }, async () => {
    await editor.writeOn(MOULD_PAGE);
    await headingOfFaq().click();
    await editor.restart(async () => {
      await headingOfFaq().fill('Fragen nach einem Neustart');
      await editor.panel.getByText('Das Programm antwortet nicht.').waitFor();
    });
    await expect.poll(() => editor.changed()[MOULD]?.new).toEqual(['  heading: Fragen nach einem Neustart']);
    expect(await headingOfFaq().evaluate((each) => each === document.activeElement)).toBe(true);
    await expect.poll(() => editor.panel.getByText('Das Programm antwortet nicht.').count()).toBe(0);
  });

  test('survives a file that another program has broken, and is saved once that is mended', {
    tags: 'slow',
  }, async () => {
    await editor.writeOn(MOULD_PAGE);
    const sound = editor.read(MOULD);
    writeFileSync(join(editor.root, MOULD), `<<<<<<< HEAD\n${sound}`);
    await headingOfFaq().fill('Fragen an eine kaputte Datei');
    await editor.page.getByText('in diesem Browser aufgehoben').waitFor();
    writeFileSync(join(editor.root, MOULD), sound);
    await editor.page.reload();
    await editor.ready();
    await expect.poll(() => editor.read(MOULD)).toContain('heading: Fragen an eine kaputte Datei');
  });

  test('can be corrected with one click where the correction is known', { tags: 'slow' }, async () => {
    await editor.writeOn(MOULD_PAGE);
    await field('Haupttitel').fill('Was "nach" der Sanierung bleibt');
    await editor.saving(() => editor.panel.getByRole('button', { name: 'Vorschlag übernehmen' }).first().click());
    expect(editor.read(MOULD)).toContain('«nach»');
  });
});

test('the sections of the form follow those of the page, even if texts of one are repeated', {
  tags: 'slow',
}, async () => {
  await editor.writeOn(MOULD_PAGE);
  const titles = (await editor.panel.locator('details.section > summary').allTextContents()).map((each) => each.trim());
  const order = ['Kopf der Seite', 'Preise', 'Häufige Fragen', 'Kundenstimmen 2', 'Offertblock'];
  expect(titles.filter((title) => order.includes(title))).toEqual(order);
});

test('a new entry that lacks something is no mistake; the status says what it lacks', { tags: 'slow' }, async () => {
  await editor.writeOn(MOULD_PAGE);
  const { page, panel } = editor;
  const errors = panel.locator('.say.error, .chip.error, .name.error');
  await panel.getByRole('button', { name: '+ Frage mit Antwort', exact: true }).click();
  await page.getByText('Noch nicht gespeichert. Fehlt noch: Frage, Antwort').waitFor();
  expect(await errors.count()).toBe(0);
  await page.keyboard.insertText('Kommen Sie auch am Sonntag?');
  await panel.getByRole('button', { name: 'Fehlt noch: 1' }).click();
  await expect
    .poll(() =>
      field('Antwort')
        .last()
        .evaluate((each) => each === document.activeElement),
    )
    .toBe(true);
  await field('Frage').last().click();
  await page.getByText('Noch nicht gespeichert. Fehlt noch: Antwort').waitFor();
  expect(await errors.count()).toBe(0);
  expect(editor.changed()).toEqual({});
  const row = panel.getByRole('listitem').filter({ hasText: 'Kommen Sie auch am Sonntag?' });
  await row.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect.poll(() => page.locator('.saved.typing, .saved.draft').count()).toBe(0);
});

test('what a draft lacks is named on the page and counted in the panel, a text in its place, until it is filled in', {
  tags: 'slow',
}, async () => {
  const file = 'data/articles/luecke.yaml';
  const article = editor.read('data/articles/covid-viren-kaltvernebelung-schutz.yaml').replaceAll('Viren', 'Keime');
  const gap = article
    .replace(/^ {4}heading: .*$/m, '    heading: ""')
    .replace(/^(readTime|illustration): .*$/gm, '$1: ""');
  onTestFinished(() => rmSync(join(editor.root, file)));
  writeFileSync(join(editor.root, file), `draft: true\n${gap}`);
  const isNamed = async () => (await editor.preview.page('/blog/luecke/')).html.includes('‹Überschrift›');
  await expect.poll(isNamed).toBe(true);
  await editor.writeOn('/blog/luecke/');
  await editor.frame.getByText('Entwurf. Fehlt noch: Lesezeit in Minuten, Zeichnung, Überschrift').waitFor();
  await editor.saving(async () => {
    await editor.panel.getByRole('button', { name: 'Fehlt noch: 3' }).click();
    await field('Lesezeit in Minuten').fill('5');
  });
  await editor.panel.getByRole('button', { name: 'Fehlt noch: 2' }).waitFor();
  expect(editor.read(file)).toContain('\nreadTime: 5\n');
  const empty = editor.frame.locator('h2 > nebel-text:empty');
  await empty.scrollIntoViewIfNeeded();
  const shownName = () => empty.evaluate((each) => getComputedStyle(each, '::after').content);
  await expect.poll(shownName).toBe('"Überschrift"');
  await empty.click();
  await editor.saving(() => editor.page.keyboard.type('Was fehlte'));
  expect(editor.read(file)).toContain('    heading: "Was fehlte"\n');
  expect(editor.read(file)).not.toContain('‹');
});

test('two editors at the same place decide whose text counts', { tags: 'slow' }, async () => {
  await editor.writeOn(MOULD_PAGE);
  const other = (text: string) => editor.read(MOULD).replace(/(faq:\n {2}heading: ).*/, `$1${text}`);
  await headingOfFaq().fill('Fragen von mir');
  writeFileSync(join(editor.root, MOULD), other('Fragen von Anna'));
  await editor.panel.getByText('Dieselbe Stelle hat sich').waitFor();
  expect(await headingOfFaq().inputValue()).toBe('Fragen von mir');
  expect(editor.read(MOULD)).toContain('Fragen von Anna');
  // On a phone, too.
  await editor.page.setViewportSize({ width: 390, height: 844 });
  // What is not saved is said in words, not by the colour of a dot.
  expect((await editor.page.locator('.saved.draft').boundingBox())?.width).toBe(390);
  await editor.panel.getByRole('button', { name: 'Meinen Text behalten' }).click();
  await editor.page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => editor.read(MOULD)).toContain('heading: Fragen von mir');
});

test('the studio and its dialogs recover from requests that were lost, and say so', { tags: 'slow' }, async () => {
  const lost = new Set(['site']);
  const isLost = (request: Request) => lost.has(request.postDataJSON()?.kind);
  await editor.page.route('**/__nebel/', (route) => (isLost(route.request()) ? route.abort() : route.continue()));
  await editor.page.reload();
  const notice = editor.page.getByText('Das Programm antwortet nicht.');
  const noticeInDialog = editor.dialog.getByText('Das Programm antwortet nicht.');
  await notice.waitFor();
  lost.clear();
  await editor.ready();
  lost.add('pages');
  await bar('Alle Seiten').click();
  await noticeInDialog.waitFor();
  lost.clear();
  writeFileSync(join(editor.root, SITE), `${editor.read(SITE)}# changed\n`);
  await bar(/^Umbenennen oder entfernen.*Horgen/).click();
  lost.add('rename');
  await editor.dialog.getByLabel('Name in der Adresse').fill('wald');
  await editor.dialog.getByRole('button', { name: 'Umbenennen', exact: true }).click();
  await noticeInDialog.waitFor();
  await editor.page.unroute('**/__nebel/');
});

test('what was typed into a dialog survives Escape and a reload, until it has been sent', {
  tags: 'slow',
}, async () => {
  onTestFinished(() => rmSync(join(editor.root, 'data/regions/uster.yaml'), { force: true }));
  const name = editor.dialog.getByLabel('Name der neuen Seite');
  const beginPage = async () => {
    await bar('Alle Seiten').click();
    await editor.dialog.getByRole('button', { name: /^Neue Seite wie diese.*Horgen/ }).click();
    return name.inputValue();
  };
  await editor.writeOn(MOULD_PAGE);
  expect(await beginPage()).toBe('');
  await name.fill('Uster');
  await editor.page.keyboard.press('Escape');
  expect(await beginPage()).toBe('Uster');
  await editor.page.reload();
  await editor.ready();
  expect(await beginPage()).toBe('Uster');
  await editor.dialog.getByRole('button', { name: 'Entwurf anlegen' }).click();
  await editor.page.waitForURL('**/regional/uster/');
  await editor.ready();
  expect(await beginPage()).toBe('');
});

test('a section that a page can do without is removed where it is, and the focus goes to the title of the panel', {
  tags: 'slow',
}, async () => {
  await editor.writeOn('/regional/zuerich/');
  const section = editor.panel.locator('[data-pointer="/highlights"]');
  const remove = section.getByRole('button', { name: /^Entfernen: / });
  await editor.saving(() => remove.press('Enter'));
  expect(editor.changed()['data/regions/zuerich.yaml']?.gone[0]).toBe('highlights:');
  expect(await editor.panel.getByRole('heading').evaluate((each) => each === document.activeElement)).toBe(true);
  await editor.saving(() => bar('Rückgängig').click());
  expect(editor.changed()).toEqual({});
});

test('an entry with a name for addresses is duplicated in one step: its copy has a name of its own', {
  tags: 'slow',
}, async () => {
  await editor.writeOn('/services/notfall/');
  const sections = editor.panel.locator('[data-pointer="/sections"] > .inside > ol > li');
  await editor.saving(() => sections.first().getByRole('button', { name: 'Duplizieren' }).click());
  expect(editor.changed()['data/services/notfall.yaml']).toEqual({ gone: [], new: ['    anchor: notruf-2'] });
  await editor.saving(() => bar('Rückgängig').click());
});

test('the focus stays in a list whose entries are removed by keyboard, to the last of them', {
  tags: 'slow',
}, async () => {
  await editor.writeOn(MOULD_PAGE);
  const before = editor.read(MOULD);
  onTestFinished(() => writeFileSync(join(editor.root, MOULD), before));
  const figures = editor.panel.locator('[data-pointer="/hero/figures"]');
  const focus = () => editor.page.evaluate(() => document.activeElement?.textContent);
  const remove = figures.getByRole('button', { name: 'Entfernen', exact: true }).last();
  for (const left of ['4–6 Wochen', '2–4 h']) {
    await remove.press('Enter');
    await expect.poll(focus).toContain(left);
  }
  await remove.press('Enter');
  await expect.poll(focus).toBe(await field('Haupttitel').textContent());
  await expect.poll(() => editor.changed()[MOULD]?.gone[0]).toBe('  figures:');
});

test('the tools of a text leave the focus in it, because not all browsers give it to buttons', {
  tags: 'slow',
}, async () => {
  await editor.writeOn(MOULD_PAGE);
  const lead = editor.panel.locator('[data-pointer="/hero/lead"]');
  await lead.locator('textarea').click();
  await lead.locator('textarea').evaluate((each) => {
    each.addEventListener('blur', () => each.setAttribute('data-left', ''));
  });
  await lead.getByRole('button', { name: 'Fett' }).hover();
  await editor.page.mouse.down();
  expect(await lead.locator('[data-left]').count()).toBe(0);
  await editor.page.mouse.move(0, 0);
  await editor.page.mouse.up();
});

test('a text is saved although its window is closed at once after typing', { tags: 'slow' }, async () => {
  const other = await otherWindow(`/__nebel/edit${MOULD_PAGE}`);
  const heading = other.locator('[data-pointer="/faq/heading"] textarea');
  await heading.fill('Fragen vor dem Feierabend');
  await other.goto('about:blank');
  await expect.poll(() => editor.read(MOULD)).toContain('heading: Fragen vor dem Feierabend');
});

test('a switch that was turned is turned back with Ctrl Z', { tags: 'slow' }, async () => {
  await editor.writeOn('/services/notfall/');
  await editor.panel.getByRole('button', { name: 'Bei Lebensgefahr', expanded: false }).click();
  const call = field('Anrufknopf').first();
  const before = await call.isChecked();
  await editor.saving(() => call.click());
  await bar('Rückgängig').and(editor.page.locator(':enabled')).waitFor();
  await call.press('ControlOrMeta+z');
  await expect.poll(() => editor.changed()).toEqual({});
  await expect.poll(() => call.isChecked()).toBe(before);
});

test('the sentence about the changes is kept until they are published', { tags: 'slow' }, async () => {
  await editor.writeOn(MOULD_PAGE);
  const part = { title: 'Schimmel', url: MOULD_PAGE, lines: [] };
  const changes = { isBroken: false, summary: '1 Seite geändert.', parts: [part] };
  const answers = { changes: { hasGit: true, version: '1', changes }, publish: { to: 'outdated' } };
  await editor.page.route('**/__nebel/', (route) => {
    const json = new Map<string, unknown>(Object.entries(answers)).get(route.request().postDataJSON().kind);
    return json ? route.fulfill({ json }) : route.continue();
  });
  const sentence = editor.dialog.getByLabel('Was Sie geändert haben, in einem Satz');
  await bar(/^Veröffentlichen/).click();
  await sentence.fill('Fragen ergänzt');
  await editor.dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await editor.dialog.getByText('Noch nicht veröffentlicht').waitFor();
  await editor.page.keyboard.press('Escape');
  await bar(/^Veröffentlichen/).click();
  expect(await sentence.inputValue()).toBe('Fragen ergänzt');
  await editor.page.keyboard.press('Escape');
  await editor.page.unroute('**/__nebel/');
});

describe('the list of all pages', () => {
  test('names the pages whose texts are not saved yet', { tags: 'slow' }, async () => {
    await editor.writeOn(MOULD_PAGE);
    await headingOfFaq().fill('Was man uns sagt');
    await editor.page.getByText('in diesem Browser aufgehoben').waitFor();
    await editor.writeOn('/regional/zuerich/');
    await bar('Alle Seiten').click();
    const marked = editor.dialog.getByRole('listitem').filter({ hasText: 'nicht gespeichert' });
    await expect.poll(() => marked.locator('b').allTextContents()).toEqual(['Schimmel']);
    await marked.locator('.page-link').click();
    await editor.ready();
    await expect.poll(() => headingOfFaq().inputValue()).toBe('Was man uns sagt');
    await bar('Rückgängig').click();
    await editor.page.locator('.saved.draft').waitFor({ state: 'detached' });
  });

  test('closes after a click beside it, but not if a selection of text ends there', { tags: 'slow' }, async () => {
    await editor.writeOn(MOULD_PAGE);
    await editor.page.keyboard.press('Control+k');
    const search = editor.dialog.getByRole('searchbox');
    await search.fill('schimmel');
    await search.hover();
    await editor.page.mouse.down();
    await editor.page.mouse.move(5, 300, { steps: 5 });
    await editor.page.mouse.up();
    expect(await search.inputValue()).toBe('schimmel');
    await editor.page.mouse.click(5, 300);
    await editor.dialog.waitFor({ state: 'detached' });
  });

  test('shows what was searched for last, even if the answer to an earlier search arrives after it', {
    tags: 'slow',
  }, async () => {
    await editor.writeOn(MOULD_PAGE);
    const answerFirst = await holdRequests(
      editor.page,
      '**/__nebel/',
      (request) => request.postDataJSON().words === 'zürich',
    );
    await editor.page.keyboard.press('Control+k');
    const results = editor.dialog.locator('.texts');
    await editor.dialog.getByRole('searchbox').fill('zürich');
    await editor.dialog.getByRole('searchbox').fill('drei schimmelpilze');
    await results.getByText('Drei Schimmelpilze und was ihr Fundort sagt').waitFor();
    const late = editor.page.waitForResponse((response) => response.request().postDataJSON()?.words === 'zürich');
    await answerFirst();
    await (await late).finished();
    await editor.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await results.allTextContents()).toEqual([expect.stringContaining('Drei Schimmelpilze')]);
    await editor.page.unroute('**/__nebel/');
    await editor.page.keyboard.press('Escape');
  });

  test('leads to the page that was chosen even if a build ends before that has been loaded', {
    tags: 'slow',
  }, async () => {
    await editor.writeOn(MOULD_PAGE);
    const chosen = '**/services/fahrzeug/?nebel-edit';
    const load = await holdRequests(editor.page, chosen);
    const requested = editor.page.waitForRequest(chosen);
    await bar('Alle Seiten').click();
    await editor.dialog
      .getByRole('button', { name: /^Fahrzeug/ })
      .first()
      .click();
    await requested;
    const told = editor.page.waitForRequest((request) => request.postDataJSON()?.kind === 'status');
    writeFileSync(join(editor.root, SITE), `${editor.read(SITE)}# changed\n`);
    await told;
    await editor.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await load();
    await editor.frame.getByRole('heading', { level: 1 }).waitFor();
    await editor.page.unroute(chosen);
    expect(new URL(editor.page.url()).pathname).toBe('/__nebel/edit/services/fahrzeug/');
  });

  test('removes no page while others link to it; with a redirect it is removed, and can be restored', {
    tags: 'slow',
  }, async () => {
    const shown = async () => withoutScript((await editor.preview.page('/regional/horgen/')).html);
    const before = await shown();
    await editor.writeOn('/');
    await bar('Alle Seiten').click();
    await bar(/^Umbenennen oder entfernen.*Horgen/).click();
    await editor.dialog.getByRole('button', { name: 'Seite entfernen' }).click();
    await editor.dialog.getByText('Das geht noch nicht.').waitFor();
    await editor.dialog.getByRole('button', { name: /^Meilen › Häufige Fragen › / }).click();
    await expect
      .poll(() => editor.page.evaluate(() => document.activeElement?.textContent))
      .toContain('(/regional/horgen/)');
    await bar('Alle Seiten').click();
    await bar(/^Umbenennen oder entfernen.*Horgen/).click();
    expect(editor.exists('data/regions/horgen.yaml')).toBe(true);
    await editor.dialog.getByLabel('Die Adresse führt künftig zu').selectOption('/regional/meilen/');
    await editor.dialog.getByRole('button', { name: 'Seite entfernen' }).click();
    await editor.page.waitForURL('**/regional/meilen/');
    await editor.page.getByText('Die Seite ist entfernt.').waitFor();
    expect(editor.exists('data/regions/horgen.yaml')).toBe(false);
    await bar('Rückgängig').click();
    await expect.poll(shown).toBe(before);
    expect(editor.changed()).toEqual({});
  });
});

describe('a page that is only being read', () => {
  test('keeps what was typed into its forms when it is updated', { tags: 'slow' }, async () => {
    const page = await otherWindow('/');
    const input = page.locator('input[name="firstName"]');
    // The click hydrates the island of the form, which must then keep the restored values.
    await input.click();
    await input.fill('Anna');
    await page.locator('select[name="service"]').selectOption({ index: 2 });
    const chosen = await page.locator('select[name="service"]').inputValue();
    const title = 'title: Eine neue Zeile im Titel der Seite';
    writeFileSync(join(editor.root, 'data/home.yaml'), editor.read('data/home.yaml').replace(/title: .*/, title));
    await expect.poll(() => page.title()).toContain('Eine neue Zeile');
    await expect.poll(() => input.inputValue()).toBe('Anna');
    expect(await page.locator('select[name="service"]').inputValue()).toBe(chosen);
    await input.click();
    expect(await input.inputValue()).toBe('Anna');
  });

  test('leads to the studio even if it is a draft: its mark covers no button', { tags: 'slow' }, async () => {
    const article = editor.read('data/articles/covid-viren-kaltvernebelung-schutz.yaml');
    const file = join(editor.root, 'data/articles/entwurf.yaml');
    onTestFinished(() => rmSync(file));
    await editor.saving(async () => writeFileSync(file, `draft: true\n${article.replaceAll('Viren', 'Keime')}`));
    const page = await otherWindow('/blog/entwurf/');
    await page.getByText('Entwurf', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Bearbeiten' }).click({ timeout: 10_000 });
    await page.waitForURL('**/__nebel/edit/blog/entwurf/');
  });
});

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)('the studio has no accessibility problem in %s at %i px', { tags: 'slow' }, async (colorScheme, width) => {
  await editor.writeOn(MOULD_PAGE);
  await editor.page.emulateMedia({ colorScheme });
  // What a sticky heading covers counts as too small.
  await editor.panel.locator('.list').evaluate((list) => list.scrollTo(0, 0));
  await editor.page.setViewportSize({ width, height: 900 });
  expect(await axeFindings(editor.page, { without: 'iframe' })).toEqual([]);
  await bar('Alle Seiten').click();
  await editor.dialog.getByRole('listitem').first().waitFor();
  expect(await axeFindings(editor.page, { only: 'dialog' })).toEqual([]);
  await editor.page.keyboard.press('Escape');
});
