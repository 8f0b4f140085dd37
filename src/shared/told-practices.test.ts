import { expect, test } from 'vitest';
import { differenceOf } from './practices.ts';

const says = (...names: string[]) => ({ inForce: ['relay', ...names], told: ['relay', ...names] });

test('who is given inquiries must be in the settings and have words on a page', () => {
  expect(differenceOf(['airtable'], says('airtable')).untold).toEqual([]);
  expect(differenceOf(['airtable', 'mail'], says('mail')).untold).toEqual(['airtable']);
  expect(differenceOf(['airtable'], { inForce: ['relay'], told: ['relay', 'airtable'] }).untold).toEqual(['airtable']);
  expect(differenceOf(['airtable'], { inForce: ['airtable'], told: [] }).untold).toEqual(['airtable']);
});

test('what a page says although no one is given anything is found, too', () => {
  expect(differenceOf([], says('airtable')).untrue).toEqual(['airtable']);
  expect(differenceOf(['airtable'], says('airtable')).untrue).toEqual([]);
});

test('a site without settings for it says nothing that could be wrong', () => {
  expect(differenceOf(['airtable'], { inForce: [], told: [] })).toEqual({ untold: [], untrue: [] });
});
