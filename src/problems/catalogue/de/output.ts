import type { Chapter } from '../catalogue.ts';
import { list, meant, quote } from '../words.ts';

/** Mistakes in the built pages. */
export const output: Chapter<'output'> = {
  'output-link': {
    title: 'Link in der gebauten Seite führt ins Leere',
    message: ({ href, suggestion }) =>
      `Der Link ${quote(href)} führt zu keiner Datei der gebauten Website.${meant(suggestion)}`,
    why: () => 'Besucherinnen kämen auf die Fehlerseite.',
    fix: () => 'Steht der Link in den Daten, verbessern Sie ihn dort; sonst ist es ein Fehler der Vorlage.',
  },
  'output-anchor': {
    title: 'Sprungmarke fehlt in der gebauten Seite',
    message: ({ href, anchor }) =>
      `Der Link ${quote(href)} springt zu ${quote(`#${anchor}`)}, doch diese Marke gibt es nicht.`,
    why: () => 'Der Link würde oben auf der Seite landen.',
    fix: () => 'Steht der Link in den Daten, verbessern Sie ihn dort; sonst ist es ein Fehler der Vorlage.',
  },
  'output-duplicate-id': {
    title: 'Kennung steht doppelt',
    message: ({ id }) => `Die Kennung ${quote(id)} kommt auf der Seite zweimal vor.`,
    why: () => 'Sprungmarken und Vorleseprogramme fänden nur die erste.',
    fix: () => 'Geben Sie einem der Abschnitte eine andere Sprungmarke.',
  },
  'output-title': {
    title: 'Seite hat keinen Titel',
    message: () => 'Die Seite hat keinen Titel.',
    why: () => 'Der Titel steht im Suchergebnis und im Reiter des Browsers.',
    fix: () => 'Ergänzen Sie «meta.title».',
  },
  'output-duplicate-title': {
    title: 'Zwei Seiten mit demselben Titel',
    message: ({ title, others }) => `Den Titel ${quote(title)} hat auch ${list(others)}.`,
    why: () => 'Im Suchergebnis liessen sich die Seiten nicht unterscheiden.',
    fix: () => 'Geben Sie einer der Seiten einen eigenen «meta.title».',
  },
  'output-h1': {
    title: 'Nicht genau eine Hauptüberschrift',
    message: ({ count: given }) => `Die Seite hat ${given} Hauptüberschriften (h1), richtig ist genau eine.`,
    why: () => 'Suchmaschinen und Vorleseprogramme brauchen einen eindeutigen Titel.',
    fix: () => 'Das ist ein Fehler der Vorlage.',
  },
  'output-image-size': {
    title: 'Bild ohne Grösse',
    message: ({ src }) => `Das Bild ${quote(src)} hat keine Angabe von Breite und Höhe.`,
    why: () => 'Ohne Grösse springt der Text, während das Bild lädt.',
    fix: () => 'Das ist ein Fehler der Vorlage: width und height ergänzen.',
  },
  'output-image-alt': {
    title: 'Bild ohne Textersatz',
    message: ({ src }) => `Das Bild ${quote(src)} hat keinen Textersatz.`,
    why: () => 'Wer das Bild nicht sieht, erfährt sonst nicht, was es zeigt.',
    fix: () => 'Ergänzen Sie eine Beschreibung, oder ein leeres alt, wenn das Bild nur Schmuck ist.',
  },
  'output-inline-code': {
    title: 'Code im HTML',
    message: ({ what }) => `Auf der Seite steht ${quote(what)} direkt im HTML.`,
    why: () => 'Eine strenge Sicherheitsregel gilt für alle Seiten und verbietet Code und Stil im HTML.',
    fix: () => 'Das ist ein Fehler der Vorlage: In eine Datei auslagern.',
  },
  'output-secret': {
    title: 'Schlüssel in der gebauten Website',
    message: ({ shown }) => `In dieser Datei steht ${quote(shown)}: Das sieht aus wie ein geheimer Schlüssel.`,
    why: () => 'Was in der gebauten Website steht, kann jeder lesen.',
    fix: () => 'Entfernen Sie ihn dort, wo er herkommt, und sperren Sie ihn beim Anbieter, falls er schon online war.',
  },
};
