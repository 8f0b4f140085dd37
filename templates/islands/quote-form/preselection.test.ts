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
  ['?service=schimmel&umfang=Einzelzimmer', { service: 'schimmel', message: 'Umfang: Einzelzimmer' }],
  ['?leistung=schimmel&umfang=Einzelzimmer', { service: 'schimmel', message: 'Umfang: Einzelzimmer' }],
])('%s preselects %j', (search, values) => expect(requestedValues(search, view, KNOWN)).toEqual(values));

test.each([
  '',
  '?service=unbekannt',
  '?service=__proto__',
  '?ort=+++',
  '?ort=%3Cb%3E',
  '?ort=http://example.com',
  `?ort=${'a'.repeat(200)}`,
  '?umfang=',
  '?umfang=eins%0Azwei',
  `?umfang=${'a'.repeat(200)}`,
])('«%s» preselects nothing', (search) => expect(requestedValues(search, view, KNOWN)).toStrictEqual({}));
