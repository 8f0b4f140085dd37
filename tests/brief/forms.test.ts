import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtSite } from '../support/built-site.ts';
import { PROJECT } from '../support/data-files.ts';
import { all, attribute, byId, type Element, one, textOf } from '../support/reading.ts';
import {
  INQUIRY_FIELDS,
  INQUIRY_MESSAGES,
  INQUIRY_RECORD,
  NEWSLETTER_MESSAGES,
  NEWSLETTER_RECORD,
  REQUIRED_NOTE,
  SERVICE_OPTIONS,
  SERVICES,
} from './tables.ts';

const site = builtSite();

/** The controls that a visitor fills in. One that the keyboard cannot reach is a honeypot. */
const controlsOf = (form: Element) =>
  all(form, 'input', 'select', 'textarea').filter(
    (control) => attribute(control, 'type') !== 'hidden' && attribute(control, 'tabindex') !== '-1',
  );

const controlNamed = (form: Element, name: string): Element => {
  const control = controlsOf(form).find((each) => attribute(each, 'name') === name);
  if (!control) throw new Error(`No field «${name}»`);
  return control;
};

const labelOf = (form: Element, control: Element) => {
  const label = all(form, 'label').find((each) => attribute(each, 'for') === attribute(control, 'id'));
  return label && textOf(label);
};

describe('the quote form', () => {
  const form = () => one(byId(site.page('/').main, 'contact'), 'form');

  test('has the specified fields in their order, followed only by optional ones', () => {
    const controls = controlsOf(form());
    const names = controls.map((control) => attribute(control, 'name'));
    expect(names.slice(0, INQUIRY_FIELDS.length)).toEqual(INQUIRY_FIELDS.map(({ name }) => name));
    for (const control of controls.slice(INQUIRY_FIELDS.length))
      expect(attribute(control, 'required'), attribute(control, 'name')).toBeUndefined();
  });

  test.each(INQUIRY_FIELDS.map((field) => [field.name, field.label, field] as const))(
    'asks for %s as «%s»',
    (name, label, { type, required }) => {
      const control = controlNamed(form(), name);
      const shown = labelOf(form(), control);
      expect(control.name === 'input' ? attribute(control, 'type') : control.name).toBe(type);
      expect(attribute(control, 'required') !== undefined).toBe(required);
      expect(shown).toMatch(new RegExp(required ? `^${label} \\*$` : `${label}(?:\\W.*)?$`));
    },
  );

  test('shows «* Pflichtfelder»', () => {
    expect(textOf(form())).toContain(REQUIRED_NOTE);
  });

  test('gives a four-digit postal code and a Swiss phone number as examples', () => {
    expect(attribute(controlNamed(form(), 'postalCode'), 'placeholder')).toMatch(/^\d{4}$/);
    expect(attribute(controlNamed(form(), 'phone'), 'placeholder')).toMatch(/^(?:\+41|0)[\d ]+$/);
  });

  test('offers the specified services, each value with its label, and the empty choice first', () => {
    const options = all(controlNamed(form(), 'service'), 'option');
    expect(options.map((option) => [attribute(option, 'value'), textOf(option)])).toEqual(SERVICE_OPTIONS);
  });

  test('is sent to the endpoint of inquiries', () => {
    expect(attribute(form(), 'method')?.toLowerCase()).toBe('post');
    expect(attribute(form(), 'action')).toBe('/api/anfragen');
  });
});

describe('the link from a service page to the form', () => {
  /** The props of the form. They are in a file that is loaded when a visitor gets there, because there are so many. */
  const readProps = () => {
    const found = all(site.page('/').main, 'div').find((each) => attribute(each, 'data-island') === 'quote-form');
    const file = found && site.file(attribute(found, 'data-props-file') ?? '');
    if (!file) throw new Error('The home page has no quote form with props');
    return JSON.parse(file.toString());
  };

  test.each(SERVICES)('%s passes its own name to the form, and the form knows what to preselect', (slug) => {
    const hrefs = all(site.page(`/services/${slug}/`).main, 'a').map((link) => attribute(link, 'href'));
    expect(hrefs).toContain(`/?service=${slug}#contact`);
    const { preselect } = readProps();
    const options = SERVICE_OPTIONS.map(([value]) => value);
    expect(options).toContain(preselect[slug]?.option ?? slug);
  });

  test('a service without its own option is named in the message', () => {
    const { preselect } = readProps();
    expect(preselect.fahrzeug).toEqual({ option: 'sonstiges', about: 'Es geht um: Fahrzeuge' });
  });
});

describe('the newsletter form', () => {
  const form = () => one(site.page('/blog/').main, 'form');

  test('is labelled «Newsletter», and only its field is labelled «E-Mail»', () => {
    const { main } = site.page('/blog/');
    expect(textOf(byId(main, attribute(form(), 'aria-labelledby') ?? ''))).toBe('Newsletter');
    expect(all(main, 'label').filter((label) => /E-Mail/.test(textOf(label)))).toHaveLength(1);
  });

  test('asks for an e-mail address, which is required', () => {
    const control = controlNamed(form(), 'email');
    expect(attribute(control, 'type')).toBe('email');
    expect(attribute(control, 'required')).toBeDefined();
  });

  test('is sent to the endpoint of the newsletter', () => {
    expect(attribute(form(), 'method')?.toLowerCase()).toBe('post');
    expect(attribute(form(), 'action')).toBe('/api/newsletter');
  });
});

// What no page shows at first: the messages of a script, and the columns of the store.
describe('the data of the forms', () => {
  interface FormData {
    readonly table: string;
    readonly fields: readonly {
      readonly name: string;
      readonly column: string;
      readonly emptyText?: string;
      readonly extra?: true;
    }[];
    readonly constants?: readonly { readonly column: string; readonly value: string }[];
    readonly timestamp?: string;
    readonly texts: Readonly<Record<string, string>>;
  }
  const read = (file: string) => parse(readFileSync(join(PROJECT, 'data/forms', file), 'utf8')) as FormData;
  const [inquiry, newsletter] = [read('anfrage.yaml'), read('newsletter.yaml')];

  test.each(Object.entries(INQUIRY_MESSAGES))('the inquiry’s %s is worded «%s»', (key, words) => {
    expect(inquiry.texts[key]).toBe(words);
  });

  test.each(Object.entries(NEWSLETTER_MESSAGES))('the newsletter’s %s is worded «%s»', (key, words) => {
    expect(newsletter.texts[key]).toBe(words);
  });

  test('an inquiry is stored under the specified columns', () => {
    expect(inquiry.table).toBe(INQUIRY_RECORD.table);
    const recorded = inquiry.fields.filter(({ extra }) => !extra);
    expect(recorded.map(({ name, column }) => [name, column])).toEqual(
      INQUIRY_FIELDS.map(({ name, column }) => [name, column]),
    );
    expect(inquiry.fields.find(({ name }) => name === 'message')?.emptyText).toBe(INQUIRY_RECORD.emptyMessage);
    expect(inquiry.constants?.map(({ column, value }) => [column, value])).toEqual(
      Object.entries(INQUIRY_RECORD.constants),
    );
  });

  test('a newsletter record holds the address and the time', () => {
    expect(newsletter.table).toBe(NEWSLETTER_RECORD.table);
    expect(newsletter.fields.map(({ column }) => column)).toEqual([NEWSLETTER_RECORD.column]);
    expect(newsletter.timestamp).toBe(NEWSLETTER_RECORD.timestamp);
  });
});
