/** How to fix what breaks templates. */
import { docsFile } from '../../lib/docs-file.ts';
import { quoteDe, quoteEn } from '../../phrases.ts';
import { type Both, both, type Language } from '../../words.ts';

/** Messages that do not say how to fix what they name, of esbuild, React and templates. */
const REMEDIES: readonly (readonly [pattern: RegExp, remedy: Both<(name: string) => string>])[] = [
  [
    /^Could not resolve "(node:[^"]+)"/,
    both(
      (name) =>
        `Im Browser gibt es ${quoteDe(name)} nicht. Lassen Sie eine Komponente beim Bau tun, wozu Sie es brauchen.`,
      (name) => `There is no ${quoteEn(name)} in a browser. Let a component do during the build what you need it for.`,
    ),
  ],
  [
    /^Could not resolve "nebel\//,
    both(
      () => `Was Vorlagen von nebel importieren können, nennt ${docsFile('guide/template-api.md')}.`,
      () => `${docsFile('guide/template-api.md')} lists what templates can import from nebel.`,
    ),
  ],
  [
    /^Could not resolve "(\/[^"]*)"/,
    both(
      () => 'Schreiben Sie den Pfad von dieser Datei aus. Er beginnt mit «./» oder «../».',
      () => 'Write the path from this file. It begins with “./” or “../”.',
    ),
  ],
  [
    /^Could not resolve "(?:\.[^"]*|[^"/]+)\.(?:css|svg|avif|woff2?|png|jpe?g|webp|gif)"/,
    both(
      () => 'Diese Datei gibt es nicht. Prüfen Sie Namen und Ordner; der Pfad geht von der Datei aus, die ihn nennt.',
      () => 'There is no such file. Check its name and folder: the path starts at the file that names it.',
    ),
  ],
  [
    /^Could not resolve "((?:@[\w.-]+\/)?\w[\w.-]*)/,
    both(
      (name) =>
        `Ist das ein Paket, installieren Sie es mit «npm install ${name}». Ein Pfad beginnt mit «./» oder «../».`,
      (name) => `If this is a package, install it with “npm install ${name}”. A path begins with “./” or “../”.`,
    ),
  ],
  [
    /^CSS modules are not supported/,
    both(
      () =>
        'Klassen heissen in Vorlagen, wie sie im Stilblatt heissen. Nennen Sie es zum Beispiel «card.css», importieren Sie es mit «import \'./card.css\'», und schreiben Sie className="card".',
      () =>
        'In templates, classes have the names of the style sheet. Call it “card.css”, for example, import it with “import \'./card.css\'”, and write className="card".',
    ),
  ],
  [
    /^A component suspended/,
    both(
      () =>
        'Seiten entstehen, ohne zu warten: Eine Komponente darf nicht «async» sein, auch nicht «lazy» oder «use» benutzen. Daten von aussen liest ein «dataset».',
      () =>
        'Pages are made without waiting: a component must neither be “async” nor use “lazy” or “use”. A “dataset” reads external data.',
    ),
  ],
  [
    /^(window|document|navigator|location|localStorage|sessionStorage) is not defined/,
    both(
      (name) =>
        `Beim Bau gibt es keinen Browser, also auch ${quoteDe(name)} nicht. Im Browser läuft, was eine Insel in «useEffect» oder beim Antippen tut: ${docsFile('guide/islands.md')}.`,
      (name) =>
        `There is no browser during the build, and so no ${quoteEn(name)}. What an island does in “useEffect” or when it is tapped runs in the browser: ${docsFile('guide/islands.md')}.`,
    ),
  ],
  [
    /^Cannot read properties of null \(reading 'use\w+'\)/,
    both(
      () =>
        'Das geht nur in Komponenten, während eine Seite entsteht. Andere Funktionen bekommen als Argumente, was sie brauchen.',
      () => 'This works only in components, while a page is made. Other functions get what they need as arguments.',
    ),
  ],
  [
    /^useSite\(\) was called outside/,
    both(
      () => 'Im Browser ist die Website nicht bekannt: Geben Sie einer Insel, was sie braucht, als «props».',
      () => 'The site is not known in the browser: pass an island what it needs as “props”.',
    ),
  ],
  [
    /^import_meta\d*\.glob is not a function/,
    both(
      () => `Schreiben Sie es genau in der Form, die ${docsFile('guide/template-api.md')} nennt.`,
      () => `Write it exactly in the form that ${docsFile('guide/template-api.md')} states.`,
    ),
  ],
  [
    /^The site has no island/,
    both(
      () =>
        'Nennen Sie die Insel in der Definition der Website unter «islands», oder verbessern Sie ihren Namen bei <Island>.',
      () => 'Add the island to “islands” in the definition of the site, or correct its name at <Island>.',
    ),
  ],
  [
    /^No matching export in "[^"]+\.css"/,
    both(
      () =>
        'Importieren Sie das Stilblatt ohne Namen, «import "./card.css";», und schreiben Sie Klassen aus: className="card".',
      () => 'Import the style sheet without a name, “import "./card.css";”, and spell classes out: className="card".',
    ),
  ],
  [
    /^No loader is configured for "\.(?:s[ac]ss|less|styl)" files/,
    both(
      () => 'Stilblätter sind einfaches CSS. Verschachteln können es auch Browser.',
      () => 'Style sheets are plain CSS, which browsers can nest, too.',
    ),
  ],
  [
    /^No loader is configured for "\.(?:ya?ml|csv|md|txt|xml)" files/,
    both(
      () =>
        `Was in YAML unter data/ steht, haben Komponenten aus «useSite()»; andere Dateien liest ein «dataset»: ${docsFile('guide/datasets.md')}.`,
      () =>
        `Components have YAML below data/ from “useSite()”; a “dataset” reads other files: ${docsFile('guide/datasets.md')}.`,
    ),
  ],
  [
    /^No loader is configured for "[^"]+" files/,
    both(
      () =>
        `Stilblätter können .svg, .avif und .woff2 nennen. Andere Bilder und Dateien nennt eine Vorlage mit ihrer Adresse: aus dem Ordner von «publicFiles», oder aus data/ wie in ${docsFile('guide/images.md')}.`,
      () =>
        `Style sheets can name .svg, .avif and .woff2 files. Templates name other pictures and files by their address: from the folder of “publicFiles”, or from data/ as in ${docsFile('guide/images.md')}.`,
    ),
  ],
];

/** Returns how to fix what a message of esbuild, React or a template names, unless the message itself says so. */
export function remedyOf(message: string, language: Language): string | undefined {
  for (const [pattern, remedy] of REMEDIES) {
    const [found, name = ''] = pattern.exec(message) ?? [];
    if (found !== undefined) return remedy[language](name);
  }
  return undefined;
}
