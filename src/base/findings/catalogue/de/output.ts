import { docsFile } from '../../../lib/docs-file.ts';
import { type Chapter, section } from '../catalogue.ts';
import { joined } from '../words.ts';
import { meant, named, quote } from '../words-de.ts';
import { sentencesOf } from './schema-mistakes.ts';

/** Mistakes in the built pages, and in the templates that make them. */
export const output: Chapter<'output' | 'template'> = {
  'output-link': section('Link in der gebauten Seite führt ins Leere', ({ href, suggestion }) => ({
    message: `Der Link ${quote(href)} führt zu keiner Datei der gebauten Website.${meant(suggestion)}`,
    why: 'Besucherinnen kämen auf die Fehlerseite.',
    fix: 'Steht der Link in den Daten, verbessern Sie ihn dort; sonst ist es ein Fehler der Vorlage.',
  })),
  'output-anchor': section('Sprungmarke fehlt in der gebauten Seite', ({ href, anchor }) => ({
    message: `Der Link ${quote(href)} springt zu ${quote(`#${anchor}`)}, doch diese Marke gibt es nicht.`,
    why: 'Der Link würde oben auf der Seite landen.',
    fix: 'Steht der Link in den Daten, verbessern Sie ihn dort; sonst ist es ein Fehler der Vorlage.',
  })),
  'output-address-missing': section('Adresse fehlt', ({ element, attribute, empty }) => ({
    message: empty
      ? `Bei ${quote(`<${element}>`)} ist ${quote(attribute)} leer: Die Adresse fehlt.`
      : `Bei ${quote(`<${element}>`)} fehlt ${quote(attribute)}, also die Adresse.`,
    why:
      element === 'a' || element === 'area'
        ? 'Wer auf den Link klickt, kommt nirgendwohin.'
        : 'Der Browser lädt nichts oder statt der Datei noch einmal die Seite.',
    fix: 'Geben Sie eine Adresse an; ist das Feld in den Daten leer, lässt die Vorlage das Element besser ganz weg.',
  })),
  'output-local-address': section('Adresse gilt nur auf dem eigenen Computer', ({ href }) => ({
    message: `Die Adresse ${quote(href)} gilt nur auf dem Computer, auf dem die Website gemacht wird.`,
    why: 'Alle anderen finden dort nichts.',
    fix: 'Nehmen Sie die öffentliche Adresse; für eine Seite oder Datei dieser Website genügt der Pfad, zum Beispiel /bilder/team.webp.',
  })),
  'output-foreign': section('Seite wendet sich an einen fremden Server', ({ href, host, own }) => ({
    message:
      own === undefined
        ? `Diese Seite wendet sich mit ${quote(href)} an einen fremden Server (${host}).`
        : `Diese Seite holt ${quote(href)} von der eigenen Website, aber unter einer anderen Adresse als der ihren.`,
    why:
      own === undefined
        ? 'Der Server erführe von jedem Besuch. Die Sicherheitsregeln der Website lassen es nicht zu, darum käme auch nichts an.'
        : 'Mit http:// statt https://, mit oder ohne www ist es für Browser ein fremder Server. Die Sicherheitsregeln der Website lassen es nicht zu, darum käme nichts an.',
    fix:
      own === undefined
        ? 'Legen Sie die Datei auf die eigene Website, oder setzen Sie an ihrer Stelle einen Link.'
        : `Schreiben Sie nur den Pfad: ${quote(own)}.`,
  })),
  'output-reference': section('Verweis innerhalb der Seite führt ins Leere', ({ attribute, id }) => ({
    message:
      attribute === 'usemap'
        ? `Das Bild verweist mit ${quote(`usemap="#${id}"`)} auf eine Karte, doch keine ${quote('<map>')} der Seite heisst so.`
        : `${quote(attribute)} verweist auf ${quote(id)}, doch kein Element der Seite hat diese Kennung (id).`,
    why: 'Was zusammengehört, finden Browser und Vorleseprogramme so nicht: Beschriftungen gehören zu keinem Feld, Schaltflächen bewirken nichts.',
    fix: 'Das ist meist ein Fehler der Vorlage: Geben Sie dem gemeinten Element diese Kennung, oder entfernen Sie den Verweis. Was in einem <template> steht, zählt nicht.',
  })),
  'output-duplicate-id': section('Kennung steht doppelt', ({ id }) => ({
    message: `Die Kennung ${quote(id)} kommt auf der Seite zweimal vor.`,
    why: 'Sprungmarken und Vorleseprogramme fänden nur die erste.',
    fix: 'Geben Sie einem der Abschnitte eine andere Sprungmarke.',
  })),
  'output-title': section('Seite hat keinen Titel', {
    message: 'Die Seite hat keinen Titel.',
    why: 'Der Titel steht im Suchergebnis und im Reiter des Browsers.',
    fix: 'Ergänzen Sie «meta.title».',
  }),
  'output-duplicate-title': section('Zwei Seiten mit demselben Titel', ({ title, ...others }) => ({
    message: `Den Titel ${quote(title)} hat auch ${named(others)}.`,
    why: 'Im Suchergebnis liessen sich die Seiten nicht unterscheiden.',
    fix: 'Geben Sie einer der Seiten einen eigenen «meta.title».',
  })),
  'output-h1': section('Nicht genau eine Hauptüberschrift', ({ count: given }) => ({
    message: `Die Seite hat ${given} Hauptüberschriften (h1), richtig ist genau eine.`,
    why: 'Suchmaschinen und Vorleseprogramme brauchen einen eindeutigen Titel.',
    fix: 'Das ist ein Fehler der Vorlage.',
  })),
  'output-duplicate-h1': section('Zwei Seiten mit derselben Hauptüberschrift', ({ heading, ...others }) => ({
    message: `Die Hauptüberschrift ${quote(heading)} hat auch ${named(others)}.`,
    why: 'Wer von einer Seite auf die andere kommt, meint, noch am selben Ort zu sein.',
    fix: 'Geben Sie einer der Seiten einen eigenen Haupttitel.',
  })),
  'output-heading-order': section('Überschrift überspringt eine Stufe', ({ level, above, text }) => ({
    message: `Die Überschrift ${quote(text)} hat Stufe ${level}, folgt aber auf Stufe ${above}.`,
    why: 'Wer sich eine Seite vorlesen lässt, hört die Überschriften als Gliederung und vermisst die Stufe dazwischen.',
    fix: 'Das ist meist ein Fehler der Vorlage; in freiem HTML steht die Überschrift in den Daten.',
  })),
  'output-image-size': section('Bild ohne Grösse', ({ src }) => ({
    message: `Das Bild ${quote(src)} hat keine Angabe von Breite und Höhe.`,
    why: 'Ohne Grösse springt der Text, während das Bild lädt.',
    fix: 'Das ist ein Fehler der Vorlage: width und height ergänzen.',
  })),
  'output-image-alt': section('Bild ohne Textersatz', ({ src }) => ({
    message: `Das Bild ${quote(src)} hat keinen Textersatz.`,
    why: 'Wer das Bild nicht sieht, erfährt sonst nicht, was es zeigt.',
    fix: 'Ergänzen Sie eine Beschreibung, oder ein leeres alt, wenn das Bild nur Schmuck ist.',
  })),
  'output-inline-code': section('Code im HTML', ({ what }) => ({
    message: `Auf der Seite steht ${quote(what)} direkt im HTML.`,
    why: 'Eine strenge Sicherheitsregel gilt für alle Seiten und verbietet Code und Stil im HTML.',
    fix: 'Das ist ein Fehler der Vorlage: In eine Datei auslagern.',
  })),
  'output-secret': section('Schlüssel in der gebauten Website', ({ shown }) => ({
    message: `In dieser Datei steht ${quote(shown)}: Das sieht aus wie ein geheimer Schlüssel.`,
    why: 'Was in der gebauten Website steht, kann jeder lesen.',
    fix: 'Entfernen Sie ihn dort, wo er herkommt, und sperren Sie ihn beim Anbieter, falls er schon online war.',
  })),
  'output-contact': section('Link zum Anrufen oder Schreiben ist unbrauchbar', ({ href, kind }) => ({
    message: kind === 'phone' ? `${quote(href)} lässt sich nicht wählen.` : `${quote(href)} ist keine E-Mail-Adresse.`,
    why: 'Wer darauf tippt, erreicht niemanden.',
    fix:
      kind === 'phone'
        ? 'Geben Sie die Nummer international an, mit + und Landesvorwahl: +41 62 000 00 00.'
        : 'Geben Sie eine vollständige Adresse an, zum Beispiel info@example.ch.',
  })),
  'output-description': section('Seite hat keine Beschreibung', {
    message: 'Die Seite hat keine Beschreibung für Suchmaschinen.',
    why: 'Suchmaschinen zeigen sonst einen beliebigen Satz der Seite.',
    fix: 'Ergänzen Sie «meta.description».',
  }),
  'output-duplicate-description': section('Zwei Seiten mit derselben Beschreibung', ({ description, ...others }) => ({
    message: `Die Beschreibung ${quote(description)} hat auch ${named(others)}.`,
    why: 'Im Suchergebnis liessen sich die Seiten nicht unterscheiden.',
    fix: 'Geben Sie einer der Seiten eine eigene «meta.description».',
  })),
  'output-canonical-missing': section('Seite nennt ihre eigene Adresse nicht', {
    message: 'Im Kopf der Seite fehlt ihre verbindliche Adresse (canonical).',
    why: 'Ist die Seite unter mehreren Adressen zu finden, wählt sonst die Suchmaschine eine aus.',
    fix: 'Das ist ein Fehler der Vorlage: <link rel="canonical"> ergänzen.',
  }),
  'output-canonical': section('Seite nennt eine fremde Adresse als ihre eigene', ({ href, own, ...same }) => ({
    message: `Als verbindliche Adresse (canonical) steht ${quote(href)}, richtig ist ${quote(own)}.${same.others.length > 0 ? ` Dieselbe nennt auch ${named(same)}.` : ''}`,
    why: 'Suchmaschinen würden diese Seite nicht aufführen, sondern die genannte.',
    fix: 'Das ist ein Fehler der Vorlage, oder die Seite wurde für eine andere Adresse gebaut.',
  })),
  'output-doctype': section('Seite beginnt nicht mit ihrer Dokumentart', {
    message: 'Die Seite beginnt nicht mit «<!doctype html>».',
    why: 'Browser stellen sie dann nach Regeln von früher dar, und Abstände und Grössen stimmen nicht.',
    fix: 'Das ist ein Fehler der Vorlage: Die erste Zeile muss «<!doctype html>» sein.',
  }),
  'output-lang': section('Sprache der Seite fehlt', {
    message: 'Die Seite sagt nicht, in welcher Sprache sie geschrieben ist.',
    why: 'Vorleseprogramme läsen sie mit falscher Aussprache, und Silben würden falsch getrennt.',
    fix: 'Das ist ein Fehler der Vorlage: <html lang="…"> ergänzen.',
  }),
  'output-main': section('Nicht genau ein Hauptteil', ({ count: given }) => ({
    message: `Die Seite hat ${given} Hauptteile (main), richtig ist genau einer.`,
    why: 'Wer mit der Tastatur oder einem Vorleseprogramm liest, springt dorthin.',
    fix: 'Das ist ein Fehler der Vorlage.',
  })),
  'output-json': section('Daten für Suchmaschinen sind unlesbar', {
    message: 'Die Daten für Suchmaschinen (JSON-LD) sind kein gültiges JSON.',
    why: 'Suchmaschinen überlesen sie ohne ein Wort.',
    fix: 'Das ist ein Fehler der Vorlage.',
  }),
  'output-orphan': section('Keine Seite führt hierher', {
    message: 'Auf diese Seite führt kein einziger Link der Website.',
    why: 'Besucherinnen finden sie nicht, und Suchmaschinen halten sie für unwichtig.',
    fix: 'Verlinken Sie sie von einer passenden Seite aus, oder löschen Sie sie.',
  }),
  'output-depth': section('Seite ist weit weg von der Startseite', ({ clicks, limit }) => ({
    message:
      clicks === undefined
        ? 'Von der Startseite aus führt kein Weg auf diese Seite.'
        : `Von der Startseite aus sind es ${clicks} Klicks auf diese Seite, höchstens ${limit} sollten es sein.`,
    why: 'So weit gehen wenige, und Suchmaschinen schauen selten vorbei.',
    fix: 'Verlinken Sie sie von einer Seite aus, die näher bei der Startseite ist.',
  })),
  'output-heavy': section(
    'Seite ist zu schwer',
    ({ part, bytes, budget, heaviest, heaviestBytes, growth, others }) => ({
      message: joined(
        `${PARTS[part]} ${kilobytes(bytes)}, erlaubt sind ${kilobytes(budget)}. Am schwersten ist ${heaviest} mit ${kilobytes(heaviestBytes)}.`,
        growth !== undefined && `Seit dem letzten Bau: ${signed(growth)}.`,
        others > 0 && `Ebenso ${others} weitere Seiten dieses Typs.`,
      ),
      why: 'Unterwegs mit schlechtem Empfang zählt jedes Kilobyte.',
      fix:
        part === 'image'
          ? 'Nehmen Sie ein Bild mit weniger Einzelheiten, zeigen Sie weniger Bilder, oder setzen Sie es weiter unten ein, wo es erst lädt, wenn es in die Nähe kommt.'
          : 'Machen Sie kleiner, was am schwersten ist, oder heben Sie das Budget in templates/site.ts bewusst an.',
    }),
  ),
  'output-invalid': section('HTML ist ungültig', ({ rule, message }) => ({
    message: `Das HTML verletzt die Regel «${rule}»: ${message}.`,
    why: 'Browser, Vorleseprogramme und Suchmaschinen deuten ungültiges HTML jedes auf seine Weise.',
    fix: `Das ist meist ein Fehler der Vorlage. https://html-validate.org/rules/${rule}.html beschreibt die Regel.`,
  })),

  'template-broken': section('Fehler in einer Vorlage', ({ message, page }) => ({
    message: `Die Vorlage bricht ab mit «${message}».`,
    why: page
      ? `So entsteht die Seite ${page.url} aus ${page.file} nicht. Die Website bleibt, wie sie ist.`
      : 'So lassen sich die Vorlagen nicht ausführen. Die Website bleibt, wie sie ist.',
    fix: 'Verbessern Sie den Code an dieser Stelle.',
  })),
  'template-schema': section('Schema ist fehlerhaft', ({ message, mistake }) => ({
    message: `Das Schema lässt sich nicht lesen: «${message}».`,
    why: 'Ohne dieses Schema kann keine Datei geprüft werden, die sich nach ihm richtet.',
    fix: 'Verbessern Sie das Schema an dieser Stelle. Es ist JSON nach JSON Schema draft-07.',
    ...(mistake && sentencesOf(mistake)),
  })),
  'template-keyword': section('Unbekanntes Wort in einem Schema', ({ keyword, suggestion }) => ({
    message: `«${keyword}» ist kein Schlüsselwort, das Schemas haben können.`,
    why: 'Was ein Schema verlangt, soll auch geprüft werden. Ein Tippfehler bliebe sonst ohne Wirkung.',
    fix:
      suggestion === undefined
        ? `Löschen Sie es, oder schreiben Sie eines aus ${docsFile('guide/schema-keywords.md')}.`
        : `Gemeint ist wohl «${suggestion}».`,
  })),
  'template-address': section('Adresse ohne Schrägstrich', ({ type, url }) => ({
    message: `Der Seitentyp «${type}» gibt dieser Seite die Adresse ${url}.`,
    why: 'Eine Adresse beginnt mit einem Schrägstrich. Endet sie nicht mit einem, ist sie eine Datei und braucht eine Endung.',
    fix: `Lassen Sie «url» des Seitentyps ${`/${url}/`.replaceAll('//', '/')} zurückgeben.`,
  })),
  'template-folder': section('Ordner der Vorlagen fehlt', ({ field }) => ({
    message: `Diesen Ordner gibt es nicht, aber templates/site.ts nennt ihn unter «${field}».`,
    why: 'Was Seiten daraus zeigen sollen, würde fehlen.',
    fix: 'Legen Sie den Ordner an, oder nennen Sie in templates/site.ts den richtigen.',
  })),
  'template-dataset': section('Datensatz ist anders aufgebaut als erwartet', ({ message }) => ({
    message: `Diese Datei ist nicht so aufgebaut, wie die Vorlagen sie lesen: ${message}`,
    why: 'Was Seiten und Suche ihr entnehmen, würde fehlen oder wäre falsch.',
    fix: 'Holen Sie die Datei nochmals in der Form, die sie bisher hatte, oder passen Sie in den Vorlagen an, wie sie gelesen wird.',
  })),
};

/** The part over budget, as the beginning of a sentence. */
const PARTS = {
  total: 'Der erste Besuch lädt',
  html: 'Das HTML wiegt',
  css: 'Die Stile wiegen',
  script: 'Die Skripte wiegen',
  font: 'Die Schriften wiegen',
  image: 'Die Bilder wiegen',
} as const;

/** `71,48 kB`, in thousands as networks count. */
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2).replace('.', ',')} kB`;

const signed = (bytes: number) => `${bytes < 0 ? '−' : '+'}${kilobytes(Math.abs(bytes))}`;
