import type { FormSpec } from '../../src/api/forms/form-spec.ts';
import type { Submission } from '../../src/relay/types.ts';
import type { FakeColumn } from './fake-airtable.ts';

const field = (name: string, column: string) =>
  ({ name, label: column, type: 'text', required: true, column, maxLength: 100 }) as const;

/** A small form of an invented club. */
export const JOIN: FormSpec = {
  action: '/api/join',
  table: 'Members to be',
  fields: [field('name', 'Full Name'), field('mail', 'E-Mail'), { ...field('team', 'Team'), required: false }],
  constants: [{ column: 'Status', value: 'New' }],
  timestamp: 'Arrived',
  honeypot: { name: 'website', label: 'Leave empty' },
  retentionMonths: 24,
  texts: {
    submit: 'Join',
    submitting: 'Joining',
    error: 'That went wrong.',
    summaryHeading: 'Please check',
    titlePrefix: 'Error:',
    tooLong: '{{field}} is longer than {{limit}}.',
    again: 'Once more',
  },
};

/** The same form with a field that has no column in the record, and with up to three photos. */
export const JOIN_WITH_PHOTOS: FormSpec = {
  ...JOIN,
  fields: [...JOIN.fields, { ...field('callBack', 'Call back'), required: false, extra: true }],
  photos: {
    name: 'photos',
    label: 'Photos',
    column: 'Photos',
    most: 3,
    maxMegabytes: 0.1,
    texts: {
      notPicture: '{{file}} is no photo.',
      tooMany: 'At most {{limit}} photos.',
      tooLarge: '{{file}} has more than {{limit}} MB.',
      notTaken: 'No photos here.',
      lost: 'Ask for the photos.',
    },
  },
};

/** Table of the form as Airtable describes it. */
export const JOIN_COLUMNS: readonly FakeColumn[] = [
  { name: 'Full Name', type: 'singleLineText' },
  { name: 'E-Mail', type: 'email' },
  { name: 'Team', type: 'singleSelect', options: ['red', 'blue'] },
  { name: 'Status', type: 'singleSelect', options: ['New', 'Known'] },
  { name: 'Arrived', type: 'dateTime' },
];

/** Returns a submission of the form, as the handler of the relay creates it. */
export function submission(name: string, receivedAt: number, more: Partial<Submission> = {}): Submission {
  const arrived = new Date(receivedAt).toISOString();
  return {
    form: JOIN,
    fields: { 'Full Name': name, 'E-Mail': `${name}@example.com`, Team: '', Status: 'New', Arrived: arrived },
    remarks: [],
    state: 'received',
    receivedAt: arrived,
    ...more,
  };
}
