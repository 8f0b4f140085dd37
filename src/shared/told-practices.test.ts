import { expect, test } from 'vitest';
import { differenceOf } from './practices.ts';

const practicesWith = (...names: string[]) => ({ inForce: ['relay', ...names], told: ['relay', ...names] });

test('every recipient of inquiries must be in the settings and described on a page', () => {
  expect(differenceOf(['airtable'], practicesWith('airtable')).untold).toEqual([]);
  expect(differenceOf(['airtable', 'mail'], practicesWith('mail')).untold).toEqual(['airtable']);
  expect(differenceOf(['airtable'], { inForce: ['relay'], told: ['relay', 'airtable'] }).untold).toEqual(['airtable']);
  expect(differenceOf(['airtable'], { inForce: ['airtable'], told: [] }).untold).toEqual(['airtable']);
});

test('a recipient that is described but receives nothing is found too', () => {
  expect(differenceOf([], practicesWith('airtable')).untrue).toEqual(['airtable']);
  expect(differenceOf(['airtable'], practicesWith('airtable')).untrue).toEqual([]);
});

test('a site without such settings describes nothing that could be wrong', () => {
  expect(differenceOf(['airtable'], { inForce: [], told: [] })).toEqual({ untold: [], untrue: [] });
});
