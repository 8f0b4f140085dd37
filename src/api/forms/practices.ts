/** Practices that a site must disclose to its visitors, by their names in the data: `airtable`, `mail`. */
export interface Practices {
  /** Practices that the settings declare. */
  readonly inForce: readonly string[];
  /** Practices that a public page describes. */
  readonly disclosed: readonly string[];
}

/** Possible recipients of submissions, by the names that the data must use. */
const RECIPIENTS = ['airtable', 'mail'] as const;

export type Recipient = (typeof RECIPIENTS)[number];

export type Difference = ReturnType<typeof differenceOf>;

/**
 * Compares the actual recipients of submissions with those that the pages disclose. `undisclosed`: recipients that no page
 * discloses; `wronglyDisclosed`: disclosed recipients that receive nothing. Both are empty for a site that declares no
 * practices.
 */
export function differenceOf(actual: readonly Recipient[], { inForce, disclosed }: Practices) {
  const isDisclosed = (name: string) => inForce.includes(name) && disclosed.includes(name);
  const declaresNone = inForce.length === 0;
  return {
    undisclosed: actual.filter((name) => !declaresNone && !isDisclosed(name)),
    wronglyDisclosed: RECIPIENTS.filter((name) => isDisclosed(name) && !actual.includes(name)),
  };
}
