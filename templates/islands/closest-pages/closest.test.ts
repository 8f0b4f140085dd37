import { describe, expect, test } from 'vitest';
import { closestTo } from './closest.ts';

const PAGES = [
  '/services/schimmel/',
  '/services/schule/',
  '/services/raucherwohnung/',
  '/services/medizinische-hygiene/',
  '/services/notfall/',
  '/regional/zuerich/',
  '/regional/zug/',
  '/regional/st-gallen/',
  '/regional/illnau-effretikon/',
  '/blog/',
];
const nearest = (asked: string) => closestTo(asked, PAGES, 3)[0];

describe('the page that is closest to an address that does not exist', () => {
  test.each([
    ['/services/schimel/', '/services/schimmel/'],
    ['/schimmelentfernung.html', '/services/schimmel/'],
    ['/Services/Schimmel-Entfernung-Preis', '/services/schimmel/'],
    ['/hygiene', '/services/medizinische-hygiene/'],
    ['/leistungen/rauch', '/services/raucherwohnung/'],
    ['/regionen/z%C3%BCrich/oerlikon/', '/regional/zuerich/'],
    ['/regional/zurich', '/regional/zuerich/'],
    ['/sankt-gallen/', '/regional/st-gallen/'],
    ['/effretikon', '/regional/illnau-effretikon/'],
    ['/services/notfal', '/services/notfall/'],
    ['/blog/index.php', '/blog/'],
  ])('%s leads to %s', (asked, page) => expect(nearest(asked)).toBe(page));

  test('is not alone where several are near, and there are never more than asked for', () => {
    expect(closestTo('/regional/zug-oder-zuerich/', PAGES, 3)).toEqual(['/regional/zuerich/', '/regional/zug/']);
    expect(closestTo('/regional/zug-oder-zuerich/', PAGES, 1)).toHaveLength(1);
  });

  test.each(['/', '/services/', '/regional/', '/wp-login.php', '/%E0%A4%A', `/${'a'.repeat(100_000)}`])(
    'is none for %s, which resembles nothing',
    (asked) => expect(nearest(asked)).toBeUndefined(),
  );
});
