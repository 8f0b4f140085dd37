import { NEBEL } from '../../../lib/command.ts';
import { type Chapter, section } from '../catalogue.ts';
import { joined, list, listStart } from '../words.ts';
import { date, meant, quote } from '../words-de.ts';

/** Addresses: collisions, successors, and periods in which a page is public. */
export const addresses: Chapter<'route' | 'redirect' | 'page'> = {
  'route-collision': section('Zwei Dateien, eine Adresse', ({ url, files }) => ({
    message: `Mehrere Dateien wollen die Adresse ${quote(url)}: ${list(files)}.`,
    why: 'Nur eine davon könnte erscheinen.',
    fix: 'Benennen Sie eine der Dateien um.',
  })),
  'route-disappeared': section(
    'Eine Adresse hat keine Seite mehr',
    ({ url, file, state, field, suggestion, renamedTo }) => ({
      message: {
        draft: `Die Seite ${quote(url)} ist jetzt ein Entwurf und fehlt auf der Website.`,
        scheduled: `Die Seite ${quote(url)} erscheint erst später und fehlt bis dahin.`,
        renamed: `Die Adresse ${quote(url)} gehört zu keiner Seite mehr. Offenbar heisst ihre Datei jetzt ${renamedTo}, und die neue Adresse ist ${quote(suggestion ?? '')}.`,
        gone: `Die Adresse ${quote(url)} gehört zu keiner Seite mehr.${file ? ` Vermutlich wurde ${file} gelöscht oder umbenannt.` : ''}${meant(suggestion)}`,
      }[state ?? (renamedTo ? 'renamed' : 'gone')],
      why: 'Wer die Adresse gespeichert hat oder über eine Suchmaschine kommt, stünde vor der Fehlerseite.',
      fix: joined(
        renamedTo &&
          `Stimmt das, trägt «${NEBEL} validate --fix» die Umleitung ein und verbessert die Links auf die alte Adresse. Oder von Hand:`,
        `Schreiben Sie unter diese Zeile «redirect: ${suggestion ?? '/neue-adresse/'}», oder «gone: true», wenn es keinen Ersatz gibt.`,
        state === 'draft' && 'Soll die Seite sichtbar bleiben, löschen Sie in ihrer Datei die Zeile «draft».',
        state === 'scheduled' &&
          (field === 'from'
            ? 'Soll die Seite sichtbar bleiben, löschen Sie in ihrer Datei die Zeile «from».'
            : `Soll die Seite sichtbar bleiben, setzen Sie in ihrer Datei unter ${quote(String(field))} den heutigen Tag oder einen früheren ein.`),
        'War die Seite nie veröffentlicht, löschen Sie die Zeile.',
      ),
    }),
  ),
  'route-unlisted': section('Neue Adressen stehen noch nicht im Verzeichnis', ({ urls }) => ({
    message: `Noch nicht verzeichnet: ${listStart(urls, (others) => `und ${others} weitere`)}.`,
    why: 'Nur bei verzeichneten Adressen fällt später auf, dass ihre Seite verschwunden ist.',
    fix: `Führen Sie «${NEBEL} build» auf Ihrem Rechner aus; es trägt sie ein. Geben Sie die geänderte Datei mit ab.`,
  })),
  'route-listed-twice': section('Adresse steht doppelt im Verzeichnis', ({ url }) => ({
    message: `${quote(url)} steht schon weiter oben.`,
    why: 'Es wäre offen, welcher der beiden Einträge gilt.',
    fix: 'Löschen Sie einen der beiden Einträge.',
  })),
  'redirect-target': section('Umleitung führt ins Leere', ({ to, suggestion }) => ({
    message: `Unter ${quote(to)} gibt es keine Seite.${meant(suggestion)}`,
    why: 'Die Umleitung würde auf der Fehlerseite enden.',
    fix: suggestion ? `Schreiben Sie ${quote(suggestion)}.` : 'Nennen Sie die Adresse einer Seite, die es gibt.',
  })),
  'redirect-chain': section('Umleitung führt zu einer Umleitung', ({ to, end }) => ({
    message: `${quote(to)} wird selbst umgeleitet, am Ende nach ${quote(end)}.`,
    why: 'Jede Zwischenstation kostet Zeit, und Suchmaschinen folgen nur wenigen.',
    fix: `Schreiben Sie «redirect: ${end}».`,
  })),
  'redirect-loop': section('Umleitung geht im Kreis', ({ to }) => ({
    message: `Die Umleitung nach ${quote(to)} führt am Ende zu sich selbst zurück.`,
    why: 'Der Browser würde mit einer Fehlermeldung aufgeben.',
    fix: 'Nennen Sie die Adresse einer Seite, die es gibt.',
  })),
  'redirect-existing': section('Adresse hat eine Seite und trotzdem eine Umleitung', ({ url, field }) => ({
    message:
      field === 'gone'
        ? `${quote(url)} gilt als verschwunden, doch die Seite gibt es.`
        : `${quote(url)} wird umgeleitet, doch die Seite gibt es.`,
    why: 'Bei manchen Anbietern wäre die Seite nicht mehr zu erreichen.',
    fix: `Löschen Sie die Zeile «${field}».`,
  })),
  'redirect-or-gone': section('Umgeleitet und zugleich verschwunden', ({ url }) => ({
    message: `Bei ${quote(url)} stehen «redirect» und «gone» zugleich.`,
    why: 'Eine Adresse kann nur das eine oder das andere sein.',
    fix: 'Löschen Sie eine der beiden Zeilen.',
  })),
  'page-period': section('Seite endet vor ihrem Beginn', ({ from, until, field }) => ({
    message: `Der letzte Tag (${date(until)}) liegt vor dem ersten (${date(from)}).`,
    why: 'So wäre die Seite an keinem Tag zu sehen.',
    fix: `Prüfen Sie ${quote(field)} und «until»; beide Tage gehören dazu.`,
  })),
  'page-expires': section('Seite läuft bald ab', ({ until, days }) => ({
    message:
      days === 0
        ? 'Heute ist der letzte Tag dieser Seite.'
        : `Diese Seite ist nur noch bis ${date(until)} zu sehen (${days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`}).`,
    why: 'Danach verschwindet sie von selbst, und Links auf sie werden zu einfachem Text.',
    fix: 'Ist das recht, brauchen Sie nichts zu tun. Sonst ändern oder löschen Sie «until». Soll die Adresse danach weiterführen, ergänzen Sie im Verzeichnis der Adressen «redirect».',
  })),
  'page-expired': section('Seite ist abgelaufen', ({ until }) => ({
    message: `Diese Seite war bis ${date(until)} zu sehen und fehlt seither auf der Website.`,
    why: 'Ihre Adresse antwortet mit der Fehlerseite, solange das Verzeichnis der Adressen nichts anderes sagt.',
    fix: 'Ergänzen Sie im Verzeichnis der Adressen «redirect» oder «gone: true»; danach können Sie diese Datei löschen.',
  })),
};
