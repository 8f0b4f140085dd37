import { docsFile } from '../../lib/docs-file.ts';
import { meantDe, meantEn, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind, maybe, optional } from './kind.ts';

/** Where the links of built pages lead. */
export const OUTPUT_LINKS = {
  /** With an `anchor`, there is the page but not its anchor. */
  'output-link': kind(
    { href: '/teams/bleu/', suggestion: maybe('/teams/blue/'), ...optional<{ anchor: string }>() },
    both('Link in der gebauten Seite führt ins Leere', 'Broken link in the built page'),
    ({ href, suggestion, anchor }) => ({
      message:
        anchor === undefined
          ? `Der Link ${quoteDe(href)} führt zu keiner Datei der gebauten Website.${meantDe(suggestion)}`
          : `Der Link ${quoteDe(href)} springt zu ${quoteDe(`#${anchor}`)}, doch diese Marke gibt es nicht.`,
      why: 'Besucherinnen kämen nicht ans Ziel.',
      fix: 'Steht der Link in den Daten, verbessern Sie ihn dort; sonst ist es ein Fehler der Vorlage.',
    }),
    ({ href, suggestion, anchor }) => ({
      message:
        anchor === undefined
          ? `The link ${quoteEn(href)} does not lead to a file of the built website.${meantEn(suggestion)}`
          : `The link ${quoteEn(href)} points to ${quoteEn(`#${anchor}`)}, but there is no such anchor.`,
      why: 'Visitors would not get there.',
      fix: 'If the link is in the data, correct it there; otherwise, fix the template.',
    }),
  ),
  'output-address-missing': kind(
    { element: 'a', attribute: 'href' },
    both('Adresse fehlt', 'Missing address'),
    ({ element, attribute }) => ({
      message: `Bei ${quoteDe(`<${element}>`)} fehlt die Adresse in ${quoteDe(attribute)}.`,
      why:
        element === 'a' || element === 'area'
          ? 'Wer auf den Link klickt, kommt nirgendwohin.'
          : 'Der Browser lädt nichts oder statt der Datei noch einmal die Seite.',
      fix: 'Geben Sie eine Adresse an; ist das Feld in den Daten leer, lässt die Vorlage das Element besser ganz weg.',
    }),
    ({ element, attribute }) => ({
      message: `${quoteEn(`<${element}>`)} has no address in ${quoteEn(attribute)}.`,
      why:
        element === 'a' || element === 'area'
          ? 'The link leads nowhere.'
          : 'Browsers load nothing, or the page again instead of the file.',
      fix: 'Add the address. If the field in the data is empty, the template should leave out the whole element.',
    }),
  ),
  'output-local-address': kind(
    { href: 'http://localhost:3000/teams/blue/' },
    both('Adresse gilt nur auf dem eigenen Computer', 'Address that only works on one computer'),
    ({ href }) => ({
      message: `Die Adresse ${quoteDe(href)} gilt nur auf dem Computer, auf dem die Website gemacht wird.`,
      why: 'Alle anderen finden dort nichts.',
      fix: 'Nehmen Sie die öffentliche Adresse; für eine Seite oder Datei dieser Website genügt der Pfad, zum Beispiel /bilder/team.webp.',
    }),
    ({ href }) => ({
      message: `The address ${quoteEn(href)} only works on the computer on which the website is made.`,
      why: 'All others find nothing there.',
      fix: 'Use the public address. For a page or file of this website, the path is enough: /images/team.webp.',
    }),
  ),
  /** `own` is the path, if the address is that of the site itself in another spelling. */
  'output-foreign': kind(
    { href: 'https://cdn.example/map.js', host: 'cdn.example', own: maybe<string>() },
    both('Seite wendet sich an einen fremden Server', 'Request to a third-party server'),
    ({ href, host, own }) => ({
      message: `Diese Seite wendet sich mit ${quoteDe(href)} an einen fremden Server (${host}).`,
      why:
        own === undefined
          ? 'Der Server erführe von jedem Besuch. Die Sicherheitsregeln der Website lassen es nicht zu, darum käme auch nichts an.'
          : 'Mit http:// statt https://, mit oder ohne www ist die eigene Website für Browser ein fremder Server. Die Sicherheitsregeln lassen es nicht zu, darum käme nichts an.',
      fix:
        own === undefined
          ? `Legen Sie die Datei auf die eigene Website, oder setzen Sie an ihrer Stelle einen Link. Muss sie von dort kommen: ${docsFile('guide/embeds.md')}.`
          : `Schreiben Sie nur den Pfad: ${quoteDe(own)}.`,
    }),
    ({ href, host, own }) => ({
      message: `This page requests ${quoteEn(href)} from a third-party server (${host}).`,
      why:
        own === undefined
          ? 'That server would learn of every visit. The security policy of the website blocks such requests, so nothing would load anyway.'
          : 'With http:// instead of https://, with or without www, the own website is a third-party server to browsers. The security policy blocks such requests, so nothing would load.',
      fix:
        own === undefined
          ? `Host the file on this website, or link to it instead. If it must come from there: ${docsFile('guide/embeds.md')}.`
          : `Write only the path: ${quoteEn(own)}.`,
    }),
  ),
  /** `attribute` names the kind of reference: `for`, `aria-controls`, `usemap` … */
  'output-reference': kind(
    { attribute: 'for', id: 'e-mail' },
    both('Verweis innerhalb der Seite führt ins Leere', 'Broken reference within the page'),
    ({ attribute, id }) => ({
      message: `${quoteDe(attribute)} verweist auf ${quoteDe(id)}, doch kein Element der Seite heisst so.`,
      why: 'Was zusammengehört, finden Browser und Vorleseprogramme so nicht: Beschriftungen gehören zu keinem Feld, Schaltflächen bewirken nichts.',
      fix: 'Das ist meist ein Fehler der Vorlage: Geben Sie dem gemeinten Element diese Kennung, oder entfernen Sie den Verweis. Was in einem <template> steht, zählt nicht.',
    }),
    ({ attribute, id }) => ({
      message: `${quoteEn(attribute)} refers to ${quoteEn(id)}, but no element of the page is called that.`,
      why: 'Browsers and screen readers cannot connect what belongs together: labels have no field, buttons do nothing.',
      fix: 'This is usually a mistake in the template: give the intended element this id, or remove the reference. What is in a <template> does not count.',
    }),
  ),
  'output-duplicate-id': kind(
    { id: 'training' },
    both('Kennung steht doppelt', 'Duplicate id'),
    ({ id }) => ({
      message: `Die Kennung ${quoteDe(id)} kommt auf der Seite zweimal vor.`,
      why: 'Sprungmarken und Vorleseprogramme fänden nur die erste.',
      fix: 'Geben Sie einem der Abschnitte eine andere Sprungmarke.',
    }),
    ({ id }) => ({
      message: `The id ${quoteEn(id)} is used twice on this page.`,
      why: 'Anchors and screen readers would find only the first.',
      fix: 'Give one of the sections a different anchor.',
    }),
  ),
  'output-contact': kind(
    { href: 'tel:062 000 00 00' },
    both('Link zum Anrufen oder Schreiben ist unbrauchbar', 'Phone or email link does not work'),
    ({ href }) => ({
      message: `Mit ${quoteDe(href)} lässt sich niemand erreichen.`,
      why: 'Wer darauf tippt, kommt nicht weiter.',
      fix: MAIL.test(href)
        ? 'Geben Sie eine vollständige Adresse an, zum Beispiel info@example.ch.'
        : 'Geben Sie die Nummer international an, mit + und Landesvorwahl: +41 62 000 00 00.',
    }),
    ({ href }) => ({
      message: `${quoteEn(href)} does not reach anyone.`,
      why: 'Visitors who tap it do not get anywhere.',
      fix: MAIL.test(href)
        ? 'Write a complete address, for example info@example.ch.'
        : 'Write the number in international format, with + and the country code: +41 62 000 00 00.',
    }),
  ),
  /** Without `clicks`, the page cannot be reached from the start page. */
  'output-depth': kind(
    { clicks: maybe(5), limit: 3 },
    both('Seite ist weit weg von der Startseite', 'Page is far from the home page'),
    ({ clicks, limit }) => ({
      message:
        clicks === undefined
          ? 'Von der Startseite aus führt kein Weg auf diese Seite.'
          : `Von der Startseite aus sind es ${clicks} Klicks auf diese Seite, höchstens ${limit} sollten es sein.`,
      why:
        clicks === undefined
          ? 'Besucherinnen finden sie nicht, und Suchmaschinen halten sie für unwichtig.'
          : 'So weit gehen wenige, und Suchmaschinen schauen selten vorbei.',
      fix: 'Verlinken Sie sie von einer Seite aus, die näher bei der Startseite ist.',
    }),
    ({ clicks, limit }) => ({
      message:
        clicks === undefined
          ? 'This page cannot be reached from the home page.'
          : `This page is ${clicks} clicks from the home page; it should be at most ${limit}.`,
      why:
        clicks === undefined
          ? 'Visitors cannot find it, and search engines consider it unimportant.'
          : 'Few visitors go that far, and search engines rarely crawl it.',
      fix: 'Link to it from a page closer to the home page.',
    }),
  ),
};

const MAIL = /^\s*mailto:/i;
