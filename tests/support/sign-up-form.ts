/** Form of an invented rowing club, for tests of what happens to a submission. */

import type { FieldSpec, FormSpec } from '../../src/api/forms/form-spec.ts';
import type { Lead } from '../../src/relay/types.ts';

/** Returns a field, by default of type text. */
export const field = (name: string, column: string, rest: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  label: column,
  column,
  type: 'text',
  required: false,
  maxLength: 100,
  ...rest,
});

export const mail = {
  notice: { subject: 'New: {{sport}}, {{town}}', text: 'Someone signed up.' },
  confirmation: { subject: 'Welcome, {{name}}', text: 'Hello {{name}}\n\nSee you soon.\n' },
};

export const signUp: FormSpec = {
  action: '/api/members',
  table: 'Members',
  fields: [
    field('name', 'Name', { autocomplete: 'name' }),
    field('town', 'Town'),
    field('email', 'E-Mail', { type: 'email', required: true }),
    field('sport', 'Sport', {
      type: 'select',
      options: [
        { value: 'rowing', label: 'Rowing on the lake' },
        { value: 'sailing', label: 'Sailing' },
      ],
    }),
  ],
  constants: [{ column: 'Status', value: 'New' }],
  honeypot: { name: 'website', label: 'Leave empty' },
  retentionMonths: 12,
  mail,
  texts: {
    submit: 'Send',
    submitting: 'Sending',
    error: 'Wrong',
    summaryHeading: 'Check',
    titlePrefix: 'Error:',
    tooLong: '{{field}} {{limit}}',
    again: 'Again',
  },
};

/** Returns the entries of a member. */
export const entered = (fields: Readonly<Record<string, string>> = {}) => ({
  Name: 'Jürg',
  Town: 'Zürich',
  'E-Mail': 'juerg@example.com',
  Sport: '',
  Status: 'New',
  ...fields,
});

/** Returns a lead as the journal would. */
export const lead = (fields: Readonly<Record<string, string>> = {}, rest: Partial<Lead> = {}): Lead => ({
  id: '1',
  form: signUp.action,
  table: signUp.table,
  fields: entered(fields),
  state: 'received',
  remarks: [],
  receivedAt: '2026-05-04T10:00:00.000Z',
  attempts: 0,
  unanswered: false,
  mail: {},
  ...rest,
});
