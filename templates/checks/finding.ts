/** How this website's own checks say what they find. */
import type { SiteFinding } from 'nebel/template-api';

type InBoth<Value> = Readonly<Record<'de' | 'en', Value>>;

type Sentences = SiteFinding['sentences']['de'];

/** A kind of finding. */
export interface OwnFinding<Values = never> {
  readonly code: string;
  /** Plausible values, for the documentation. */
  readonly example: Values;
  /** Makes a finding. */
  at(place: SiteFinding['place'], values: Values, severity?: SiteFinding['severity']): SiteFinding;
}

/** Defines a kind of finding by the values of its sentences. Its code is permanent, because programs filter by it. */
export function ownFinding<Values>(
  code: string,
  example: Values,
  title: InBoth<string>,
  sentences: InBoth<(values: Values) => Sentences>,
  toSupply?: InBoth<string>,
): OwnFinding<Values> {
  return {
    code,
    example,
    at: (place, values, severity = 'warning') => ({
      code,
      severity,
      place,
      title,
      toSupply,
      sentences: { de: sentences.de(values), en: sentences.en(values) },
      docs: 'docs/befunde.md',
    }),
  };
}
