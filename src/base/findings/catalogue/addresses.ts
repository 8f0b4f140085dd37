import { NEBEL } from '../../lib/command.ts';
import type { Unpublished } from '../../lib/visibility.ts';
import { dateDe, joined, list, listStart, meantDe, meantEn, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind, maybe } from './kind.ts';

/** Addresses: collisions, successors, and periods in which a page is public. */
export const ADDRESSES = {
  'route-collision': kind(
    { url: '/teams/', files: ['data/pages/teams.yaml', 'data/teams.yaml'] },
    both('Zwei Dateien, eine Adresse', 'Two files, one address'),
    ({ url, files }) => ({
      message: `Mehrere Dateien wollen die Adresse ${quoteDe(url)}: ${list(files)}.`,
      why: 'Nur eine davon könnte erscheinen.',
      fix: 'Benennen Sie eine der Dateien um.',
    }),
    ({ url, files }) => ({
      message: `Several files claim the address ${quoteEn(url)}: ${list(files)}.`,
      why: 'Only one of them could be published.',
      fix: 'Rename one of the files.',
    }),
  ),
  /** `isEntry` is true for an entry of the list of addresses. */
  'route-reserved': kind(
    { url: '/inbox/', isEntry: false },
    both('Adresse ist vergeben', 'Address is reserved'),
    ({ url, isEntry }) => ({
      message: `Unter ${quoteDe(url)} liegt schon etwas anderes: ein Formular, der Posteingang oder was jeder Bau selbst schreibt.`,
      why: 'Nur eines von beiden wäre zu erreichen.',
      fix: isEntry ? 'Löschen Sie diesen Eintrag.' : 'Benennen Sie die Datei um.',
    }),
    ({ url, isEntry }) => ({
      message: `Something else already lies at ${quoteEn(url)}: a form, the inbox, or what every build writes itself.`,
      why: 'Only one of the two could be reached.',
      fix: isEntry ? 'Delete this entry.' : 'Rename the file.',
    }),
  ),
  'route-disappeared': kind(
    {
      url: '/teams/gold/',
      file: maybe('data/teams/gold.yaml'),
      state: maybe<Unpublished['kind']>(),
      /** Field with the first day of a scheduled page. */
      field: maybe<string>(),
      suggestion: maybe('/teams/golden/'),
      /** File of the page at the suggested address, if its content is nearly the same. */
      renamedTo: maybe<string>(),
    },
    both('Eine Adresse hat keine Seite mehr', 'An address has lost its page'),
    ({ url, file, state, field, suggestion, renamedTo }) => ({
      message: {
        draft: `Die Seite ${quoteDe(url)} ist jetzt ein Entwurf und fehlt auf der Website.`,
        scheduled: `Die Seite ${quoteDe(url)} erscheint erst später und fehlt bis dahin.`,
        renamed: `Die Adresse ${quoteDe(url)} gehört zu keiner Seite mehr. Offenbar heisst ihre Datei jetzt ${renamedTo}, und die neue Adresse ist ${quoteDe(suggestion ?? '')}.`,
        gone: `Die Adresse ${quoteDe(url)} gehört zu keiner Seite mehr.${file ? ` Vermutlich wurde ${file} gelöscht oder umbenannt.` : ''}${meantDe(suggestion)}`,
      }[state ?? (renamedTo ? 'renamed' : 'gone')],
      why: 'Wer die Adresse gespeichert hat oder über eine Suchmaschine kommt, stünde vor der Fehlerseite.',
      fix: joined(
        renamedTo &&
          `Stimmt das, trägt «${NEBEL} validate --fix» die Umleitung ein und verbessert die Links auf die alte Adresse. Oder von Hand:`,
        `Schreiben Sie unter diese Zeile «redirect: ${suggestion ?? '/neue-adresse/'}», oder «gone: true», wenn es keinen Ersatz gibt.`,
        state === 'draft' && 'Soll die Seite sichtbar bleiben, löschen Sie in ihrer Datei die Zeile «draft».',
        state === 'scheduled' &&
          `Soll die Seite sichtbar bleiben, setzen Sie in ihrer Datei unter ${quoteDe(String(field))} den heutigen Tag oder einen früheren ein.`,
        'War die Seite nie veröffentlicht, löschen Sie die Zeile.',
      ),
    }),
    ({ url, file, state, field, suggestion, renamedTo }) => ({
      message: {
        draft: `The page ${quoteEn(url)} is now a draft and missing from the website.`,
        scheduled: `The page ${quoteEn(url)} is scheduled for a later day and missing until then.`,
        renamed: `The address ${quoteEn(url)} no longer belongs to a page. Its file seems to have been renamed to ${renamedTo}, and the new address is ${quoteEn(suggestion ?? '')}.`,
        gone: `The address ${quoteEn(url)} no longer belongs to a page.${file ? ` ${file} was probably deleted or renamed.` : ''}${meantEn(suggestion)}`,
      }[state ?? (renamedTo ? 'renamed' : 'gone')],
      why: 'Visitors who saved the address or come from a search engine would see the error page.',
      fix: joined(
        renamedTo &&
          `If so, “${NEBEL} validate --fix” adds the redirect and updates links to the old address. You can also do it by hand.`,
        `Below this line, write “redirect: ${suggestion ?? '/new-address/'}”, or “gone: true” if there is no replacement.`,
        state === 'draft' && 'To keep the page public, delete the line “draft” in its file.',
        state === 'scheduled' &&
          `To keep the page public, set ${quoteEn(String(field))} in its file to today or an earlier day.`,
        'If the page was never published, delete this line.',
      ),
    }),
  ),
  'route-unlisted': kind(
    { urls: ['/teams/gold/'] },
    both('Neue Adressen stehen noch nicht im Verzeichnis', 'New addresses are not listed yet'),
    ({ urls }) => ({
      message: `Noch nicht verzeichnet: ${listStart(urls, (others) => `und ${others} weitere`)}.`,
      why: 'Nur bei verzeichneten Adressen fällt später auf, dass ihre Seite verschwunden ist.',
      fix: `Führen Sie «${NEBEL} build» auf Ihrem Rechner aus; es trägt sie ein. Geben Sie die geänderte Datei mit ab.`,
    }),
    ({ urls }) => ({
      message: `Not listed yet: ${listStart(urls, (others) => `and ${others} others`)}.`,
      why: 'If a page disappears later, this is noticed only for listed addresses.',
      fix: `Run “${NEBEL} build” on your computer to add them, then commit the changed file.`,
    }),
  ),
  /** `isEntry` is false for an entry that says two things. */
  'route-listed-twice': kind(
    { url: '/teams/gold/', isEntry: true },
    both('Adresse ist doppelt eingetragen', 'Address is listed twice'),
    ({ url, isEntry }) => ({
      message: isEntry
        ? `${quoteDe(url)} steht schon weiter oben.`
        : `Bei ${quoteDe(url)} stehen «redirect» und «gone» zugleich.`,
      why: 'Es wäre offen, welche der beiden Angaben gilt.',
      fix: 'Löschen Sie eine der beiden.',
    }),
    ({ url, isEntry }) => ({
      message: isEntry ? `${quoteEn(url)} is already listed above.` : `${quoteEn(url)} has both “redirect” and “gone”.`,
      why: 'It would be unclear which of the two applies.',
      fix: 'Delete one of the two.',
    }),
  ),
  /** A target that redirects in turn is `moved`, to the suggestion, or part of a `loop`. */
  'redirect-target': kind(
    { to: '/teams/bleu/', suggestion: maybe('/teams/blue/'), state: 'unknown' as keyof typeof TARGETS_DE },
    both('Umleitung führt zu keiner Seite', 'Redirect does not lead to a page'),
    ({ to, suggestion, state }) => ({
      message: `${quoteDe(to)} ${TARGETS_DE[state]}.${meantDe(suggestion)}`,
      why: 'Eine Umleitung, die nicht direkt zu einer Seite führt, endet auf der Fehlerseite oder kostet Zeit.',
      fix: suggestion ? `Schreiben Sie ${quoteDe(suggestion)}.` : 'Nennen Sie die Adresse einer Seite, die es gibt.',
    }),
    ({ to, suggestion, state }) => ({
      message: `${quoteEn(to)} ${TARGETS_EN[state]}.${meantEn(suggestion)}`,
      why: 'A redirect that does not lead straight to a page ends on the error page or takes time.',
      fix: suggestion ? `Change it to ${quoteEn(suggestion)}.` : 'Enter the address of an existing page.',
    }),
  ),
  'redirect-existing': kind(
    { url: '/teams/blue/', field: 'redirect' as 'redirect' | 'gone' },
    both('Adresse hat eine Seite und trotzdem eine Umleitung', 'Address has a page and a redirect'),
    ({ url, field }) => ({
      message: `Die Seite ${quoteDe(url)} gibt es, doch hier steht «${field}».`,
      why: 'Bei manchen Anbietern wäre die Seite nicht mehr zu erreichen.',
      fix: `Löschen Sie die Zeile «${field}».`,
    }),
    ({ url, field }) => ({
      message: `The page ${quoteEn(url)} exists, but “${field}” is written here.`,
      why: 'On some hosts, the page would be unreachable.',
      fix: `Delete the line “${field}”.`,
    }),
  ),
  /** `field` contains the first day. */
  'page-period': kind(
    { from: '2027-01-15', until: '2026-12-01', field: 'from' },
    both('Seite endet vor ihrem Beginn', 'Page ends before it starts'),
    ({ from, until, field }) => ({
      message: `Der letzte Tag (${dateDe(until)}) liegt vor dem ersten (${dateDe(from)}).`,
      why: 'So wäre die Seite an keinem Tag zu sehen.',
      fix: `Prüfen Sie ${quoteDe(field)} und «until»; beide Tage gehören dazu.`,
    }),
    ({ from, until, field }) => ({
      message: `The last day (${until}) is before the first day (${from}).`,
      why: 'The page would never be public.',
      fix: `Check ${quoteEn(field)} and “until”; both days are included.`,
    }),
  ),
  'page-expires': kind(
    { until: '2027-01-15', isOver: false },
    both('Seite läuft ab', 'Page expires'),
    ({ until, isOver }) => ({
      message: isOver
        ? `Diese Seite war bis ${dateDe(until)} zu sehen und fehlt seither auf der Website.`
        : `Diese Seite ist nur noch bis ${dateDe(until)} zu sehen.`,
      why: 'Nach dem letzten Tag zeigt ihre Adresse die Fehlerseite, und Links auf sie werden zu einfachem Text.',
      fix: 'Soll sie bleiben, ändern oder löschen Sie «until». Soll ihre Adresse weiterführen, ergänzen Sie im Verzeichnis der Adressen «redirect» oder «gone: true».',
    }),
    ({ until, isOver }) => ({
      message: isOver
        ? `This page was public until ${until} and has not been on the website since.`
        : `This page is public only until ${until}.`,
      why: 'After the last day, its address shows the error page, and links to it become plain text.',
      fix: 'To keep it, change or delete “until”. To say what becomes of its address, add “redirect” or “gone: true” in the list of addresses.',
    }),
  ),
};

const TARGETS_DE = {
  unknown: 'ist keine Seite',
  moved: 'wird selbst umgeleitet',
  loop: 'führt am Ende hierher zurück',
};

const TARGETS_EN = {
  unknown: 'is no page',
  moved: 'is itself redirected',
  loop: 'leads back here in the end',
};
