import type { FormValues } from '../../../src/shared/form-spec.ts';
import type { FieldView } from '../../components/form/form-view.ts';

/** What a link to the form chooses for a service that is not itself an option. */
export interface Preselection {
  readonly option: string;
  /** Beginning of the message where the option alone would not say what it is about. */
  readonly about?: string;
}

/** Slug of a service → what it chooses. */
export type Preselections = Readonly<Record<string, Preselection>>;

/** Letters, and what stands between them in the name of a place. */
const PLACE_NAME = /^\p{L}[\p{L} .'’()/-]{0,59}$/u;

/** The values that a link such as `/?service=schimmel&ort=Zug` asks for. What we do not know is left out. */
export function askedValues(search: string, fields: readonly FieldView[], known: Preselections): FormValues {
  const query = new URLSearchParams(search);
  const service = query.get('service') ?? '';
  const options = fields.find(({ name }) => name === 'service')?.options ?? [];
  const isOption = options.some(({ value }) => value === service);
  const chosen: Preselection | undefined = isOption
    ? { option: service }
    : Object.hasOwn(known, service)
      ? known[service]
      : undefined;
  const city = query.get('ort')?.trim() ?? '';
  return {
    ...(chosen && { service: chosen.option, ...(chosen.about && { message: chosen.about }) }),
    ...(PLACE_NAME.test(city) && { city }),
  };
}
