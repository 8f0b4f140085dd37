/** Eight tasks of an editor, each judged by the resulting files and by the resulting page. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Editor } from './editor.ts';
import type { Hand, HandOf } from './hands.ts';

const MOULD = 'data/services/schimmel.yaml';
const MOULD_PAGE = '/services/schimmel/';
const USTER = 'data/regions/uster.yaml';

/** Replaces all texts of a draft by others of the same length, as an editor would have after an hour. */
function rewrite(file: string): void {
  const draft: unknown = parse(readFileSync(file, 'utf8'));
  let random = 1;
  const nextWord = () => {
    // Park and Miller's generator.
    random = (random * 48_271) % 2_147_483_647;
    return WORDS[random % WORDS.length];
  };
  const rewritten = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewritten);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rewritten(each)]));
    const words = typeof value === 'string' ? value.split(' ').length : 0;
    if (words < 6 || String(value).includes('{{')) return value;
    const text = `Im ${Array.from({ length: words }, nextWord).join(' ')}`;
    return `${text.slice(0, String(value).length - 1).trimEnd()}.`;
  };
  writeFileSync(file, stringify(rewritten(draft)));
}

const WORDS = [
  ...['Keller', 'Estrich', 'Treppenhaus', 'Schrank', 'Fenster', 'Garten', 'Nachbarn', 'Handwerker', 'Morgen'],
  ...['liegt', 'wartet', 'trocknet', 'beginnt', 'bleibt', 'fehlt', 'hilft', 'dort', 'lange', 'heute', 'zuerst'],
];

/** A task with the number of steps that the former editor, with its dialogs, took for it. */
type Task = readonly [
  title: string,
  formerSteps: number,
  act: () => Promise<void>,
  options?: { readonly tags: 'slow' },
];

const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();

/** Defines the tests of the eight tasks, done with one kind of hand. */
export function testTasks(editor: Editor, handOf: HandOf): void {
  const hand = handOf({ page: () => editor.page, frame: () => editor.frame });
  for (const [title, formerSteps, act, options = {}] of editorTasks(editor, hand))
    test(`${title} in fewer than ${formerSteps} steps`, options, async () => {
      const before = hand.steps();
      await act();
      expect(hand.steps() - before).toBeLessThan(formerSteps);
    });
}

