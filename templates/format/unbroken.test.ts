import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test.each([
  ['innert 24 Stunden', 'innert 24_Stunden'],
  ['bis 15 Uhr', 'bis 15_Uhr'],
  ['ab dem 31. Oktober wird', 'ab dem 31._Oktober wird'],
  ['in St. Gallen und St. Moritz', 'in St._Gallen und St._Moritz'],
  ['bleiben die Zimmer 2–4 Stunden leer', 'bleiben die Zimmer 2–4_Stunden leer'],
  ['Es war der 3. Sie kamen', 'Es war der 3. Sie kamen'],
  ['um 1950 Messungen', 'um 1950 Messungen'],
  ['ein 3 Jahre-Vertrag', 'ein 3 Jahre-Vertrag'],
])('«%s» breaks as «%s»', (text, kept) => expect(unbroken(text)).toBe(kept.replaceAll('_', '\u00a0')));
