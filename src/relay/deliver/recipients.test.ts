import { expect, test } from 'vitest';
import type { Recipient, SiteDefinition } from '../../api/template-api.ts';
import { differenceOf } from './recipients.ts';

const SNAPSHOT = { links: [], shared: {}, illustrations: {}, baseUrl: 'https://club.example' };

function found(actual: readonly Recipient[], disclosed: readonly Recipient[]) {
  const site = { recipients: () => ({ declared: disclosed, disclosed }) } as unknown as SiteDefinition;
  return differenceOf(actual, site, SNAPSHOT);
}

test('every recipient of inquiries must be named on a page', () => {
  expect(found(['airtable'], ['airtable']).undisclosed).toEqual([]);
  expect(found(['airtable', 'mail'], ['mail']).undisclosed).toEqual(['airtable']);
});

test('a recipient that a page names but that receives nothing is found too', () => {
  expect(found([], ['airtable']).wronglyDisclosed).toEqual(['airtable']);
  expect(found(['airtable'], ['airtable']).wronglyDisclosed).toEqual([]);
});

test('a site that says nothing about recipients says nothing wrong', () => {
  const difference = differenceOf(['airtable'], {} as SiteDefinition, SNAPSHOT);
  expect(difference).toEqual({ undisclosed: [], wronglyDisclosed: [] });
});
