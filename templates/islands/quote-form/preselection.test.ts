import { expect, test } from 'vitest';
import { siteFormView } from '../../../tests/help/forms.ts';
import { askedValues } from './preselection.ts';

const { fields } = siteFormView('anfrage');
const KNOWN = {
  medizin: { option: 'medizinisch' },
  fahrzeug: { option: 'sonstiges', about: 'Es geht um: Fahrzeuge' },
};

test.each([
  ['?service=schimmel', { service: 'schimmel' }],
  ['?service=medizin', { service: 'medizinisch' }],
  ['?service=fahrzeug', { service: 'sonstiges', message: 'Es geht um: Fahrzeuge' }],
  ['?ort=Z%C3%BCrich', { city: 'Zürich' }],
  ['?ort=St.+Gallen&service=hotel', { city: 'St. Gallen', service: 'hotel' }],
  ['?ort=Illnau-Effretikon', { city: 'Illnau-Effretikon' }],
])('%s chooses %j', (search, values) => expect(askedValues(search, fields, KNOWN)).toEqual(values));

test.each([
  '',
  '?service=',
  '?service=unbekannt',
  '?service=__proto__',
  '?service=constructor',
  '?ort=+++',
  '?ort=%3Cb%3E',
  '?ort=http://example.com',
  `?ort=${'a'.repeat(200)}`,
  '?utm_source=x',
])('«%s» chooses nothing', (search) => expect(askedValues(search, fields, KNOWN)).toStrictEqual({}));
