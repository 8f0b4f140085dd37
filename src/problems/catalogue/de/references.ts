import { NEBEL } from '../../../messages/command.ts';
import type { Chapter } from '../catalogue.ts';
import { date, list, meant, named, quote } from '../words.ts';

/** Behind what can be corrected without a thought. */
const BY_ITSELF = ` «${NEBEL} validate --fix» macht das von selbst.`;

/** References, links, markup and facts. */
export const references: Chapter<'reference' | 'link' | 'markup' | 'fact' | 'amount' | 'announced'> = {
  'reference-unknown': {
    title: 'Verweis führt ins Leere',
    message: ({ set, value, suggestion, moved }) =>
      moved && suggestion
        ? `${quote(value)} heisst jetzt ${quote(suggestion)}.`
        : `${quote(value)} gibt es nicht (gesucht unter «${set}»).${meant(suggestion)}`,
    why: 'Der Verweis nennt etwas, das weder vorhanden noch angekündigt ist.',
    fix: ({ suggestion, moved, nearest }) => {
      if (suggestion) return `Schreiben Sie ${quote(suggestion)}.${moved ? BY_ITSELF : ''}`;
      const known = nearest?.others.length ? ` Es gibt ${named(nearest)}.` : '';
      return `Prüfen Sie den Namen. Bei einer Seite ist es der Dateiname ohne .yaml.${known}`;
    },
  },
  'reference-foreign': {
    title: 'Datei liegt auf einem fremden Server',
    message: ({ href, host }) => `${quote(href)} liegt auf einem fremden Server (${host}) und wird nicht gezeigt.`,
    why: 'Jeder Besuch gäbe die Adresse der Besucherin an diesen Server weiter. Die Website lädt darum nur eigene Dateien.',
    fix: 'Löschen Sie dieses Feld, und verwenden Sie eine eigene Datei oder Zeichnung.',
  },
  'link-unknown': {
    title: 'Link führt zu keiner Seite',
    message: ({ href, suggestion, moved }) =>
      moved && suggestion
        ? `Die Seite ${quote(href)} ist umgezogen, nach ${quote(suggestion)}.`
        : `Der Link ${quote(href)} führt zu keiner Seite.${meant(suggestion)}`,
    why: ({ moved }) =>
      moved
        ? 'Besucherinnen kämen nur über eine Umleitung ans Ziel; das kostet Zeit, und nicht jedes Hosting leitet um.'
        : 'Besucherinnen kämen auf die Fehlerseite.',
    fix: ({ suggestion, moved }) =>
      suggestion
        ? `Schreiben Sie ${quote(suggestion)}.${moved ? BY_ITSELF : ''}`
        : 'Prüfen Sie die Adresse, oder entfernen Sie den Link.',
  },
  'link-anchor': {
    title: 'Sprungmarke gibt es nicht',
    message: ({ href, anchor, suggestion }) =>
      `Der Link ${quote(href)} springt zu ${quote(`#${anchor}`)}, doch diese Marke gibt es dort nicht.${meant(suggestion)}`,
    why: 'Der Link würde oben auf der Seite landen statt am gemeinten Ort.',
    fix: ({ suggestion }) =>
      suggestion ? `Schreiben Sie ${quote(suggestion)}.` : 'Prüfen Sie die Sprungmarke, oder entfernen Sie sie.',
  },
  'link-form': {
    title: 'Adresse ist unvollständig',
    message: ({ href }) => `${quote(href)} ist keine Adresse, zu der ein Link führen kann.`,
    why: 'Erlaubt sind Seiten dieser Website (/seite/), https-Adressen, tel: und mailto:.',
    fix: ({ href }) =>
      href.includes('{{')
        ? 'Eine Angabe in Klammern kann keine Adresse sein. Schreiben Sie sie ohne Link in den Text.'
        : 'Beginnen Sie die Adresse mit «/», «#», «https://», «tel:» oder «mailto:».',
  },
  'link-not-public': {
    title: 'Ziel ist nicht öffentlich',
    message: ({ target, state, day }) => {
      if (state === 'draft' || !day) return `${quote(target)} ist noch ein Entwurf.`;
      return state === 'scheduled'
        ? `${quote(target)} ist erst ab ${date(day)} öffentlich.`
        : `${quote(target)} war nur bis ${date(day)} öffentlich.`;
    },
    why: ({ state }) =>
      state === 'expired'
        ? 'Auf der Website steht hier einfacher Text, oder der Eintrag fehlt.'
        : 'Besucherinnen kämen auf die Fehlerseite.',
    fix: ({ state }) =>
      state === 'expired'
        ? 'Entfernen Sie den Verweis, oder nennen Sie eine andere Seite.'
        : 'Entfernen Sie den Verweis, bis die Seite öffentlich ist, oder veröffentlichen Sie beides am gleichen Tag.',
  },
  'markup-unclosed': {
    title: 'Auszeichnung ist nicht geschlossen',
    message: ({ marker }) =>
      marker === '['
        ? 'Diese eckige Klammer beginnt keinen Link.'
        : `Hier beginnt ${quote(marker)}, das nirgends endet.`,
    why: 'Besucherinnen sähen das Zeichen statt der Auszeichnung.',
    fix: ({ marker }) =>
      marker === '**'
        ? 'Schreiben Sie **fett** mit zwei Sternen davor und danach.'
        : 'Schreiben Sie Links als [Text](/adresse/), ohne Leerzeichen in der Adresse und zwischen den Klammern.',
  },
  'markup-link': {
    title: 'Link ist nicht richtig geschrieben',
    message: ({ fault, href }) =>
      fault === 'no-text'
        ? `Der Link ${quote(href)} hat keinen Text.`
        : `In der Adresse ${quote(href)} stehen runde Klammern.`,
    why: 'Besucherinnen sähen Klammern und Adresse statt eines Links.',
    fix: ({ fault }) =>
      fault === 'no-text'
        ? 'Schreiben Sie zwischen die eckigen Klammern, was man anklicken soll.'
        : 'Schreiben Sie in der Adresse %28 statt ( und %29 statt ).',
  },
  'markup-element': {
    title: 'HTML-Element ist nicht erlaubt',
    message: ({ name }) => `Das Element <${name}> ist hier nicht erlaubt.`,
    why: 'Nur wenige Elemente sind erlaubt, damit keine Seite fremden Code ausführt.',
    fix: ({ allowed }) => `Verwenden Sie nur ${list(allowed)}.`,
  },
  'markup-tag': {
    title: 'HTML oder Markdown im Text',
    message: ({ tag }) => `${quote(tag)} ist in diesem Text keine Auszeichnung.`,
    why: ({ tag }) => `Besucherinnen sähen ${tag.startsWith('<') ? 'die spitzen Klammern' : 'es so'} auf der Seite.`,
    fix: ({ tag }) =>
      tag.startsWith('&')
        ? 'Schreiben Sie das Zeichen selbst, das gemeint ist.'
        : !tag.startsWith('<')
          ? 'Schreiben Sie **fett** mit zwei Sternen davor und danach, oder die Wörter ohne diese Zeichen.'
          : /^<\/?a\b/i.test(tag)
            ? 'Schreiben Sie den Link als [Text](/adresse/), und löschen Sie, was in spitzen Klammern steht.'
            : 'Schreiben Sie **fett** mit zwei Sternen, und löschen Sie, was in spitzen Klammern steht.',
  },
  'markup-plain': {
    title: 'Auszeichnung in einem Feld ohne Auszeichnung',
    message: ({ found }) => `${quote(found)} ist in diesem Feld keine Auszeichnung.`,
    why: 'Besucherinnen sähen die Zeichen so, wie sie dastehen.',
    fix: 'Schreiben Sie die Wörter ohne diese Zeichen. Fettes und Links gehören in die längeren Texte.',
  },
  'markup-attribute': {
    title: 'HTML-Attribut ist nicht erlaubt',
    message: ({ name }) => `Das Attribut ${quote(name)} ist hier nicht erlaubt.`,
    why: 'Erlaubt ist nur href an Links.',
    fix: ({ name }) => `Löschen Sie ${quote(name)}.`,
  },
  'markup-open-element': {
    title: 'HTML-Element ist nicht geschlossen',
    message: ({ name }) => `Das Element <${name}> wird nicht geschlossen.`,
    why: 'Der Rest der Antwort würde mit ausgezeichnet.',
    fix: ({ name }) => `Ergänzen Sie </${name}>.`,
  },
  'markup-too-deep': {
    title: 'HTML ist zu tief verschachtelt',
    message: ({ limit }) => `Hier stehen mehr als ${limit} HTML-Elemente ineinander.`,
    why: 'So tief ist keine Antwort aufgebaut; meist fehlen die schliessenden Elemente.',
    fix: 'Schliessen Sie jedes Element, bevor das nächste seiner Art beginnt.',
  },
  'fact-unclosed': {
    title: 'Doppelte Klammern gehen nicht auf',
    message: ({ mark }) =>
      mark === '{'
        ? 'Hier steht der Name einer Angabe zwischen einfachen Klammern.'
        : mark === '{{'
          ? 'Hier beginnt «{{», das nirgends mit «}}» endet.'
          : 'Hier endet «}}», das nirgends mit «{{» beginnt.',
    why: 'Besucherinnen sähen die Klammern und den Namen statt der Angabe.',
    fix: 'Schreiben Sie den Namen der Angabe zwischen je zwei Klammern: {{…}}.',
  },
  'fact-unknown': {
    title: 'Angabe in doppelten Klammern gibt es nicht',
    message: ({ name, suggestion }) =>
      `${quote(`{{${name}}}`)} ist hier unbekannt.${meant(suggestion && `{{${suggestion}}}`)}`,
    why: 'An dieser Stelle soll eine Angabe eingesetzt werden, und es gibt keine mit diesem Namen.',
    fix: ({ suggestion, known }) =>
      suggestion
        ? `Schreiben Sie ${quote(`{{${suggestion}}}`)}.`
        : known.length > 0
          ? `Schreiben Sie eine von diesen: ${list(known.map((name) => `{{${name}}}`))}.`
          : 'Löschen Sie die Klammern mit dem Namen.',
  },
  'fact-typed': {
    title: 'Angabe ist in den Text getippt',
    message: ({ value }) => `${quote(value)} steht in den Daten und noch einmal getippt im Text.`,
    why: 'Ändern sich die Daten, bliebe der getippte Wert stehen.',
    fix: ({ name, whole }) =>
      whole === undefined
        ? `Schreiben Sie ${quote(`{{${name}}}`)}.`
        : `${quote(`{{${name}}}`)} sagt mehr: ${quote(whole)}. Passt das Ganze, schreiben Sie es so; sonst formulieren Sie den Satz ohne diese Angabe.`,
  },
  'amount-unknown': {
    title: 'Angabe im Text widerspricht den Daten',
    message: ({ amount }) => `${quote(amount)} steht im Text, aber nicht in den Daten.`,
    why: ({ known }) => `Bekannt sind hier: ${list(known)}.`,
    fix: 'Verweisen Sie mit {{…}} auf eine dieser Angaben, oder nehmen Sie die neue in die Daten auf.',
  },
  'announced-exists': {
    title: 'Angekündigte Seite gibt es schon',
    message: ({ slug }) => `${quote(slug)} ist angekündigt, die Seite gibt es aber schon.`,
    why: 'Die Ankündigung ist erledigt und verwirrt nur.',
    fix: 'Löschen Sie diesen ganzen Eintrag, mit allen seinen Zeilen.',
  },
};
