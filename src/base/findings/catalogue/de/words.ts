import { NEBEL } from '../../../lib/command.ts';
import type { Effect } from '../../../lib/invisible.ts';
import { type Chapter, section } from '../catalogue.ts';
import { alternatives, cited, isDecomposed, lacksOnlyNoBreakSpace, list, plural } from '../words.ts';
import { named, quote } from '../words-de.ts';

/** Objections of an editor-in-chief: spelling, typography, repetition. */
export const words: Chapter<'text' | 'context'> = {
  'context-differs': section('Eine Angabe, mehrere Fassungen', ({ fact, places }) => ({
    message: `${quote(fact)} lautet nicht überall gleich (${list(places)}).`,
    why: 'Wer zwei Seiten liest, weiss nicht, was gilt.',
    fix: `Vereinheitlichen Sie die Angabe, oder begründen Sie unter «acknowledged», warum sich ${quote(fact)} unterscheidet.`,
  })),
  'context-agrees': section('Begründung ohne Unterschied', ({ fact }) => ({
    message: `${quote(fact)} lautet jetzt überall gleich, und hier steht noch, warum nicht.`,
    why: 'Unterscheidet sich die Angabe wieder, würde die alte Begründung es verschweigen.',
    fix: 'Löschen Sie diesen ganzen Eintrag, mit allen seinen Zeilen.',
  })),
  'text-invisible': section('Zeichen, das niemand sieht', ({ character, effect }) => ({
    message: `Hier steht ein Zeichen, das man nicht sieht (${character}).`,
    why: INVISIBLE[effect],
    fix: `${effect === 'indent' ? 'Ersetzen Sie es durch Leerzeichen' : 'Löschen Sie das Zeichen'}, oder lassen Sie es «${NEBEL} validate --fix» machen.`,
  })),
  'text-quotes': section('Anführungszeichen einer Textverarbeitung', ({ found, wanted }) => ({
    message: `Die Anführungszeichen um ${found} wären auf der Seite zu sehen.`,
    why: 'Nur gerade Anführungszeichen begrenzen einen Wert. Die einer Textverarbeitung sind ein Teil davon.',
    fix: `Schreiben Sie ${wanted}. Sollen sie zu sehen sein, setzen Sie gerade darum herum: "${found}".`,
  })),
  'text-cut': section('Text ist abgeschnitten', ({ lost }) => ({
    message: `Was hier mit # beginnt, erscheint nicht auf der Seite: ${quote(lost)}.`,
    why: 'Nach einem Leerzeichen beginnt mit # eine Notiz, die nur in der Datei steht.',
    fix: 'Setzen Sie den ganzen Text in gerade Anführungszeichen: "…". Ist es eine Notiz, schreiben Sie sie auf eine eigene Zeile.',
  })),
  'text-typography': section('Schreibweise der Schweiz', ({ found, wanted, before = '', after = '' }) => {
    const [typed, right] = [before + found + after, before + wanted + after];
    const ours = lacksOnlyNoBreakSpace(typed, right) ? 'mit festem Leerzeichen' : cited(right, quote);
    return {
      message: isDecomposed(found, wanted)
        ? `${quote(wanted)} ist hier aus zwei Zeichen zusammengesetzt und sieht in unserer Schrift anders aus.`
        : `${cited(typed, quote)} schreiben wir ${ours}.`,
      why: 'Alle Seiten halten sich an dieselbe Schreibweise: ss, «…», 7.30 Uhr, Halbgeviertstrich, festes Leerzeichen.',
      fix: `Verbessern Sie die Stelle, oder lassen Sie es «${NEBEL} validate --fix» machen.`,
    };
  }),
  'text-spelling': section('Unbekanntes Wort', ({ word, suggestions }) => ({
    message: `${quote(word)} steht in keinem Wörterbuch.`,
    why: 'Ein Schreibfehler kostet Vertrauen, und wer nach dem richtigen Wort sucht, findet die Seite nicht.',
    fix:
      suggestions.length > 0
        ? `Meinten Sie ${alternatives(suggestions.map(quote), 'oder')}? Stimmt das Wort doch, nimmt «${NEBEL} validate --accept ${word}» es auf.`
        : `Verbessern Sie das Wort. Stimmt es, nimmt «${NEBEL} validate --fix» es auf.`,
  })),
  'text-forbidden': section('Wort ist nicht erlaubt', ({ word, instead }) => ({
    message: `${quote(word)} darf hier nicht stehen.`,
    why: 'Das Recht oder die Hausregel verbietet dieses Wort in der Werbung.',
    fix: instead,
  })),
  'text-similar': section('Zwei Seiten sagen dasselbe', ({ other, percent, passages }) => ({
    message: `Diese Seite stimmt zu ${percent} % mit ${quote(other)} überein, Ortsnamen nicht gezählt.`,
    why: `Suchmaschinen strafen solche Seiten. Gemeinsam ist zum Beispiel: ${passages.map(quote).join(', ')}.`,
    fix: 'Schreiben Sie, was nur hier gilt, und lassen Sie weg, was überall gilt.',
  })),
  'text-repeated': section('Zu wenige eigene Sätze', ({ percent, passages }) => ({
    message:
      percent === 0
        ? 'Jeder Satz dieser Seite steht auch auf einer anderen.'
        : `Nur ${percent} % der Sätze dieser Seite stehen auf keiner anderen.`,
    why: `Wiederholt werden zum Beispiel: ${passages.map(quote).join(', ')}.`,
    fix: 'Schreiben Sie die wiederholten Sätze für diese Seite neu.',
  })),
  'text-foreign-name': section('Fremder Name in einer Überschrift', ({ name, own }) => ({
    message: `Die Überschrift nennt ${quote(name)}, die Seite handelt aber von ${quote(own)}.`,
    why: 'So etwas bleibt stehen, wenn eine Seite aus einer anderen kopiert wurde.',
    fix: `Schreiben Sie ${quote(own)}, oder formulieren Sie die Überschrift ohne Namen.`,
  })),
  'text-other-name': section('Name einer anderen Seite', ({ value, own, name }) => ({
    message: `Hier steht ${quote(value)}, der Link führt aber zur Seite über ${quote(own)}.`,
    why: 'Wer dem Link folgt, landet bei etwas anderem, als er gewählt hat.',
    fix: `Löschen Sie dieses Feld, dann gilt ${quote(own)}. Oder nennen Sie im Feld davor die Seite über ${quote(name)}.`,
  })),
  'text-short': section('Text ist kurz', ({ words: given, min, counted }) => ({
    message: `Der Text hat ${plural(given, 'Wort', 'Wörter')}, gewünscht sind mindestens ${min}: Es ${min - given === 1 ? 'fehlt' : 'fehlen'} ${min - given}.`,
    why: 'Ein kurzer Text lässt Fragen offen, und Suchmaschinen zeigen die Seite seltener.',
    fix: `Ergänzen Sie, was Leserinnen und Leser noch wissen wollen.${counted.length > 0 ? ` Gezählt ist, was hier steht: ${list(counted)}.` : ''}`,
  })),
  'text-reading-time': section('Lesezeit stimmt nicht', ({ stated, minutes, words: given }) => ({
    message: `Der Text hat ${plural(given, 'Wort', 'Wörter')}. Das sind etwa ${plural(minutes, 'Minute', 'Minuten')} Lesezeit, angegeben ${stated === 1 ? 'ist 1' : `sind ${stated}`}.`,
    why: 'Wer wenig Zeit hat, verlässt sich auf die Angabe.',
    fix: `Löschen Sie die Zeile, dann rechnet die Website die Lesezeit selbst aus. Oder schreiben Sie ${minutes}.`,
  })),
  'text-duplicate-meta': section('Titel oder Beschreibung steht doppelt', ({ field, ...others }) => ({
    message: `Dieselbe Angabe ${quote(`meta.${field}`)} steht auch in ${named(others)}.`,
    why: 'Im Suchergebnis liessen sich die Seiten nicht unterscheiden.',
    fix: 'Schreiben Sie für jede Seite eine eigene.',
  })),
};

const INVISIBLE: Readonly<Record<Effect, string>> = {
  direction: 'Es dreht die Leserichtung um: Auf der Seite stünde etwas anderes, als hier zu lesen ist.',
  control: 'Es ist ein Befehl an Drucker und Programme. In Seiten, Feeds und Bildern ist es nicht erlaubt.',
  nothing: 'Es kam beim Einfügen aus einem anderen Programm mit. Wer das Wort sucht, findet es so nicht.',
  indent: 'Es sieht aus wie ein Leerzeichen, ist aber ein anderes Zeichen. Der Aufbau der Datei stimmt darum nicht.',
};
