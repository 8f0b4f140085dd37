/** Ten tasks of an editor, each judged by the resulting files and by the resulting page. */
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { Editor } from './editor.ts';
import type { UserInput } from './hands.ts';

const MOULD = 'data/services/schimmel.yaml';
const SITE = 'data/site.yaml';
const RENAMED = 'data/services/schimmel-im-haus.yaml';
const REGION = 'data/regions/uster.yaml';
const ARTICLE = 'data/articles/feuchte-messen.yaml';

const PLACES = [
  'Im Keller',
  'Auf dem Estrich',
  'In der Küche',
  'Hinter dem Schrank',
  'Im Treppenhaus',
  'Am Fenster',
  'Im Bad',
];
const SIGHTS = [
  'riecht es nach altem Rauch',
  'bleibt die Wand lange feucht',
  'sitzt der Staub in jeder Fuge',
  'steht die Luft seit Jahren still',
  'liegt noch Papier vom letzten Umzug',
];
const DEEDS = ['wir sehen es uns zuerst an', 'Sie öffnen am Morgen beide Flügel', 'das klärt ein Anruf am Mittag'];

/** Generates sentences that are on no other page. */
const sentences = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index)
    .map((each) => `${PLACES[each % 7]} ${SIGHTS[each % 5]}, und ${DEEDS[each % 3]}.`)
    .join(' ');

const TABLE = `      - kind: table
        caption: Feuchte in drei Räumen
        columns:
          - Raum
          - Feuchte
        rows:
          - - Keller
            - 65 %
`;

/** Fields with a list of choices. */
const CHOICES = ['Darstellung', 'Leistung'];

/** Title, as the predicate of a sentence about an editor, and the steps. */
type Task = readonly [title: string, act: () => Promise<void>];

