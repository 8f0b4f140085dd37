import { expect, test } from 'vitest';
import { namesSubject } from './names-subject.ts';

test.each([
  ['Reinigung nach einem Todesfall', 'Nach einem Todesfall', true],
  ['Schimmelgeruch entfernen', 'Schimmel', true],
  ['Rauchgeruch entfernen', 'Raucherwohnung', false],
])('«%s» names «%s»: %s', (title, subject, expected) => expect(namesSubject(title, subject)).toBe(expected));
