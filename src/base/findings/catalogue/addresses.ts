import type { Unpublished } from '../../lib/visibility.ts';
import { dateDe, joined, list, listStart, meantDe, meantEn, NEBEL, plural, quoteDe, quoteEn } from '../../phrases.ts';
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
    { url: '/inbox/', owner: 'relay' as 'relay' | 'build', isEntry: false },
    both('Adresse ist vergeben', 'Address is reserved'),
    ({ url, owner, isEntry }) => ({
      message: `Unter ${quoteDe(url)} liegt ${owner === 'relay' ? 'ein Formular oder der Posteingang' : 'schon, was jeder Bau selbst schreibt'}.`,
      why: 'Nur eines von beiden wäre zu erreichen.',
      fix: isEntry ? 'Löschen Sie diesen Eintrag.' : 'Benennen Sie die Datei um.',
    }),
    ({ url, owner, isEntry }) => ({
      message: `${owner === 'relay' ? 'A form or the inbox' : 'What every build writes itself'} already lies at ${quoteEn(url)}.`,
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
    { to: '/teams/bleu/', suggestion: maybe('/teams/blue/'), state: 'unknown' as Target },
    both('Umleitung führt zu keiner Seite', 'Redirect does not lead to a page'),
    ({ to, suggestion, state }) => ({
      ...targetDe(state, to, suggestion),
      fix: suggestion ? `Schreiben Sie ${quoteDe(suggestion)}.` : 'Nennen Sie die Adresse einer Seite, die es gibt.',
    }),
    ({ to, suggestion, state }) => ({
      ...targetEn(state, to, suggestion),
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
  /** `field` keeps it from visitors. */
  'page-needed': kind(
    { key: 'draft' },
    both('Seite, die nötig ist, ist nicht öffentlich', 'Page that is needed is not public'),
    ({ key }) => ({
      message: `Wegen ${quoteDe(key)} ist diese Seite nicht öffentlich, aber die Website braucht sie.`,
      why: 'Was auf sie führt, etwa ein gesendetes Formular, käme auf die Fehlerseite.',
      fix: `Löschen Sie die Zeile ${quoteDe(key)}.`,
    }),
    ({ key }) => ({
      message: `Because of ${quoteEn(key)}, this page is not public, but the website needs it.`,
      why: 'Whatever leads to it, such as a form that was sent, would lead to the error page.',
      fix: `Delete the line ${quoteEn(key)}.`,
    }),
  ),
  'page-expires': kind(
    { until: '2027-01-15', days: 9 },
    both('Seite läuft ab', 'Page expires'),
    ({ until, days }) => ({
      message:
        days < 0
          ? `Diese Seite war bis ${dateDe(until)} zu sehen und fehlt seither auf der Website.`
          : days === 0
            ? 'Heute ist der letzte Tag dieser Seite.'
            : `Diese Seite ist nur noch bis ${dateDe(until)} zu sehen (noch ${days === 1 ? '1 Tag' : `${days} Tage`}).`,
      why: 'Nach dem letzten Tag zeigt ihre Adresse die Fehlerseite, und Links auf sie werden zu einfachem Text.',
      fix:
        days < 0
          ? 'Ergänzen Sie im Verzeichnis der Adressen «redirect» oder «gone: true»; danach können Sie diese Datei löschen. Soll die Seite wieder erscheinen, ändern oder löschen Sie «until».'
          : 'Ist das recht, brauchen Sie nichts zu tun. Sonst ändern oder löschen Sie «until». Soll die Adresse danach weiterführen, ergänzen Sie im Verzeichnis der Adressen «redirect».',
    }),
    ({ until, days }) => ({
      message:
        days < 0
          ? `This page was public until ${until} and has not been on the website since.`
          : days === 0
            ? 'This is the last day of this page.'
            : `This page is public only until ${until} (${plural(days, 'day', 'days')} left).`,
      why: 'After the last day, its address shows the error page, and links to it become plain text.',
      fix:
        days < 0
          ? 'Add “redirect” or “gone: true” in the list of addresses; then you can delete this file. To show the page again, change or delete “until”.'
          : 'If this is intended, do nothing. Otherwise, change or delete “until”. To redirect its address afterwards, add “redirect” in the list of addresses.',
    }),
  ),
};

type Target = 'unknown' | 'moved' | 'loop';

const targetDe = (state: Target, to: string, suggestion = '') =>
  ({
    unknown: {
      message: `Eine Seite ${quoteDe(to)} gibt es nicht.${meantDe(suggestion)}`,
      why: 'Die Umleitung würde auf der Fehlerseite enden.',
    },
    moved: {
      message: `${quoteDe(to)} wird selbst umgeleitet, am Ende nach ${quoteDe(suggestion)}.`,
      why: 'Jede Zwischenstation kostet Zeit, und Suchmaschinen folgen nur wenigen.',
    },
    loop: {
      message: `Die Umleitung nach ${quoteDe(to)} führt im Kreis.`,
      why: 'Der Browser würde mit einer Fehlermeldung aufgeben.',
    },
  })[state];

const targetEn = (state: Target, to: string, suggestion = '') =>
  ({
    unknown: {
      message: `There is no page ${quoteEn(to)}.${meantEn(suggestion)}`,
      why: 'The redirect would end on the error page.',
    },
    moved: {
      message: `${quoteEn(to)} is itself redirected, ultimately to ${quoteEn(suggestion)}.`,
      why: 'Every extra redirect takes time, and search engines follow only a few.',
    },
    loop: {
      message: `The redirect to ${quoteEn(to)} leads in a circle.`,
      why: 'The browser would give up with an error message.',
    },
  })[state];
