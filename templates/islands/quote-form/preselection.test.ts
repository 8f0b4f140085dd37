import { expect, test } from 'vitest';
import { siteFormView } from '../../../tests/support/forms.ts';
import { requestedValues } from './preselection.ts';

const view = siteFormView('anfrage');
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
  ['?service=schimmel&umfang=Einzelzimmer', { service: 'schimmel', message: 'Umfang: Einzelzimmer' }],
  ['?leistung=schimmel&umfang=Einzelzimmer', { service: 'schimmel', message: 'Umfang: Einzelzimmer' }],
  ['?service=fahrzeug&umfang=Auto', { service: 'sonstiges', message: 'Es geht um: Fahrzeuge\nUmfang: Auto' }],
])('%s preselects %j', (search, values) => expect(requestedValues(search, view, KNOWN)).toEqual(values));

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
  '?umfang=',
  '?umfang=%3Cb%3E',
  '?umfang=eins%0Azwei',
  '?umfang=http://example.com?x',
  `?umfang=${'a'.repeat(200)}`,
])('«%s» preselects nothing', (search) => expect(requestedValues(search, view, KNOWN)).toStrictEqual({}));
