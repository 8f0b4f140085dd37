import { describe, expect, test } from 'vitest';
import { closestTo } from './closest.ts';

const LINKS = [
  ['/services/schimmel/', 'Schimmel'],
  ['/services/schule/', 'Schule & Kita'],
  ['/services/raucherwohnung/', 'Raucherwohnung'],
  ['/services/medizinische-hygiene/', 'Medizinische Hygiene'],
  ['/services/notfall/', 'Notfall'],
  ['/regional/zuerich/', 'Zürich'],
  ['/regional/zug/', 'Zug'],
  ['/regional/uri/', 'Uri'],
  ['/regional/st-gallen/', 'St. Gallen'],
  ['/regional/illnau-effretikon/', 'Illnau-Effretikon'],
].map(([pathname = '', textContent = '']) => ({ pathname, textContent }));

const closest = (address: string) => closestTo(address, LINKS, 3).map(({ textContent }) => textContent);

describe('the page that is closest to an address that does not exist', () => {
  test.each([
    ['/services/schimel/', 'Schimmel'],
    ['/cshimmel', 'Schimmel'],
    ['/schimmelentfernung.html', 'Schimmel'],
    ['/kita', 'Schule & Kita'],
    ['/hygiene', 'Medizinische Hygiene'],
    ['/regionen/z%C3%BCrich/oerlikon/', 'Zürich'],
    ['/st.gallen', 'St. Gallen'],
    ['/sankt-gallen/', 'St. Gallen'],
  ])('%s leads to %s', (address, page) => expect(closest(address)[0]).toBe(page));

  test('can be one of several, sorted by similarity and limited in number', () => {
    expect(closest('/regional/zug-oder-zuerich/')).toEqual(['Zürich', 'Zug']);
    expect(closestTo('/regional/zug-oder-zuerich/', LINKS, 1)).toHaveLength(1);
  });

  test.each(['/', '/404.html', '/services/', '/regional/', '/wp-login.php', '/%E0%A4%A', `/${'a'.repeat(100_000)}`])(
    'does not exist for %s, which resembles nothing',
    (address) => expect(closest(address)).toEqual([]),
  );
});