/** Returns the tasks in order: each starts from the files that the previous one left, and the last one undoes them all. */
export function editorTasks(editor: Editor, user: UserInput): readonly Task[] {
  const tasks: Task[] = [];
  const task = (...each: Task) => tasks.push(each);
  const field = (name: string, within = editor.dialog) =>
    within.getByLabel(new RegExp(`^${name}(?: freiwillig)?$`)).first();
  const button = (name: string) => editor.dialog.getByRole('button', { name, exact: true });
  const bar = (name: string) => editor.page.getByRole('button', { name, exact: true });
  const save = () =>
    editor.changing(async () => {
      await user.press(button('Speichern'));
      await expect.poll(() => editor.page.getByRole('dialog').count()).toBe(0);
    });
  const shows = (text: string) => editor.page.getByText(text).filter({ visible: true }).first().waitFor();

  task('changes a price everywhere it appears', async () => {
    await editor.writeOn('/services/schimmel/');
    await user.open('CHF 300–500');
    await user.write(field('Preis bis'), '550');
    await save();
    expect(editor.changed()).toEqual({ [MOULD]: { gone: ['      to: 500'], new: ['      to: 550'] } });
    await shows('CHF 300–550');
  });

  task('changes a sentence', async () => {
    await editor.writeOn('/services/schimmel/');
    await user.open('Warum wir zuerst nach dem Wasser fragen');
    await user.write(editor.dialog.getByRole('textbox'), 'Warum wir zuerst das Wasser suchen');
    await save();
    expect(editor.changed()).toEqual({
      [MOULD]: {
        gone: ['    heading: Warum wir zuerst nach dem Wasser fragen'],
        new: ['    heading: Warum wir zuerst das Wasser suchen'],
      },
    });
    await shows('Warum wir zuerst das Wasser suchen');
  });

  task('adds a question and moves it', async () => {
    await editor.writeOn('/services/schimmel/');
    const questions = (): readonly string[] => editor.read(MOULD).match(/(?<=- question: ).*/g) ?? [];
    await user.open('Muss man nach einer Sanierung überhaupt desinfizieren?');
    await user.press(button('Frage mit Antwort hinzufügen'));
    await editor.page.getByRole('dialog', { name: 'Frage mit Antwort hinzufügen' }).waitFor();
    await user.write(field('Frage'), 'Kommen Sie auch am Samstag?');
    await user.write(field('Antwort'), 'Ja, nach Vereinbarung: Rufen Sie uns an.');
    await save();
    const lines = [
      '    - question: Kommen Sie auch am Samstag?',
      '      answer: "Ja, nach Vereinbarung: Rufen Sie uns an."',
    ];
    expect(editor.changed()).toEqual({ [MOULD]: { gone: [], new: lines } });
    expect(questions().indexOf('Kommen Sie auch am Samstag?')).toBe(2);
    await user.open('Kommen Sie auch am Samstag?');
    await editor.changing(() => user.press(button('Nach vorne')));
    expect(editor.changed()).toEqual({ [MOULD]: { gone: [], new: lines } });
    expect(questions().indexOf('Kommen Sie auch am Samstag?')).toBe(1);
    const shown = await editor.page.locator('details > summary').allInnerTexts();
    const at = (text: string) => shown.findIndex((each) => each.includes(text));
    expect(at('Kommen Sie auch am Samstag?')).toBe(at('Muss man nach einer Sanierung') - 1);
  });

  /** Fills in a form, group by group. */
  const fill = async (parts: Readonly<Record<string, Readonly<Record<string, string>>>>) => {
    for (const [group, texts] of Object.entries(parts))
      for (const [name, text] of Object.entries(texts)) {
        const target = field(name, editor.dialog.locator(`fieldset:has(> legend:text-is("${group}"))`));
        await (CHOICES.includes(name) ? user.choose(target, text) : user.write(target, text));
      }
  };
  const begin = async (kind: string, name: string) => {
    await user.press(bar('Alle Seiten'));
    await user.choose(field('Art der Seite'), kind);
    await user.write(editor.dialog.getByPlaceholder('Name in der Adresse'), name);
    await user.press(button('Beginnen'));
    await editor.page.getByRole('dialog', { name: `${kind} hinzufügen` }).waitFor();
  };

  task('creates a page for a region from scratch', async () => {
    await editor.writeOn('/services/schimmel/');
    await begin('Region', 'uster');
    await fill({
      'Angaben für Suchmaschinen': {
        'Titel im Suchergebnis': 'Kaltvernebelung Uster: See, Spinnerei und Ried',
        'Beschreibung im Suchergebnis': sentences(0, 2).slice(0, 150),
      },
      'Kopf der Seite': { Untertitel: sentences(2, 2) },
      Einleitung: { Überschrift: 'Das Ried liegt vor der Tür' },
      'Kasten über den Ort': { Titel: 'Am Aabach', Text: sentences(4, 12) },
      'Karte 1': { Titel: 'Alte Spinnerei', Text: sentences(16, 10) },
      Preise: { Darstellung: 'Nur in Texten und Antworten' },
      'Preisstufe 1': {
        'Kurzname der Stufe': 'wohnung',
        'Name der Stufe': 'Wohnung',
        'Preis von': '400',
        'Preis bis': '700',
      },
      'Leistung am Ort 1': {
        Leistung: 'Schimmel',
        Text: sentences(26, 3),
      },
      'Frage mit Antwort 1': { Frage: 'Kommen Sie auch ins Ried?', Antwort: sentences(29, 12) },
      Offertblock: { Überschrift: 'Wie alt ist das Haus?', Text: sentences(41, 2) },
    });
    await user.press(field('Entwurf'));
    await save();
    expect(Object.keys(editor.changed())).toEqual([REGION]);
    expect(parse(editor.read(REGION))).toMatchObject({ city: 'Uster', tiles: [{ title: 'Alte Spinnerei' }] });
    expect(editor.read(REGION)).not.toContain('draft');
    await editor.page.waitForURL('**/regional/uster/');
    await shows('Das Ried liegt vor der Tür');
  });

  task('writes an article with a table', async () => {
    await editor.writeOn('/blog/');
    await begin('Artikel', 'feuchte-messen');
    await user.write(field('Titel'), 'Feuchte messen, bevor man heizt');
    await user.write(field('Auszug'), sentences(43, 1));
    await user.write(field('Rubrik'), 'Ratgeber');
    await user.choose(field('Farbton'), 'moos');
    await user.choose(field('Zeichnung'), 'buero');
    await user.write(field('Bildlegende'), 'Ein Messgerät neben dem Fenster.');
    await fill({
      'Autorin oder Autor': { Name: 'Anna Muster', Funktion: 'Fachredaktion' },
      'Angaben für Suchmaschinen': {
        'Titel im Suchergebnis': 'Feuchte messen: womit, wann und wie lange',
        'Beschreibung im Suchergebnis': sentences(44, 2).slice(0, 150),
      },
      Einstieg: { 'Text 1': sentences(46, 2) },
      'Abschnitt 1': { Sprungmarke: 'werte', Überschrift: 'Welche Werte zählen' },
      'Absätze 1': { 'Text 1': sentences(48, 3) },
    });
    await user.press(button('Tabelle hinzufügen'));
    await fill({
      'Tabelle 2': { Tabellentitel: 'Feuchte in drei Räumen' },
      Spaltentitel: { 'Kurztext 1': 'Raum', 'Kurztext 2': 'Feuchte' },
      'Zeile 1': { 'Zelle 1': 'Keller', 'Zelle 2': '65 %' },
      Schluss: {
        Überschrift: 'Unsicher?',
        Text: sentences(51, 1),
        Beschriftung: 'Schreiben Sie uns',
        Adresse: '/#contact',
      },
    });
    await save();
    expect(Object.keys(editor.changed())).toEqual([ARTICLE]);
    expect(editor.read(ARTICLE)).toContain(TABLE);
    await editor.page.waitForURL('**/blog/feuchte-messen/');
    await editor.page.getByRole('cell', { name: '65 %' }).waitFor();
  });

  task('publishes a draft', async () => {
    await editor.writeOn('/blog/feuchte-messen/');
    await user.press(bar('Diese Seite'));
    await user.press(field('Entwurf'));
    await save();
    expect(editor.changed()).toEqual({ [ARTICLE]: { gone: ['draft: true'], new: [] } });
  });

  task('removes a testimonial', async () => {
    await editor.writeOn('/services/schimmel/');
    await user.open('Das Zimmer war frisch verputzt');
    await editor.changing(() => user.press(button('Entfernen')));
    const { [MOULD]: lines, ...others } = editor.changed();
    expect(others).toEqual({});
    expect(lines?.new).toEqual([]);
    expect(lines?.gone.join(' ')).toMatch(/^ {2}- name: Familie K\. .* Schimmel, Einzelzimmer$/);
    expect(await editor.page.getByText('Das Zimmer war frisch verputzt').count()).toBe(0);
  });

  task('changes the phone number of the whole website', async () => {
    await editor.writeOn('/services/schimmel/');
    await user.open('+41 62 000 00 00');
    await user.write(field('Telefon'), '+41 62 111 22 33');
    await save();
    expect(editor.changed()).toEqual({
      [SITE]: { gone: ['  phone: "+41 62 000 00 00"'], new: ['  phone: "+41 62 111 22 33"'] },
    });
    await shows('+41 62 111 22 33');
  });

  task('moves a page to a new address, to which the old one redirects', async () => {
    await editor.writeOn('/services/schimmel/');
    await user.press(bar('Alle Seiten'));
    await user.press(
      editor.dialog.getByRole('listitem').filter({ hasText: '/services/schimmel/' }).getByRole('button'),
    );
    await user.write(field('Name in der Adresse'), 'schimmel-im-haus');
    await editor.changing(() => user.press(button('Umbenennen')));
    await editor.page.waitForURL('**/services/schimmel-im-haus/');
    const { [MOULD]: old, [RENAMED]: renamed, ...others } = editor.changed();
    expect(old?.new).toEqual([]);
    expect(editor.read(RENAMED)).toBe(editor.before(MOULD));
    expect(others['data/adressen.yaml']).toEqual({ gone: [], new: ['    redirect: /services/schimmel-im-haus/'] });
    expect(
      Object.values(others).flatMap((each) => each.new.filter((line) => !line.includes('schimmel-im-haus'))),
    ).toEqual([]);
    await shows('Die Seite ist umbenannt.');
    expect((await fetch(`${editor.preview.address}/services/schimmel/`)).url).toMatch(/\/schimmel-im-haus\/$/);
  });

  task('undoes all changes, one after the other', async () => {
    while (await bar('Rückgängig').isVisible()) {
      await editor.changing(() => user.press(bar('Rückgängig')));
      await shows('Die letzte Änderung ist zurückgenommen.');
    }
    expect(editor.files()).toEqual(editor.atFirst());
  });

  return tasks;
}
