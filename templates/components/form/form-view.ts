/** What a form on a page has to know, as plain JSON: it travels to the browser. */
import type { InlineNode } from 'nebel/template-api';
import type { Form } from '../../data.gen.ts';
import type { OpeningHours } from '../../format/opening-hours.ts';

export type FieldView = Omit<Form['fields'][number], 'column' | 'emptyText' | 'catchAll' | 'extra'>;

type Photos = NonNullable<Form['photos']>;

export interface PhotosView extends Omit<Photos, 'show' | 'column' | 'texts'> {
  readonly texts: Omit<Photos['texts'], 'again' | 'notTaken' | 'lost'>;
}

/** Words of the form that may show in the browser. */
export type TextsView = Omit<
  Form['texts'],
  'privacy' | 'noScript' | 'notReceivedHeading' | 'notReceived' | 'tooLarge' | 'about'
>;

export interface FormView {
  /** Address of the form on its receiver; identifies the form wherever one has to be named. */
  readonly action: string;
  /** Where it is posted without script, if the receiver has an address of its own. */
  readonly postTo?: string;
  /** Beginning of every id in the form: `anfragen`. */
  readonly id: string;
  readonly requiredNote?: string;
  readonly fields: readonly FieldView[];
  readonly photos?: PhotosView;
  /** When someone is in the office, where a field says something else outside of these hours. */
  readonly office?: { readonly hours: readonly OpeningHours[]; readonly language: string };
  readonly honeypot: Form['honeypot'];
  readonly texts: TextsView;
  readonly privacy?: readonly InlineNode[];
  /** Only where the form cannot be sent without script. */
  readonly noScript?: readonly InlineNode[];
}

/** The number to call, and its link. */
export interface CallView {
  readonly number: string;
  readonly href: string;
}

/** Id of a field's control. */
export const fieldId = (view: Pick<FormView, 'id'>, name: string) => `${view.id}-${name}`;

/** Id of the message at a field. */
export const errorId = (view: Pick<FormView, 'id'>, name: string) => `${fieldId(view, name)}-error`;

/** The parts of a form that messages may be about, in its order. */
export const askedIn = ({ fields, photos }: FormView): readonly { readonly name: string }[] =>
  photos ? [...fields, photos] : fields;

/** Id of what explains a field. */
export const hintId = (view: Pick<FormView, 'id'>, name: string) => `${fieldId(view, name)}-hint`;

/** Id of what is true of a field just now. */
export const noteId = (view: Pick<FormView, 'id'>, name: string) => `${fieldId(view, name)}-note`;
