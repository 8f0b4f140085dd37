import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.each([
  ['innert 24 Stunden', 'innert 24_Stunden'],
  ['30 Kalendertage gültig', '30_Kalendertage gültig'],
  ['in 2–3 Tagen', 'in 2–3_Tagen'],
  ['auf 670 m über Meer', 'auf 670_m über Meer'],
  ['bis 15 Uhr', 'bis 15_Uhr'],
  ['Verwaltung, 24 Wohnungen', 'Verwaltung, 24_Wohnungen'],
  ['ab dem 31. Oktober wird', 'ab dem 31._Oktober wird'],
  ['in St. Gallen und St. Moritz', 'in St._Gallen und St._Moritz'],
  ['Hinter der Heizung im Zimmer 2.', 'Hinter der Heizung im Zimmer_2.'],
  ['bleiben die Zimmer 2–4 Stunden leer', 'bleiben die Zimmer 2–4_Stunden leer'],
  ['sind die Zimmer 3 Tage leer', 'sind die Zimmer 3_Tage leer'],
  ['Es war der 3. Sie kamen', 'Es war der 3. Sie kamen'],
  ['um 1950 Messungen', 'um 1950 Messungen'],
  ['Kreis 4 und 5', 'Kreis 4 und 5'],
  ['ein 3 Jahre-Vertrag', 'ein 3 Jahre-Vertrag'],
])('«%s» breaks as «%s»', (text, kept) => expect(unbroken(text)).toBe(kept.replaceAll('_', '\u00a0')));
