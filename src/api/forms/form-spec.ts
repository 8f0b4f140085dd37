/**
 * A form as its data file describes it: the single source of the HTML, of the validation in browser and relay, and of the
 * stored record. The schema guarantees this shape. It is part of the templates, because its help texts are content.
 */
export interface FormSpec {
  /** Path that the form posts to: `/api/anfragen`. Identifies the form. */
  readonly action: string;
  /** Table in the store. */
  readonly table: string;
  readonly fields: readonly FieldSpec[];
  /** Columns that always hold the same value. */
  readonly constants?: readonly { readonly column: string; readonly value: string }[];
  /** Column for the time of arrival, as an ISO timestamp. */
  readonly timestamp?: string;
  /** A field that people do not see. Only bots are likely to fill it. */
  readonly honeypot: { readonly name: string; readonly label: string };
  /** Retention period of submissions. 0 keeps them until someone deletes them. */
  readonly retentionMonths: number;
  readonly mail?: { readonly notice: MailText; readonly confirmation?: MailText };
  /** Photos that visitors may attach. Without it, the form accepts none. */
  readonly photos?: PhotosSpec;
  readonly texts: FormTexts;
}

/** Photos that a visitor may attach to a form, and their limits. */
export interface PhotosSpec {
  /** Name of the parts in `multipart/form-data`: `photos`. Also the key of error messages about photos. */
  readonly name: string;
  readonly label: string;
  /** Column for the links to the photos. Filled only if the table has it. */
  readonly column: string;
  /** Maximum number of photos. */
  readonly most: number;
  /** Maximum size of one photo as sent, in units of 1,000,000 bytes. */
  readonly maxMegabytes: number;
  readonly texts: PhotoTexts;
}

/** `{{file}}` becomes the name of the file, `{{limit}}` the number of photos or megabytes. */
export interface PhotoTexts {
  readonly notPicture: string;
  readonly tooMany: string;
  readonly tooLarge: string;
  /** For visitors, if the receiver of the form cannot store photos. */
  readonly notTaken: string;
  /** For the staff: the browser has lost the chosen photos before it could send them. */
  readonly lost: string;
}

/** Kinds of fields, as HTML names them. */
export type FieldType = 'text' | 'tel' | 'email' | 'number' | 'date' | 'select' | 'radio' | 'checkbox' | 'textarea';

/** A field of a form. Its rules are those of HTML, so that the browser, its scripts and the relay accept the same. */
export interface FieldSpec {
  /** Name in the form state and in the relay's JSON: `firstName`. */
  readonly name: string;
  /** That of a checkbox can contain links: `I agree to the [terms](/terms/)`. */
  readonly label: string;
  /**
   * `number` is stored as browsers send it: `12.5`. `date` is a day: `2026-12-01`. `radio` and `select` have `options`. A
   * `checkbox` is a single one, such as a consent: `value` if it is ticked, otherwise empty.
   */
  readonly type: FieldType;
  /** A required checkbox must be ticked. */
  readonly required: boolean;
  /** Column of the stored record: `Vorname`. */
  readonly column: string;
  /** In characters. Default: 100. */
  readonly maxLength?: number;
  /** True for a field outside the record: its column is filled only if the table has it. */
  readonly extra?: true;
  /** Token of HTML's `autocomplete`: `given-name`, `address-level2`. */
  readonly autocomplete?: string;
  /** Smallest number, or first day. */
  readonly min?: number | string;
  /** Largest number, or last day. */
  readonly max?: number | string;
  /** Distance between the numbers that are allowed, counted from `min` or 0. Default: 1, so whole numbers only. */
  readonly step?: number;
  /** Regular expression that a whole text matches, as in HTML: `[0-9]{4}`. */
  readonly pattern?: string;
  /** What a ticked checkbox stores. Default: `yes`. */
  readonly value?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Stored when the field is left empty. */
  readonly emptyText?: string;
  /** Message for an empty required field. */
  readonly missing?: string;
  /** Message for an invalid value. */
  readonly invalid?: string;
}

/** The part of a field that validation needs: all that the browser receives. */
export type FieldRules = Omit<FieldSpec, 'column' | 'emptyText' | 'extra'>;

/** The part of a form that validation needs. */
export interface FormRules {
  readonly fields: readonly FieldRules[];
  readonly texts: Pick<FormTexts, 'error' | 'tooLong'>;
}

/** Subject and text. `{{firstName}}` becomes the visitor's entry in that field. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

export interface FormTexts {
  readonly submit: string;
  readonly submitting: string;
  readonly error: string;
  readonly errorCall?: string;
  readonly summaryHeading: string;
  readonly titlePrefix: string;
  /** `{{field}}` and `{{limit}}` become the label and the maximum number of characters. */
  readonly tooLong: string;
  readonly waiting?: string;
  readonly doneHeading?: string;
  readonly doneText?: string;
  readonly again: string;
  readonly noScript?: string;
}

/** Field name → entry of the visitor. Contains every field of the form, with an empty string for no entry. */
export type FormValues = Readonly<Record<string, string>>;

/** Field name → message. Empty if all entries are valid. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Column → stored value. */
export type StoredRecord = Readonly<Record<string, string>>;

/** The relay's response to a form that it could not accept and that the browser sent without JavaScript. */
export interface FormAnswer {
  readonly form: FormSpec;
  /** Entries, as far as they could be read. */
  readonly values: FormValues;
  /** Empty if the fields are not the cause. */
  readonly errors: FieldErrors;
  /**
   * 400 unreadable request · 403 request from another site · 405 the address was opened, not sent to · 413 request too
   * large · 422 invalid fields · 429 too many requests · 503 submission could not be stored, and a later retry may succeed
   */
  readonly status: 400 | 403 | 405 | 413 | 422 | 429 | 503;
  /** Becomes a hidden field of the form on the page, so that what is sent twice is stored once. */
  readonly submissionId: string;
}

export const MEGABYTE = 1_000_000;

/** Maximum total size of the photos of one submission as sent, in bytes. */
export const photoBytes = ({ photos }: FormSpec): number => (photos ? photos.most * photos.maxMegabytes * MEGABYTE : 0);

/** Path prefixes under which a relay serves photos. */
export const photoPaths = (forms: readonly FormSpec[]): string[] =>
  forms.flatMap(({ action, photos }) => (photos ? [`${action}/${photos.name}/`] : []));
