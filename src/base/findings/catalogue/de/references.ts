import type { NameList } from '../../../lib/collections.ts';
import { NEBEL } from '../../../lib/command.ts';
import { type Chapter, section } from '../catalogue.ts';
import { list } from '../words.ts';
import { date, meant, named, quote } from '../words-de.ts';

/** Appended to a remedy that `--fix` can apply. */
const AUTOFIX = ` «${NEBEL} validate --fix» macht das von selbst.`;

/** Lists existing names if none is similar enough to suggest. */
const existingNames = (nearest?: NameList) => (nearest?.others.length ? ` Es gibt ${named(nearest)}.` : '');

/** References, links, markup, facts and images. */
export const references: Chapter<'reference' | 'link' | 'markup' | 'fact' | 'amount' | 'announced' | 'image'> = {
  'reference-unknown': section('Verweis führt ins Leere', ({ set, value, suggestion, moved, nearest }) => ({
    message:
      moved && suggestion
        ? `${quote(value)} heisst jetzt ${quote(suggestion)}.`
        : `${quote(value)} gibt es nicht (gesucht unter «${set}»).${meant(suggestion)}`,
    why: 'Der Verweis nennt etwas, das weder vorhanden noch angekündigt ist.',
    fix: suggestion
      ? `Schreiben Sie ${quote(suggestion)}.${moved ? AUTOFIX : ''}`
      : `Prüfen Sie den Namen. Bei einer Seite ist es der Dateiname ohne .yaml.${existingNames(nearest)}`,
  })),
  'reference-foreign': section('Datei liegt auf einem fremden Server', ({ href, host }) => ({
    message: `${quote(href)} liegt auf einem fremden Server (${host}) und wird nicht gezeigt.`,
    why: 'Jeder Besuch gäbe die Adresse der Besucherin an diesen Server weiter. Die Website lädt darum nur eigene Dateien.',
    fix: 'Löschen Sie dieses Feld, und verwenden Sie eine eigene Datei oder Zeichnung.',
  })),
  'link-unknown': section('Link führt zu keiner Seite', ({ href, suggestion, moved }) => ({
    message:
      moved && suggestion
        ? `Die Seite ${quote(href)} ist umgezogen, nach ${quote(suggestion)}.`
        : `Der Link ${quote(href)} führt zu keiner Seite.${meant(suggestion)}`,
    why: moved
      ? 'Besucherinnen kämen nur über eine Umleitung ans Ziel; das kostet Zeit, und nicht jedes Hosting leitet um.'
      : 'Besucherinnen kämen auf die Fehlerseite.',
    fix: suggestion
      ? `Schreiben Sie ${quote(suggestion)}.${moved ? AUTOFIX : ''}`
      : 'Prüfen Sie die Adresse, oder entfernen Sie den Link.',
  })),
  'link-anchor': section('Sprungmarke gibt es nicht', ({ href, anchor, suggestion }) => ({
    message: `Der Link ${quote(href)} springt zu ${quote(`#${anchor}`)}, doch diese Marke gibt es dort nicht.${meant(suggestion)}`,
    why: 'Der Link würde oben auf der Seite landen statt am gemeinten Ort.',
    fix: suggestion ? `Schreiben Sie ${quote(suggestion)}.` : 'Prüfen Sie die Sprungmarke, oder entfernen Sie sie.',
  })),
  'link-form': section('Adresse ist unvollständig', ({ href }) => ({
    message: `${quote(href)} ist keine Adresse, zu der ein Link führen kann.`,
    why: 'Erlaubt sind Seiten dieser Website (/seite/), https-Adressen, tel: und mailto:.',
    fix: href.includes('{{')
      ? 'Eine Angabe in Klammern kann keine Adresse sein. Schreiben Sie sie ohne Link in den Text.'
      : 'Beginnen Sie die Adresse mit «/», «#», «https://», «tel:» oder «mailto:».',
  })),
  'link-not-public': section('Ziel ist nicht öffentlich', ({ target, state, day = '' }) => ({
    message: {
      draft: `${quote(target)} ist noch ein Entwurf.`,
      scheduled: `${quote(target)} ist erst ab ${date(day)} öffentlich.`,
      expired: `${quote(target)} war nur bis ${date(day)} öffentlich.`,
    }[state],
    why:
      state === 'expired'
        ? 'Auf der Website steht hier einfacher Text, oder der Eintrag fehlt.'
        : 'Besucherinnen kämen auf die Fehlerseite.',
    fix:
      state === 'expired'
        ? 'Entfernen Sie den Verweis, oder nennen Sie eine andere Seite.'
        : 'Entfernen Sie den Verweis, bis die Seite öffentlich ist, oder veröffentlichen Sie beides am gleichen Tag.',
  })),
  'markup-unclosed': section('Auszeichnung ist nicht geschlossen', ({ marker }) => ({
    message:
      marker === '['
        ? 'Diese eckige Klammer beginnt keinen Link.'
        : `Hier beginnt ${quote(marker)}, das nirgends endet.`,
    why: 'Besucherinnen sähen das Zeichen statt der Auszeichnung.',
    fix:
      marker === '**'
        ? 'Schreiben Sie **fett** mit zwei Sternen davor und danach.'
        : 'Schreiben Sie Links als [Text](/adresse/), ohne Leerzeichen in der Adresse und zwischen den Klammern.',
  })),
  'markup-link': section('Link ist nicht richtig geschrieben', ({ fault, href }) => ({
    message:
      fault === 'no-text'
        ? `Der Link ${quote(href)} hat keinen Text.`
        : `In der Adresse ${quote(href)} stehen runde Klammern.`,
    why: 'Besucherinnen sähen Klammern und Adresse statt eines Links.',
    fix:
      fault === 'no-text'
        ? 'Schreiben Sie zwischen die eckigen Klammern, was man anklicken soll.'
        : 'Schreiben Sie in der Adresse %28 statt ( und %29 statt ).',
  })),
  'markup-element': section('HTML-Element ist nicht erlaubt', ({ name, allowed }) => ({
    message: `Das Element <${name}> ist hier nicht erlaubt.`,
    why: 'Nur wenige Elemente sind erlaubt, damit keine Seite fremden Code ausführt.',
    fix: `Verwenden Sie nur ${list(allowed)}.`,
  })),
  'markup-tag': section('HTML oder Markdown im Text', ({ tag }) => ({
    message: `${quote(tag)} ist in diesem Text keine Auszeichnung.`,
    why: `Besucherinnen sähen ${tag.startsWith('<') ? 'die spitzen Klammern' : 'es so'} auf der Seite.`,
    fix: tag.startsWith('&')
      ? 'Schreiben Sie das Zeichen selbst, das gemeint ist.'
      : !tag.startsWith('<')
        ? 'Schreiben Sie **fett** mit zwei Sternen davor und danach, oder die Wörter ohne diese Zeichen.'
        : /^<\/?a\b/i.test(tag)
          ? 'Schreiben Sie den Link als [Text](/adresse/), und löschen Sie, was in spitzen Klammern steht.'
          : 'Schreiben Sie **fett** mit zwei Sternen, und löschen Sie, was in spitzen Klammern steht.',
  })),
  'markup-plain': section('Auszeichnung in einem Feld ohne Auszeichnung', ({ found }) => ({
    message: `${quote(found)} ist in diesem Feld keine Auszeichnung.`,
    why: 'Besucherinnen sähen die Zeichen so, wie sie dastehen.',
    fix: 'Schreiben Sie die Wörter ohne diese Zeichen. Fettes und Links gehören in die längeren Texte.',
  })),
  'markup-attribute': section('HTML-Attribut ist nicht erlaubt', ({ name }) => ({
    message: `Das Attribut ${quote(name)} ist hier nicht erlaubt.`,
    why: 'Erlaubt ist nur href an Links.',
    fix: `Löschen Sie ${quote(name)}.`,
  })),
  'markup-open-element': section('HTML-Element ist nicht geschlossen', ({ name }) => ({
    message: `Das Element <${name}> wird nicht geschlossen.`,
    why: 'Der Rest der Antwort würde mit ausgezeichnet.',
    fix: `Ergänzen Sie </${name}>.`,
  })),
  'markup-too-deep': section('HTML ist zu tief verschachtelt', ({ limit }) => ({
    message: `Hier stehen mehr als ${limit} HTML-Elemente ineinander.`,
    why: 'So tief ist keine Antwort aufgebaut; meist fehlen die schliessenden Elemente.',
    fix: 'Schliessen Sie jedes Element, bevor das nächste seiner Art beginnt.',
  })),
  'fact-unclosed': section('Doppelte Klammern gehen nicht auf', ({ mark }) => ({
    message:
      mark === '{'
        ? 'Hier steht der Name einer Angabe zwischen einfachen Klammern.'
        : mark === '{{'
          ? 'Hier beginnt «{{», das nirgends mit «}}» endet.'
          : 'Hier endet «}}», das nirgends mit «{{» beginnt.',
    why: 'Besucherinnen sähen die Klammern und den Namen statt der Angabe.',
    fix: 'Schreiben Sie den Namen der Angabe zwischen je zwei Klammern: {{…}}.',
  })),
  'fact-unknown': section('Angabe in doppelten Klammern gibt es nicht', ({ name, suggestion, known, isWithheld }) => ({
    message: isWithheld
      ? `In die Bestätigung gehört nicht, was jemand bei ${quote(name)} ins Formular schreibt.`
      : `${quote(`{{${name}}}`)} ist hier unbekannt.${meant(suggestion && `{{${suggestion}}}`)}`,
    why: isWithheld
      ? 'Die Bestätigung geht an jede Adresse, die jemand eintippt. So liessen sich unter Ihrem Namen beliebige Texte verschicken.'
      : 'An dieser Stelle soll eine Angabe eingesetzt werden, und es gibt keine mit diesem Namen.',
    fix: suggestion
      ? `Schreiben Sie ${quote(`{{${suggestion}}}`)}.`
      : known.length > 0
        ? `Schreiben Sie eine von diesen: ${list(known.map((name) => `{{${name}}}`))}.`
        : 'Löschen Sie die Klammern mit dem Namen.',
  })),
  'fact-typed': section('Angabe ist in den Text getippt', ({ value, name, whole }) => ({
    message: `${quote(value)} steht in den Daten und noch einmal getippt im Text.`,
    why: 'Ändern sich die Daten, bliebe der getippte Wert stehen.',
    fix:
      whole === undefined
        ? `Schreiben Sie ${quote(`{{${name}}}`)}.`
        : `${quote(`{{${name}}}`)} sagt mehr: ${quote(whole)}. Passt das Ganze, schreiben Sie es so; sonst formulieren Sie den Satz ohne diese Angabe.`,
  })),
  'amount-unknown': section('Angabe im Text widerspricht den Daten', ({ amount, known }) => ({
    message: `${quote(amount)} steht im Text, aber nicht in den Daten.`,
    why: `Bekannt sind hier: ${list(known)}.`,
    fix: 'Verweisen Sie mit {{…}} auf eine dieser Angaben, oder nehmen Sie die neue in die Daten auf.',
  })),
  'announced-exists': section('Angekündigte Seite gibt es schon', ({ slug }) => ({
    message: `${quote(slug)} ist angekündigt, die Seite gibt es aber schon.`,
    why: 'Die Ankündigung ist erledigt und verwirrt nur.',
    fix: 'Löschen Sie diesen ganzen Eintrag, mit allen seinen Zeilen.',
  })),

  'image-missing': section('Bild gibt es nicht', ({ file, suggestion, nearest }) => ({
    message: `Unter data/ gibt es kein Bild ${quote(file)}.${meant(suggestion)}`,
    why: 'Auf der Seite bliebe eine Lücke.',
    fix: suggestion
      ? `Schreiben Sie ${quote(suggestion)}.`
      : `Legen Sie das Bild dort ab, oder nennen Sie ein anderes, mit Ordner und Endung. Gross und klein zählt.${existingNames(nearest)}`,
  })),
  'image-unreadable': section('Bild lässt sich nicht öffnen', ({ file, format }) => ({
    message: format
      ? `${quote(file)} ist ein Bild im Format ${format.toUpperCase()}, das die Website nicht verwenden kann.`
      : `${quote(file)} lässt sich nicht als Bild öffnen. Die Datei ist beschädigt oder kein Bild.`,
    why: 'Daraus lassen sich keine Bilder machen, die jeder Browser zeigt.',
    fix: format
      ? 'Speichern Sie es als JPEG und legen Sie die neue Datei hin. Das iPhone macht JPEG mit Einstellungen › Kamera › Formate › «Maximale Kompatibilität».'
      : 'Öffnen Sie die Datei auf Ihrem Rechner. Geht das nicht, holen Sie das Bild noch einmal; sonst speichern Sie es neu als JPEG.',
  })),
  'image-small': section('Bild ist zu klein', ({ file, width, wanted }) => ({
    message: `${quote(file)} ist ${width} Pixel breit; an dieser Stelle braucht es mindestens ${wanted}.`,
    why: 'Ein kleineres Bild erscheint unscharf.',
    fix: 'Nehmen Sie das Bild so, wie es aus der Kamera kommt. Aus einem Chat oder von einer Website gespeichert, ist es oft verkleinert.',
  })),
  'image-alt': section('Bildbeschreibung sagt nichts', ({ alt }) => ({
    message: `${quote(alt)} beschreibt das Bild nicht, sondern ist nur ein Name.`,
    why: 'Wer das Bild nicht sieht, bekommt diese Worte vorgelesen.',
    fix: 'Sagen Sie in einem Satz, was zu sehen ist, zum Beispiel «Kellerwand mit schwarzen Flecken bis auf Kniehöhe».',
  })),
  'image-consent': section('Einwilligung zum Bild fehlt', ({ file }) => ({
    message: `Zu ${quote(file)} steht nicht, wer einverstanden ist, dass es gezeigt wird.`,
    why: 'Wer auf einem Bild zu erkennen ist, darf mitbestimmen, ob es veröffentlicht wird; dasselbe gilt für fremde Wohnungen.',
    fix: 'Schreiben Sie unter «consent», wer wann zugestimmt hat. Ist niemand betroffen, schreiben Sie, weshalb: «eigenes Gerät, niemand zu erkennen».',
  })),
  'image-unused': section('Bild wird nicht verwendet', ({ file }) => ({
    message: `Kein Feld zeigt das Bild ${quote(file)}.`,
    why: 'Auf die Website kommt es nicht. Es bleibt aber bei den Daten liegen, samt dem, was die Kamera hineingeschrieben hat.',
    fix: `Nennen Sie ${quote(file)} in einem Bildfeld, oder löschen Sie die Datei.`,
  })),
};
