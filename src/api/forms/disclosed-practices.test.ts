import { expect, test } from 'vitest';
import { differenceOf } from './practices.ts';

const practicesWith = (...names: string[]) => ({ inForce: ['relay', ...names], disclosed: ['relay', ...names] });

test('every recipient of inquiries must be in the settings and described on a page', () => {
  expect(differenceOf(['airtable'], practicesWith('airtable')).undisclosed).toEqual([]);
  expect(differenceOf(['airtable', 'mail'], practicesWith('mail')).undisclosed).toEqual(['airtable']);
  expect(differenceOf(['airtable'], { inForce: ['relay'], disclosed: ['relay', 'airtable'] }).undisclosed).toEqual([
    'airtable',
  ]);
  expect(differenceOf(['airtable'], { inForce: ['airtable'], disclosed: [] }).undisclosed).toEqual(['airtable']);
});

test('a recipient that is described but receives nothing is found too', () => {
  expect(differenceOf([], practicesWith('airtable')).wronglyDisclosed).toEqual(['airtable']);
  expect(differenceOf(['airtable'], practicesWith('airtable')).wronglyDisclosed).toEqual([]);
});

test('a site without such settings describes nothing that could be wrong', () => {
  expect(differenceOf(['airtable'], { inForce: [], disclosed: [] })).toEqual({ undisclosed: [], wronglyDisclosed: [] });
});
