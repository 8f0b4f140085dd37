import type { FormValues } from 'nebel/shared/form-spec';
import { fillSlots } from 'nebel/shared/slots';
import type { FormView } from '../../components/form/form-view.ts';

/** What a link to the form chooses for a service that is not itself an option. */
export interface Preselection {
  readonly option: string;
  /** First line of the message where the option alone would not say what it is about. */
  readonly about?: string;
}

/** Slug of a service → what it chooses. */
export type Preselections = Readonly<Record<string, Preselection>>;

/** Letters, and what comes between them in the name of a place. */
const PLACE_NAME = /^\p{L}[\p{L} .'’()/-]{0,59}$/u;

/** The size of a job in the words of the price list: «Ganze Wohnung, 50–100 m²». */
const EXTENT = /^[\p{L}\d][\p{L}\d .,:’'«»()+²³µ–/-]{0,99}$/u;

/**
 * The values that a link such as `/?service=schimmel&umfang=Einzelzimmer` or `/?ort=Zug` asks for. What we do not know
 * is left out.
 */
export function askedValues(
  search: string,
  { fields, texts }: Pick<FormView, 'fields' | 'texts'>,
  known: Preselections,
): FormValues {
  const query = new URLSearchParams(search);
  // What a finder sends that has not come to life yet.
  const service = query.get('service') ?? query.get('leistung') ?? '';
  const options = fields.find(({ name }) => name === 'service')?.options ?? [];
  const isOption = options.some(({ value }) => value === service);
  const chosen: Preselection | undefined = isOption
    ? { option: service }
    : Object.hasOwn(known, service)
      ? known[service]
      : undefined;
  const extent = query.get('umfang')?.trim() ?? '';
  const lines = [chosen?.about, EXTENT.test(extent) && texts.extent && fillSlots(texts.extent, { extent })].filter(
    Boolean,
  );
  const city = query.get('ort')?.trim() ?? '';
  return {
    ...(chosen && { service: chosen.option }),
    ...(lines.length > 0 && { message: lines.join('\n') }),
    ...(PLACE_NAME.test(city) && { city }),
  };
}
