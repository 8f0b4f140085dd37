import { toSlug } from '../../lib/paths.ts';
import { existingDe, existingEn, meantDe, meantEn, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind, maybe, optional, others } from './kind.ts';

/** Images in the data. */
export const IMAGES = {
  'image-missing': kind(
    {
      file: 'photos/satble.jpg',
      suggestion: maybe('photos/stable.jpg'),
      nearest: others('photos/stable.jpg'),
    },
    both('Bild gibt es nicht', 'Image does not exist'),
    ({ file, suggestion, nearest }) => ({
      message: `Unter data/ gibt es kein Bild ${quoteDe(file)}.${meantDe(suggestion)}`,
      why: 'Auf der Seite bliebe eine Lücke.',
      fix: suggestion
        ? isSpeltApart(file, suggestion)
          ? `In beiden Namen sind die Umlaute anders gespeichert. Benennen Sie das Bild um, ohne Umlaute, und schreiben Sie ${quoteDe(plainName(file))}.`
          : `Schreiben Sie ${quoteDe(suggestion)}.`
        : SVG.test(file)
          ? 'Zeichnungen (SVG) gehen hier nicht. Speichern Sie das Bild als PNG, und nennen Sie die neue Datei.'
          : `Legen Sie das Bild dort ab, oder nennen Sie ein anderes, mit Ordner und Endung. Gross und klein zählt.${existingDe(nearest)}`,
    }),
    ({ file, suggestion, nearest }) => ({
      message: `There is no image ${quoteEn(file)} under data/.${meantEn(suggestion)}`,
      why: 'There would be a gap on the page.',
      fix: suggestion
        ? isSpeltApart(file, suggestion)
          ? `The two names store their accents differently. Rename the image, without accents, and write ${quoteEn(plainName(file))}.`
          : `Change it to ${quoteEn(suggestion)}.`
        : SVG.test(file)
          ? 'Drawings (SVG) cannot be used here. Save the image as PNG, and enter the new file.'
          : `Put the image there, or enter another one with its folder and extension. Names are case-sensitive.${existingEn(nearest)}`,
    }),
  ),
  /** If the format is empty, the file is damaged or not an image. */
  'image-unreadable': kind(
    { file: 'photos/stable.heic', format: 'heic', ...optional<{ size: string }>() },
    both('Bild lässt sich nicht verwenden', 'Image cannot be used'),
    ({ file, format, size }) => ({
      message: size
        ? `${quoteDe(file)} ist mit ${size} Pixeln zu gross.`
        : format
          ? `${quoteDe(file)} ist ein Bild im Format ${format.toUpperCase()}, das die Website nicht verwenden kann.`
          : `${quoteDe(file)} lässt sich nicht als Bild öffnen. Die Datei ist beschädigt oder kein Bild.`,
      why: 'Daraus lassen sich keine Bilder machen, die jeder Browser zeigt.',
      fix: size
        ? 'Schneiden Sie aus, was davon zu sehen sein soll, und legen Sie die neue Datei hin.'
        : format
          ? 'Speichern Sie es als JPEG und legen Sie die neue Datei hin. Das iPhone macht JPEG mit Einstellungen › Kamera › Formate › «Maximale Kompatibilität».'
          : 'Öffnen Sie die Datei auf Ihrem Rechner. Geht das nicht, holen Sie das Bild noch einmal; sonst speichern Sie es neu als JPEG.',
    }),
    ({ file, format, size }) => ({
      message: size
        ? `${quoteEn(file)} is too large, at ${size} pixels.`
        : format
          ? `${quoteEn(file)} is an image in ${format.toUpperCase()} format, which the website cannot use.`
          : `${quoteEn(file)} cannot be opened as an image. The file is damaged or is not an image.`,
      why: 'It cannot be converted into images that every browser displays.',
      fix: size
        ? 'Cut out the part that is to be seen, and use the new file.'
        : format
          ? 'Save it as JPEG and use the new file. For JPEGs from an iPhone, set Settings › Camera › Formats › “Most Compatible”.'
          : 'Open the file on your computer. If that fails, get the image again; otherwise, save it again as JPEG.',
    }),
  ),
  /** In pixels. */
  'image-small': kind(
    { file: 'photos/stable.jpg', width: 320, wanted: 800 },
    both('Bild ist zu klein', 'Image is too small'),
    ({ file, width, wanted }) => ({
      message: `${quoteDe(file)} ist ${width} Pixel breit; an dieser Stelle braucht es mindestens ${wanted}.`,
      why: 'Ein kleineres Bild erscheint unscharf.',
      fix: 'Nehmen Sie das Bild so, wie es aus der Kamera kommt. Aus einem Chat oder von einer Website gespeichert, ist es oft verkleinert.',
    }),
    ({ file, width, wanted }) => ({
      message: `${quoteEn(file)} is ${width} pixels wide; at least ${wanted} are needed here.`,
      why: 'A smaller image looks blurred.',
      fix: 'Use the original image from the camera. Images saved from a chat or a website have often been reduced in size.',
    }),
  ),
  'image-alt': kind(
    { alt: 'IMG_1234' },
    both('Bildbeschreibung sagt nichts', 'Image description says nothing'),
    ({ alt }) => ({
      message: `${quoteDe(alt)} beschreibt das Bild nicht, sondern ist nur ein Name.`,
      why: 'Wer das Bild nicht sieht, bekommt diese Worte vorgelesen.',
      fix: 'Sagen Sie in einem Satz, was zu sehen ist, zum Beispiel «Kellerwand mit schwarzen Flecken bis auf Kniehöhe».',
    }),
    ({ alt }) => ({
      message: `${quoteEn(alt)} does not describe the image; it is only a name.`,
      why: 'Screen readers read this text to people who cannot see the image.',
      fix: 'Describe in one sentence what the image shows, for example “Cellar wall with black spots up to knee height”.',
    }),
  ),
  'image-consent': kind(
    { file: 'photos/stable.jpg' },
    both('Einwilligung zum Bild fehlt', 'Image consent is missing'),
    ({ file }) => ({
      message: `Zu ${quoteDe(file)} steht nicht, wer einverstanden ist, dass es gezeigt wird.`,
      why: 'Wer auf einem Bild zu erkennen ist, darf mitbestimmen, ob es veröffentlicht wird; dasselbe gilt für fremde Wohnungen.',
      fix: 'Schreiben Sie unter «consent», wer wann zugestimmt hat. Ist niemand betroffen, schreiben Sie, weshalb: «eigenes Gerät, niemand zu erkennen».',
    }),
    ({ file }) => ({
      message: `Nothing states who consented to the publication of ${quoteEn(file)}.`,
      why: 'People who are recognisable in an image have a say in its publication, as do those whose home it shows.',
      fix: 'Under “consent”, state who consented and when. If nobody is affected, state why: “our own device, nobody recognisable”.',
    }),
  ),
  'image-unused': kind(
    { file: 'photos/stable.jpg' },
    both('Bild wird nicht verwendet', 'Image is not used'),
    ({ file }) => ({
      message: `Kein Feld zeigt das Bild ${quoteDe(file)}.`,
      why: 'Auf die Website kommt es nicht. Es bleibt aber bei den Daten liegen, samt dem, was die Kamera hineingeschrieben hat.',
      fix: `Nennen Sie ${quoteDe(file)} in einem Bildfeld, oder löschen Sie die Datei.`,
    }),
    ({ file }) => ({
      message: `No field uses the image ${quoteEn(file)}.`,
      why: 'It is not published on the website. But it stays in the data, including the metadata from the camera.',
      fix: `Enter ${quoteEn(file)} in an image field, or delete the file.`,
    }),
  ),
};

const SVG = /\.svgz?$/i;

/** True for names that look the same: file managers of macOS store letters and accents apart (Unicode NFD). */
const isSpeltApart = (name: string, other: string) =>
  name !== other && name.normalize('NFC') === other.normalize('NFC');

/** A path with a file name that every system stores alike. */
const plainName = (path: string) =>
  path.replace(/([^/]*?)(\.\w+)?$/, (_, name: string, extension = '') => toSlug(name) + extension);
