import type { NameList } from '../../lib/collections.ts';
import type { Hidden } from '../../lib/visibility.ts';
import { dateDe, existingDe, existingEn, list, meantDe, meantEn, NEBEL, quoteDe, quoteEn } from '../../phrases.ts';
import { both } from '../../words.ts';
import { kind, maybe, optional } from './kind.ts';

/** What files refer to: pages, links and facts. */
export const REFERENCES = {
  /** `moved` is true if the list of addresses states a successor. `nearest` are existing names, the most similar first. */
  'reference-unknown': kind(
    {
      set: 'team',
      value: 'bleu',
      suggestion: maybe('blue'),
      moved: false,
      ...optional<{ nearest: NameList }>(),
    },
    both('Verweis führt ins Leere', 'Broken reference'),
    ({ set, value, suggestion, moved, nearest }) => ({
      message:
        moved && suggestion
          ? `${quoteDe(value)} heisst jetzt ${quoteDe(suggestion)}.`
          : `${quoteDe(value)} gibt es nicht (gesucht unter «${set}»).${meantDe(suggestion)}`,
      why: 'Der Verweis nennt etwas, das weder vorhanden noch angekündigt ist.',
      fix: suggestion
        ? `Schreiben Sie ${quoteDe(suggestion)}.${moved ? AUTOFIX_DE : ''}`
        : `Prüfen Sie den Namen. Bei einer Seite ist es der Dateiname ohne .yaml.${existingDe(nearest)}`,
    }),
    ({ set, value, suggestion, moved, nearest }) => ({
      message:
        moved && suggestion
          ? `${quoteEn(value)} is now called ${quoteEn(suggestion)}.`
          : `${quoteEn(value)} does not exist (searched in ${quoteEn(set)}).${meantEn(suggestion)}`,
      why: 'The reference names something that neither exists nor is announced.',
      fix: suggestion
        ? `Change it to ${quoteEn(suggestion)}.${moved ? AUTOFIX_EN : ''}`
        : `Check the name. For a page, use the file name without .yaml.${existingEn(nearest)}`,
    }),
  ),
  /** With an `anchor`, there is the page but not its anchor. */
  'link-unknown': kind(
    { href: '/teams/bleu/', suggestion: maybe('/teams/blue/'), moved: false, ...optional<{ anchor: string }>() },
    both('Link führt ins Leere', 'Broken link'),
    ({ href, suggestion, moved, anchor }) => ({
      message:
        moved && suggestion
          ? `Die Seite ${quoteDe(href)} ist umgezogen, nach ${quoteDe(suggestion)}.`
          : anchor === undefined
            ? `Eine Seite ${quoteDe(href)} gibt es nicht.${meantDe(suggestion)}`
            : `Der Link ${quoteDe(href)} springt zu ${quoteDe(`#${anchor}`)}, doch diese Marke gibt es dort nicht.${meantDe(suggestion)}`,
      why: moved
        ? 'Besucherinnen kämen nur über eine Umleitung ans Ziel; das kostet Zeit, und nicht jedes Hosting leitet um.'
        : anchor === undefined
          ? 'Besucherinnen kämen auf die Fehlerseite.'
          : 'Der Link würde oben auf der Seite landen statt am gemeinten Ort.',
      fix: suggestion
        ? `Schreiben Sie ${quoteDe(suggestion)}.${moved ? AUTOFIX_DE : ''}`
        : `Prüfen Sie ${anchor === undefined ? 'die Adresse' : 'die Sprungmarke'}, oder entfernen Sie den Link.`,
    }),
    ({ href, suggestion, moved, anchor }) => ({
      message:
        moved && suggestion
          ? `The page ${quoteEn(href)} has moved to ${quoteEn(suggestion)}.`
          : anchor === undefined
            ? `There is no page ${quoteEn(href)}.${meantEn(suggestion)}`
            : `The link ${quoteEn(href)} points to ${quoteEn(`#${anchor}`)}, but that page has no such anchor.${meantEn(suggestion)}`,
      why: moved
        ? 'Visitors would only get there through a redirect, which takes time and does not work on every host.'
        : anchor === undefined
          ? 'Visitors would see the error page.'
          : 'The link would lead to the top of the page instead.',
      fix: suggestion
        ? `Change it to ${quoteEn(suggestion)}.${moved ? AUTOFIX_EN : ''}`
        : `Check the ${anchor === undefined ? 'address' : 'anchor'} or remove the link.`,
    }),
  ),
  'link-form': kind(
    { href: 'www.example.org', ...optional<{ suggestion: string | undefined }>() },
    both('Adresse ist unvollständig', 'Address is incomplete'),
    ({ href, suggestion }) => ({
      message: isOld(href)
        ? `${quoteDe(href)} ist keine Adresse, die sich umleiten lässt.`
        : `${quoteDe(href)} ist keine Adresse, zu der ein Link führen kann.`,
      why: isOld(href)
        ? 'Die Konfiguration eines Hosts würde sie anders verstehen als die eines anderen.'
        : 'Erlaubt sind Seiten dieser Website (/seite/), https-Adressen, tel: und mailto:.',
      fix: suggestion
        ? `Schreiben Sie ${quoteDe(suggestion)}.`
        : href.includes('{{')
          ? 'Eine Angabe in Klammern kann keine Adresse sein. Schreiben Sie sie ohne Link in den Text.'
          : CONTACT.test(href)
            ? 'Schreiben Sie die Adresse ganz, zum Beispiel mailto:name@firma.ch oder tel:+41620000000.'
            : isOld(href)
              ? 'Umleiten lassen sich nur Adressen aus a–z, A–Z, 0–9, «.», «_» und «-». Löschen Sie den Eintrag; kommt noch jemand auf die alte Adresse, richten Sie die Umleitung beim Anbieter ein.'
              : 'Beginnen Sie die Adresse mit «/», «#», «https://», «tel:» oder «mailto:».',
    }),
    ({ href, suggestion }) => ({
      message: isOld(href)
        ? `${quoteEn(href)} is not an address that can be redirected.`
        : `${quoteEn(href)} is not a valid address for a link.`,
      why: isOld(href)
        ? 'Not every host would understand it in the same way in its configuration.'
        : 'Links may lead to pages of this website (/page/), https addresses, tel: and mailto:.',
      fix: suggestion
        ? `Change it to ${quoteEn(suggestion)}.`
        : href.includes('{{')
          ? 'Write the fact into the text without a link; a fact in braces cannot be an address.'
          : CONTACT.test(href)
            ? 'Write the whole address, such as mailto:name@company.ch or tel:+41620000000.'
            : isOld(href)
              ? 'Only addresses made of a–z, A–Z, 0–9, “.”, “_” and “-” can be redirected. Delete the entry; if people still use the old address, set up the redirect at your host.'
              : 'Start the address with “/”, “#”, “https://”, “tel:” or “mailto:”.',
    }),
  ),
  'link-not-public': kind(
    { target: '/teams/gold/', state: 'scheduled' as Hidden['kind'], day: maybe('2026-12-01') },
    both('Ziel ist nicht öffentlich', 'Target is not public'),
    ({ target, state, day = '' }) => ({
      message: {
        draft: `${quoteDe(target)} ist noch ein Entwurf.`,
        scheduled: `${quoteDe(target)} ist erst ab ${dateDe(day)} öffentlich.`,
        expired: `${quoteDe(target)} war nur bis ${dateDe(day)} öffentlich.`,
      }[state],
      why:
        state === 'expired'
          ? 'Auf der Website steht hier einfacher Text, oder der Eintrag fehlt.'
          : 'Besucherinnen kämen auf die Fehlerseite.',
      fix:
        state === 'expired'
          ? 'Entfernen Sie den Verweis, oder nennen Sie eine andere Seite.'
          : 'Entfernen Sie den Verweis, bis die Seite öffentlich ist, oder nennen Sie eine andere.',
    }),
    ({ target, state, day = '' }) => ({
      message: {
        draft: `${quoteEn(target)} is still a draft.`,
        scheduled: `${quoteEn(target)} is not public until ${day}.`,
        expired: `${quoteEn(target)} was public only until ${day}.`,
      }[state],
      why:
        state === 'expired'
          ? 'The website shows plain text here, or omits the list item.'
          : 'Visitors would see the error page.',
      fix:
        state === 'expired'
          ? 'Remove the reference, or refer to another page.'
          : 'Remove the reference until the page is public, or refer to another one.',
    }),
  ),
  'fact-unclosed': kind(
    { mark: '{{' as '{{' | '}}' | '{' },
    both('Doppelte Klammern gehen nicht auf', 'Unbalanced double braces'),
    ({ mark }) => ({
      message: {
        '{': 'Hier steht der Name einer Angabe zwischen einfachen Klammern.',
        '{{': 'Hier beginnt «{{», das nirgends mit «}}» endet.',
        '}}': 'Hier endet «}}», das nirgends mit «{{» beginnt.',
      }[mark],
      why: 'Besucherinnen sähen die Klammern und den Namen statt der Angabe.',
      fix: 'Schreiben Sie den Namen der Angabe zwischen je zwei Klammern: {{…}}.',
    }),
    ({ mark }) => ({
      message: {
        '{': 'The name of a fact is in single braces here.',
        '{{': '“{{” is opened here but never closed with “}}”.',
        '}}': '“}}” has no opening “{{”.',
      }[mark],
      why: 'Visitors would see the braces and the name instead of the value.',
      fix: 'Put the name of the fact in double braces: {{…}}.',
    }),
  ),
  /**
   * A text contains `{{name}}`, but there is no such fact. `isWithheld` is true for a slot with what a visitor entered,
   * which must not appear there.
   */
  'fact-unknown': kind(
    {
      fact: 'prices.hal',
      suggestion: maybe('prices.hall'),
      known: ['prices.hall'],
      ...optional<{ isWithheld: true }>(),
    },
    both('Angabe in doppelten Klammern gibt es nicht', 'Unknown fact'),
    ({ fact, suggestion, known, isWithheld }) => ({
      message: isWithheld
        ? `In die Bestätigung gehört nicht, was jemand bei ${quoteDe(fact)} ins Formular schreibt.`
        : `${quoteDe(`{{${fact}}}`)} ist hier unbekannt.${meantDe(suggestion && `{{${suggestion}}}`)}`,
      why: isWithheld
        ? 'Die Bestätigung geht an jede Adresse, die jemand eintippt. So liessen sich unter Ihrem Namen beliebige Texte verschicken.'
        : 'An dieser Stelle soll eine Angabe eingesetzt werden, und es gibt keine mit diesem Namen.',
      fix: suggestion
        ? `Schreiben Sie ${quoteDe(`{{${suggestion}}}`)}.`
        : known.length > 0
          ? `Schreiben Sie eine von diesen: ${list(known.map((name) => `{{${name}}}`))}. Passt keine, streichen Sie die Stelle.`
          : 'Löschen Sie die Klammern mit dem Namen.',
    }),
    ({ fact, suggestion, known, isWithheld }) => ({
      message: isWithheld
        ? `The confirmation must not repeat what someone enters in ${quoteEn(fact)}.`
        : `${quoteEn(`{{${fact}}}`)} is unknown here.${meantEn(suggestion && `{{${suggestion}}}`)}`,
      why: isWithheld
        ? 'The confirmation goes to any address that someone enters. It could be used to send any text in your name.'
        : 'A fact should be inserted here, but there is none with that name.',
      fix: suggestion
        ? `Change it to ${quoteEn(`{{${suggestion}}}`)}.`
        : known.length > 0
          ? `Use one of these: ${list(known.map((name) => `{{${name}}}`))}. If none fits, remove the passage.`
          : 'Delete the braces and the name.',
    }),
  ),
  /** `whole` is the value of the fact, if the text contains only part of it. */
  'fact-typed': kind(
    { value: 'CHF 600–1’200', name: 'prices.hall', ...optional<{ whole: string }>() },
    both('Angabe ist in den Text getippt', 'Fact is typed into the text'),
    ({ value, name, whole }) => ({
      message: `${quoteDe(value)} steht in den Daten und noch einmal getippt im Text.`,
      why: 'Ändern sich die Daten, bliebe der getippte Wert stehen.',
      fix:
        whole === undefined
          ? `Schreiben Sie ${quoteDe(`{{${name}}}`)}.`
          : `${quoteDe(`{{${name}}}`)} sagt mehr: ${quoteDe(whole)}. Passt das Ganze, schreiben Sie es so; sonst formulieren Sie den Satz ohne diese Angabe.`,
    }),
    ({ value, name, whole }) => ({
      message: `${quoteEn(value)} is in the data, but is typed into the text as well.`,
      why: 'If the data changes, the typed value would be out of date.',
      fix:
        whole === undefined
          ? `Replace it with ${quoteEn(`{{${name}}}`)}.`
          : `Use ${quoteEn(`{{${name}}}`)} if its whole value fits: ${quoteEn(whole)}. Otherwise, reword the sentence without this value.`,
    }),
  ),
  'amount-unknown': kind(
    { amount: 'CHF 600–1’300', known: ['CHF 600–1’200 ({{prices.hall}})'] },
    both('Angabe im Text widerspricht den Daten', 'Text contradicts the data'),
    ({ amount, known }) => ({
      message: `${quoteDe(amount)} steht im Text, aber nicht in den Daten.`,
      why: `Bekannt sind hier: ${list(known)}.`,
      fix: 'Verweisen Sie mit {{…}} auf eine dieser Angaben, oder nehmen Sie die neue in die Daten auf.',
    }),
    ({ amount, known }) => ({
      message: `${quoteEn(amount)} is in the text but not in the data.`,
      why: `Known here: ${list(known)}.`,
      fix: 'Refer to one of these with {{…}}, or add the new value to the data.',
    }),
  ),
};

/** Appended to a remedy that `--fix` can apply. */
const AUTOFIX_DE = ` «${NEBEL} validate --fix» macht das von selbst.`;

/** Appended to a remedy that `--fix` can apply. */
const AUTOFIX_EN = ` “${NEBEL} validate --fix” does this for you.`;

const CONTACT = /^(?:mailto|tel):/;

/** True for an address in the ledger. Links to pages of the site are judged by whether the page exists. */
const isOld = (href: string) => href.startsWith('/');
