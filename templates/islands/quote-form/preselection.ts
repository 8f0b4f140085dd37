import type { FormValues } from 'nebel/shared/form-spec';
import { fillSlots } from 'nebel/shared/slots';
import type { FormView } from '../../components/form/form-view.ts';

/** Values that a link to the form selects for a service. */
export interface Preselection {
  readonly option: string;
  /** First line of the message, if the option alone would be too vague. */
  readonly about?: string;
}

/** Service slug → its preselection. */
export type Preselections = Readonly<Record<string, Preselection>>;

/** Letters and the punctuation found in place names. */
const PLACE_NAME = /^\p{L}[\p{L} .'’()/-]{0,59}$/u;

/** Job size as worded in the price list: «Ganze Wohnung, 50–100 m²». */
const EXTENT = /^[\p{L}\d][\p{L}\d .,:’'«»()+²³µ–/-]{0,99}$/u;

/**
 * Returns the values requested by an address such as `/?service=schimmel&umfang=Einzelzimmer` or `/?ort=Zug`. Unknown values
 * are omitted.
 */
export function requestedValues(
  search: string,
  { fields, texts }: Pick<FormView, 'fields' | 'texts'>,
  known: Preselections,
): FormValues {
  const query = new URLSearchParams(search);
  // `leistung` comes from a price finder submitted before its script has loaded.
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
