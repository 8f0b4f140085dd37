/**
 * A form as its data file describes it: the one source of the HTML, the browser's checks, the relay's checks and the
 * stored record. The schema guarantees this shape; it lives beside the templates, because its help texts are content.
 */
export interface FormSpec {
  /** Path that the form posts to: `/api/anfragen`. Names the form wherever one of several is meant. */
  readonly action: string;
  /** Table of the store. */
  readonly table: string;
  readonly fields: readonly FieldSpec[];
  /** Columns that always hold the same value. */
  readonly constants?: readonly { readonly column: string; readonly value: string }[];
  /** Column for the moment of arrival, as an ISO timestamp. */
  readonly timestamp?: string;
  /** A field that people do not see. What fills it is probably a program. */
  readonly honeypot: { readonly name: string; readonly label: string };
  /** How long submissions are kept; 0 keeps them until someone deletes them. */
  readonly retentionMonths: number;
  readonly mail?: { readonly notice: MailText; readonly confirmation?: MailText };
  /** Pictures that may come along. Without it, the form takes none. */
  readonly photos?: PhotosSpec;
  readonly texts: FormTexts;
}

/** What a visitor may send beside the fields, and how much of it. */
export interface PhotosSpec {
  /** Name of the parts in `multipart/form-data`: `photos`. Messages about the pictures have it too. */
  readonly name: string;
  readonly label: string;
  /** Column that says where the pictures are. Filled only where the table has it. */
  readonly column: string;
  /** Maximum number of pictures. */
  readonly most: number;
  /** Size of one picture as it is sent, in units of 1,000,000 bytes. */
  readonly maxMegabytes: number;
  readonly texts: PhotoTexts;
}

/** `{{file}}` becomes the name of the file, `{{limit}}` the number of pictures or megabytes. */
export interface PhotoTexts {
  readonly notPicture: string;
  readonly tooMany: string;
  readonly tooLarge: string;
  /** Where what takes the form can keep no pictures. */
  readonly notTaken: string;
  /** For the staff: pictures were chosen, and the browser has lost them before they could be sent. */
  readonly lost: string;
}

export interface FieldSpec {
  /** Name in the form state and in the relay's JSON: `firstName`. */
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'tel' | 'email' | 'select' | 'textarea';
  readonly required: boolean;
  /** Column of the stored record: `Vorname`. */
  readonly column: string;
  readonly maxLength: number;
  /** True for a field beside the record: its column is filled only where the table has it. */
  readonly extra?: true;
  /** What it asks for, in the words of HTML's `autocomplete`: `given-name`, `address-level2`. */
  readonly autocomplete?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What is stored when the field is left empty. */
  readonly emptyText?: string;
  /** Message when a required field is empty. */
  readonly missing?: string;
  /** Message when the value cannot be right. */
  readonly invalid?: string;
}

/** The part of a field that decides what may be entered: all that a browser has to know. */
export type FieldRules = Omit<FieldSpec, 'column' | 'emptyText' | 'extra'>;

/** The part of a form that judges entries. */
export interface FormRules {
  readonly fields: readonly FieldRules[];
  readonly texts: Pick<FormTexts, 'error' | 'tooLong'>;
}

/** Subject and text; `{{firstName}}` becomes what the visitor wrote in that field. */
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
  /** `{{field}}` and `{{limit}}` become the label and the highest number of characters. */
  readonly tooLong: string;
  readonly waiting?: string;
  readonly doneHeading?: string;
  readonly doneText?: string;
  readonly again: string;
  readonly noScript?: string;
}

/** Field name → what the visitor entered. Every field of the form is present, empty where nothing was entered. */
export type FormValues = Readonly<Record<string, string>>;

/** Field name → message. Empty when nothing is wrong. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Column → value, as the store keeps it. */
export type LeadRecord = Readonly<Record<string, string>>;

/** What the relay tells a visitor whose form it could not accept, and whose browser sent it without script. */
export interface FormAnswer {
  readonly form: FormSpec;
  /** What was entered, as far as it could be read. */
  readonly values: FormValues;
  /** Empty where the fields are not to blame. */
  readonly errors: FieldErrors;
  /**
   * 400 the request could not be read · 403 it came from a foreign site · 413 it was too large · 422 fields are wrong ·
   * 429 too many requests · 503 it could not be kept, and sending it again later may help
   */
  readonly status: 400 | 403 | 413 | 422 | 429 | 503;
  /** Goes into the page's form as a hidden field, so that sending it twice makes one lead. */
  readonly submissionId: string;
}

export const MEGABYTE = 1_000_000;

/** Maximum bytes of the photos of one form as they are sent. */
export const photoBytes = ({ photos }: FormSpec): number => (photos ? photos.most * photos.maxMegabytes * MEGABYTE : 0);

/** The paths below which a relay shows photos. */
export const photoPaths = (forms: readonly FormSpec[]): string[] =>
  forms.flatMap(({ action, photos }) => (photos ? [`${action}/${photos.name}/`] : []));
