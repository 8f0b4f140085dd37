/** Everything a form component needs, as plain JSON, because it is serialised into the page. */
import type { InlineNode } from 'nebel/template-api';
import type { Form } from '../../../.types/data.ts';
import type { Office } from '../../format/opening-hours.ts';

export type FieldView = Omit<Form['fields'][number], 'column' | 'emptyText' | 'catchAll' | 'extra'>;

type Photos = NonNullable<Form['photos']>;

export interface PhotosView extends Omit<Photos, 'show' | 'column' | 'texts'> {
  readonly texts: Omit<Photos['texts'], 'again' | 'notTaken' | 'lost'>;
}

/** Texts of the form that can appear in the browser. */
export type TextsView = Omit<
  Form['texts'],
  'privacy' | 'noScript' | 'notReceivedHeading' | 'notReceived' | 'tooLarge' | 'about'
>;

export interface FormView {
  /** Path of the form on its receiver. Identifies the form everywhere. */
  readonly action: string;
  /** Full address to post to without script, if the receiver has its own origin. */
  readonly postTo?: string;
  /** Prefix of every id in the form: `anfragen`. */
  readonly id: string;
  readonly requiredNote?: string;
  readonly fields: readonly FieldView[];
  readonly photos?: PhotosView;
  /** Present if a field shows a different text outside of the office hours. */
  readonly office?: Office & { readonly call?: CallView };
  readonly honeypot: Form['honeypot'];
  readonly texts: TextsView;
  readonly privacy?: readonly InlineNode[];
  /** Present only if the form cannot be sent without script. */
  readonly noScript?: readonly InlineNode[];
}

export interface CallView {
  readonly number: string;
  readonly href: string;
}

export const fieldId = (view: Pick<FormView, 'id'>, name: string) => `${view.id}-${name}`;

export const errorId = (view: Pick<FormView, 'id'>, name: string) => `${fieldId(view, name)}-error`;

/** Returns the parts of a form that can have an error, in their order. */
export const inputsOf = ({ fields, photos }: FormView): readonly { readonly name: string }[] =>
  photos ? [...fields, photos] : fields;

export const hintId = (view: Pick<FormView, 'id'>, name: string) => `${fieldId(view, name)}-hint`;

export const noteId = (view: Pick<FormView, 'id'>, name: string) => `${fieldId(view, name)}-note`;