/** Returns the tasks in order: each starts from the files that the previous one left. */
function editorTasks(editor: Editor, hand: Hand): readonly Task[] {
  const field = (name: string) => editor.panel.getByLabel(name, { exact: true });
  const button = (name: string) => editor.panel.getByRole('button', { name, exact: true });
  const section = (name: string) =>
    editor.panel.locator('details.section').filter({ has: editor.page.locator('summary', { hasText: name }) });
  const shows = (text: string) => editor.frame.getByText(text).filter({ visible: true }).first().waitFor();
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: editor.root, encoding: 'utf8', stdio: 'pipe' });

  const rewriteHeadline = async () => {
    await editor.writeOn(MOULD_PAGE);
    await editor.saving(async () => {
      await hand.open('Nach der Schimmelsanierung bleiben Sporen');
      await hand.rewrite('Sporen bleiben nach der Schimmelsanierung im Raum.');
    });
    expect(editor.changed()).toEqual({
      [MOULD]: {
        gone: ['  title: Nach der Schimmelsanierung bleiben Sporen im Raum.'],
        new: ['  title: Sporen bleiben nach der Schimmelsanierung im Raum.'],
      },
    });
    await shows('Sporen bleiben nach der Schimmelsanierung im Raum.');
  };

  const changePrice = async () => {
    await editor.writeOn(MOULD_PAGE);
    await editor.saving(() => hand.write(field('Preis bis').first(), '550'));
    expect(editor.changed()).toEqual({ [MOULD]: { gone: ['      to: 500'], new: ['      to: 550'] } });
    await shows('CHF 300–550');
  };

  const addQuestion = async () => {
    await editor.writeOn(MOULD_PAGE);
    const questions = (): readonly string[] => editor.read(MOULD).match(/(?<=- question: ).*/g) ?? [];
    const count = questions().length;
    const lines = [
      '    - question: Kommen Sie auch am Samstag?',
      '      answer: "Ja, nach Vereinbarung: Rufen Sie uns an."',
    ];
    await editor.saving(async () => {
      await hand.press(button('+ Frage mit Antwort'));
      await hand.rewrite('Kommen Sie auch am Samstag?');
      await hand.write(field('Antwort').last(), 'Ja, nach Vereinbarung: Rufen Sie uns an.');
    });
    expect(editor.changed()).toEqual({ [MOULD]: { gone: [], new: lines } });
    expect(questions()[count]).toBe('Kommen Sie auch am Samstag?');
    const row = editor.panel.getByRole('listitem').filter({ hasText: 'Kommen Sie auch am Samstag?' });
    const up = row.getByRole('button', { name: 'Nach oben' });
    await editor.saving(() => hand.press(up));
    await expect.poll(() => up.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(questions()[count - 1]).toBe('Kommen Sie auch am Samstag?');
    await editor.saving(() => hand.press(up));
    expect(editor.changed()).toEqual({ [MOULD]: { gone: [], new: lines } });
    expect(questions()[count - 2]).toBe('Kommen Sie auch am Samstag?');
  };

  const addPhoto = async () => {
    await editor.writeOn(MOULD_PAGE);
    await hand.press(editor.panel.locator('.list > .adders > summary'));
    await hand.press(button('+ Foto'));
    await editor.panel
      .locator('input[type=file]')
      .setInputFiles({ name: 'Keller.JPG', mimeType: 'image/jpeg', buffer: photo });
    await editor.panel.locator('img[src^="data:image/jpeg"]').waitFor();
    await editor.saving(async () => {
      await hand.write(field('Bildbeschreibung'), 'Kellerwand mit schwarzen Flecken bis auf Kniehöhe');
      await hand.write(field('Einwilligung'), 'Mieterin, E-Mail vom 3.5.2026');
    });
    await expect.poll(() => editor.changed()[MOULD]?.new).toContain('  file: bilder/keller.jpg');
    await editor.frame.getByRole('img', { name: 'Kellerwand mit schwarzen Flecken' }).waitFor({ state: 'attached' });
  };

  const removeTestimonial = async () => {
    await editor.writeOn(MOULD_PAGE);
    const row = editor.panel.getByRole('listitem').filter({ hasText: 'Familie K.' });
    await editor.saving(() => hand.press(row.getByRole('button', { name: 'Entfernen', exact: true })));
    const { [MOULD]: lines, ...others } = editor.changed();
    expect(others).toEqual({});
    expect(lines?.new).toEqual([]);
    expect(lines?.gone.join(' ')).toMatch(/^ {2}- name: Familie K\. .* Schimmel, Einzelzimmer$/);
    await expect.poll(() => editor.frame.getByText('Das Zimmer war frisch verputzt').count()).toBe(0);
  };

  const createRegion = async () => {
    await editor.writeOn(MOULD_PAGE);
    await hand.press(editor.page.getByRole('button', { name: 'Alle Seiten' }));
    await hand.press(editor.dialog.getByRole('button', { name: /^Neue Seite wie diese.*Horgen/ }));
    await hand.write(editor.dialog.getByLabel('Name der neuen Seite'), 'Uster');
    await hand.press(editor.dialog.getByRole('button', { name: 'Entwurf anlegen' }));
    await editor.page.waitForURL('**/regional/uster/');
    await editor.ready();
    await editor.panel.getByText(/^0 von \d+ Texten neu geschrieben/).waitFor();
    expect(editor.read(USTER)).toMatch(/^city: Uster\n/);
    expect((await editor.preview.page('/regional/uster/')).html).toContain('Entwurf');
    await editor.saving(async () => rewrite(join(editor.root, USTER)));
    await editor.saving(() => hand.press(section('Wann die Seite erscheint').getByLabel('Entwurf')));
    expect(editor.read(USTER)).not.toContain('draft');
  };

  const seeChanges = async () => {
    await editor.writeOn(MOULD_PAGE);
    git('init', '--quiet');
    git('config', 'user.name', 'Ann');
    git('config', 'user.email', 'ann@example.com');
    git('add', 'data');
    git('commit', '--quiet', '--message', 'Begin');
    await editor.saving(async () => {
      await hand.open('Wo Sie nachsehen sollten');
      await hand.rewrite('Wo Sie nachsehen können, bevor Sie anrufen');
    });
    await hand.press(editor.page.getByRole('button', { name: 'Veröffentlichen 1 Änderung', exact: true }));
    await editor.dialog.getByText('1 Seite geändert.', { exact: true }).waitFor();
    expect(await editor.dialog.locator('ins').allTextContents()).toEqual(['können,']);
  };

  const publish = async () => {
    const sentence = editor.dialog.getByLabel('Was Sie geändert haben, in einem Satz');
    expect(await sentence.inputValue()).toMatch(/^Texte geändert: /);
    await hand.write(sentence, 'Rat vor dem Anruf vereinfacht');
    await hand.press(editor.dialog.getByRole('button', { name: 'Veröffentlichen' }));
    await editor.dialog.getByText('Auf diesem Rechner festgehalten.').waitFor();
    expect(await editor.dialog.getByRole('button', { name: 'Veröffentlichen' }).isEnabled()).toBe(false);
    expect(git('log', '-1', '--format=%s').trim()).toBe('Rat vor dem Anruf vereinfacht');
    expect(git('status', '--porcelain', '--', 'data')).toBe('');
  };

  return [
    ['rewrites a headline', 4, rewriteHeadline],
    ['changes a price', 4, changePrice, { tags: 'slow' }],
    ['adds a question and moves it up twice', 9, addQuestion, { tags: 'slow' }],
    ['adds a photo', 5, addPhoto, { tags: 'slow' }],
    ['removes a testimonial', 3, removeTestimonial, { tags: 'slow' }],
    ['begins a region as a draft, and makes it public', 45, createRegion, { tags: 'slow' }],
    ['sees what changes for visitors', 4, seeChanges],
    ['publishes', 3, publish],
  ];
}
