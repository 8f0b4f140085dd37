/** What the relay tells a visitor whose form it could not accept, and whose browser sent it without script. */
import type { FieldErrors, FormSpec, FormValues } from './form-spec.ts';

export interface FormAnswer {
  readonly form: FormSpec;
  /** What was entered, as far as it could be read. Every field of the form is present. */
  readonly values: FormValues;
  /** Empty where the fields are not to blame. */
  readonly errors: FieldErrors;
  readonly status: FormAnswerStatus;
  /** Goes into the page's form as a hidden field, so that sending it twice makes one lead. */
  readonly submissionId: string;
}

/**
 * 400 the request could not be read · 403 it came from a foreign site · 413 it was too large · 422 fields are wrong ·
 * 429 too many requests · 503 it could not be kept, and sending it again later may help
 */
export type FormAnswerStatus = 400 | 403 | 413 | 422 | 429 | 503;
