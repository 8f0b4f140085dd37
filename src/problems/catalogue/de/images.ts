import type { Chapter } from '../catalogue.ts';
import { meant, named, quote } from '../words.ts';

/** Pictures below `data/`, and what is said of them. */
export const images: Chapter<'image'> = {
  'image-missing': {
    title: 'Bild gibt es nicht',
    message: ({ file, suggestion }) => `Unter data/ gibt es kein Bild ${quote(file)}.${meant(suggestion)}`,
    why: 'Auf der Seite bliebe eine Lücke.',
    fix: ({ suggestion, nearest }) => {
      if (suggestion) return `Schreiben Sie ${quote(suggestion)}.`;
      const known = nearest.others.length > 0 ? ` Es gibt ${named(nearest)}.` : '';
      return `Legen Sie das Bild dort ab, oder nennen Sie ein anderes, mit Ordner und Endung. Gross und klein zählt.${known}`;
    },
  },
  'image-unreadable': {
    title: 'Bild lässt sich nicht öffnen',
    message: ({ file, format }) =>
      format
        ? `${quote(file)} ist ein Bild im Format ${format.toUpperCase()}, das die Website nicht verwenden kann.`
        : `${quote(file)} lässt sich nicht als Bild öffnen. Die Datei ist beschädigt oder kein Bild.`,
    why: 'Daraus lassen sich keine Bilder machen, die jeder Browser zeigt.',
    fix: ({ format }) =>
      format
        ? 'Speichern Sie es als JPEG und legen Sie die neue Datei hin. Das iPhone macht JPEG mit Einstellungen › Kamera › Formate › «Maximale Kompatibilität».'
        : 'Öffnen Sie die Datei auf Ihrem Rechner. Geht das nicht, holen Sie das Bild noch einmal; sonst speichern Sie es neu als JPEG.',
  },
  'image-small': {
    title: 'Bild ist zu klein',
    message: ({ file, width, wanted }) =>
      `${quote(file)} ist ${width} Pixel breit; an dieser Stelle braucht es mindestens ${wanted}.`,
    why: 'Ein kleineres Bild erscheint unscharf.',
    fix: 'Nehmen Sie das Bild so, wie es aus der Kamera kommt. Aus einem Chat oder von einer Website gespeichert, ist es oft verkleinert.',
  },
  'image-alt': {
    title: 'Bildbeschreibung sagt nichts',
    message: ({ alt }) => `${quote(alt)} beschreibt das Bild nicht, sondern ist nur ein Name.`,
    why: 'Wer das Bild nicht sieht, bekommt diese Worte vorgelesen.',
    fix: 'Sagen Sie in einem Satz, was zu sehen ist, zum Beispiel «Kellerwand mit schwarzen Flecken bis auf Kniehöhe».',
  },
  'image-consent': {
    title: 'Einwilligung zum Bild fehlt',
    message: ({ file }) => `Zu ${quote(file)} steht nicht, wer einverstanden ist, dass es gezeigt wird.`,
    why: 'Wer auf einem Bild zu erkennen ist, darf mitbestimmen, ob es veröffentlicht wird (Art. 28 ZGB); dasselbe gilt für fremde Wohnungen.',
    fix: 'Schreiben Sie unter «consent», wer wann zugestimmt hat. Ist niemand betroffen, schreiben Sie, weshalb: «eigenes Gerät, niemand zu erkennen».',
  },
  'image-unused': {
    title: 'Bild wird nicht verwendet',
    message: ({ file }) => `Kein Feld zeigt das Bild ${quote(file)}.`,
    why: 'Auf die Website kommt es nicht. Es bleibt aber bei den Daten liegen, samt dem, was die Kamera hineingeschrieben hat.',
    fix: ({ file }) => `Nennen Sie ${quote(file)} in einem Bildfeld, oder löschen Sie die Datei.`,
  },
};
