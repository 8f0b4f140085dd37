import { NEBEL } from '../../../messages/command.ts';
import type { Chapter } from '../catalogue.ts';
import { date, list, listStart, meant, quote } from '../words.ts';

/** Addresses: who has them, what becomes of them, and when a page may be seen. */
export const addresses: Chapter<'route' | 'redirect' | 'page'> = {
  'route-collision': {
    title: 'Zwei Dateien, eine Adresse',
    message: ({ url, files }) => `Mehrere Dateien wollen die Adresse ${quote(url)}: ${list(files)}.`,
    why: 'Nur eine davon könnte erscheinen.',
    fix: 'Benennen Sie eine der Dateien um.',
  },
  'route-disappeared': {
    title: 'Eine Adresse hat keine Seite mehr',
    message: ({ url, file, state, suggestion, renamedTo }) => {
      if (state === 'draft') return `Die Seite ${quote(url)} ist jetzt ein Entwurf und fehlt auf der Website.`;
      if (state === 'scheduled') return `Die Seite ${quote(url)} erscheint erst später und fehlt bis dahin.`;
      if (renamedTo && suggestion) {
        return `Die Adresse ${quote(url)} gehört zu keiner Seite mehr. Offenbar heisst ihre Datei jetzt ${renamedTo}, und die neue Adresse ist ${quote(suggestion)}.`;
      }
      const cause = file ? ` Vermutlich wurde ${file} gelöscht oder umbenannt.` : '';
      return `Die Adresse ${quote(url)} gehört zu keiner Seite mehr.${cause}${meant(suggestion)}`;
    },
    why: 'Wer die Adresse gespeichert hat oder über eine Suchmaschine kommt, stünde vor der Fehlerseite.',
    fix: ({ suggestion, state, field, renamedTo }) =>
      [
        ...(renamedTo
          ? [
              `Stimmt das, trägt «${NEBEL} validate --fix» die Umleitung ein und verbessert die Links auf die alte Adresse. Oder von Hand:`,
            ]
          : []),
        `Schreiben Sie unter diese Zeile «redirect: ${suggestion ?? '/neue-adresse/'}», oder «gone: true», wenn es keinen Ersatz gibt.`,
        ...(state === 'draft'
          ? ['Soll die Seite sichtbar bleiben, löschen Sie in ihrer Datei die Zeile «draft».']
          : []),
        ...(state === 'scheduled'
          ? [
              field === 'from'
                ? 'Soll die Seite sichtbar bleiben, löschen Sie in ihrer Datei die Zeile «from».'
                : `Soll die Seite sichtbar bleiben, setzen Sie in ihrer Datei unter ${quote(String(field))} den heutigen Tag oder einen früheren ein.`,
            ]
          : []),
        'War die Seite nie veröffentlicht, löschen Sie die Zeile.',
      ].join(' '),
  },
  'route-unlisted': {
    title: 'Neue Adressen stehen noch nicht im Verzeichnis',
    message: ({ urls }) => `Noch nicht verzeichnet: ${listStart(urls, (others) => `und ${others} weitere`)}.`,
    why: 'Nur bei verzeichneten Adressen fällt später auf, dass ihre Seite verschwunden ist.',
    fix: `Führen Sie «${NEBEL} build» auf Ihrem Rechner aus; es trägt sie ein. Geben Sie die geänderte Datei mit ab.`,
  },
  'route-listed-twice': {
    title: 'Adresse steht doppelt im Verzeichnis',
    message: ({ url }) => `${quote(url)} steht schon weiter oben.`,
    why: 'Es wäre offen, welcher der beiden Einträge gilt.',
    fix: 'Löschen Sie einen der beiden Einträge.',
  },
  'redirect-target': {
    title: 'Umleitung führt ins Leere',
    message: ({ to, suggestion }) => `Unter ${quote(to)} gibt es keine Seite.${meant(suggestion)}`,
    why: 'Die Umleitung würde auf der Fehlerseite enden.',
    fix: ({ suggestion }) =>
      suggestion ? `Schreiben Sie ${quote(suggestion)}.` : 'Nennen Sie die Adresse einer Seite, die es gibt.',
  },
  'redirect-chain': {
    title: 'Umleitung führt zu einer Umleitung',
    message: ({ to, end }) => `${quote(to)} wird selbst umgeleitet, am Ende nach ${quote(end)}.`,
    why: 'Jede Zwischenstation kostet Zeit, und Suchmaschinen folgen nur wenigen.',
    fix: ({ end }) => `Schreiben Sie «redirect: ${end}».`,
  },
  'redirect-loop': {
    title: 'Umleitung geht im Kreis',
    message: ({ to }) => `Die Umleitung nach ${quote(to)} führt am Ende zu sich selbst zurück.`,
    why: 'Der Browser würde mit einer Fehlermeldung aufgeben.',
    fix: 'Nennen Sie die Adresse einer Seite, die es gibt.',
  },
  'redirect-existing': {
    title: 'Adresse hat eine Seite und trotzdem eine Umleitung',
    message: ({ url, field }) =>
      field === 'gone'
        ? `${quote(url)} gilt als verschwunden, doch die Seite gibt es.`
        : `${quote(url)} wird umgeleitet, doch die Seite gibt es.`,
    why: 'Bei manchen Anbietern wäre die Seite nicht mehr zu erreichen.',
    fix: ({ field }) => `Löschen Sie die Zeile «${field}».`,
  },
  'redirect-or-gone': {
    title: 'Umgeleitet und zugleich verschwunden',
    message: ({ url }) => `Bei ${quote(url)} stehen «redirect» und «gone» zugleich.`,
    why: 'Eine Adresse kann nur das eine oder das andere sein.',
    fix: 'Löschen Sie eine der beiden Zeilen.',
  },
  'page-period': {
    title: 'Seite endet vor ihrem Beginn',
    message: ({ from, until }) => `Der letzte Tag (${date(until)}) liegt vor dem ersten (${date(from)}).`,
    why: 'So wäre die Seite an keinem Tag zu sehen.',
    fix: ({ field }) => `Prüfen Sie ${quote(field)} und «until»; beide Tage gehören dazu.`,
  },
  'page-expires': {
    title: 'Seite läuft bald ab',
    message: ({ until, days }) =>
      days === 0
        ? 'Heute ist der letzte Tag dieser Seite.'
        : `Diese Seite ist nur noch bis ${date(until)} zu sehen (${days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`}).`,
    why: 'Danach verschwindet sie von selbst, und Links auf sie werden zu einfachem Text.',
    fix: 'Ist das recht, brauchen Sie nichts zu tun. Sonst ändern oder löschen Sie «until». Soll die Adresse danach weiterführen, ergänzen Sie im Verzeichnis der Adressen «redirect».',
  },
  'page-expired': {
    title: 'Seite ist abgelaufen',
    message: ({ until }) => `Diese Seite war bis ${date(until)} zu sehen und fehlt seither auf der Website.`,
    why: 'Ihre Adresse antwortet mit der Fehlerseite, solange das Verzeichnis der Adressen nichts anderes sagt.',
    fix: 'Ergänzen Sie im Verzeichnis der Adressen «redirect» oder «gone: true»; danach können Sie diese Datei löschen.',
  },
};
