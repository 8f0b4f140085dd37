/** What a site does that its visitors must be told, and what it tells them. Names are the data's own: `airtable`, `mail`. */
export interface Practices {
  /** What the settings say that the site does. */
  readonly inForce: readonly string[];
  /** What some public page has words for. */
  readonly told: readonly string[];
}

/** Those who are given what visitors send, by the names that the data must use for them. */
const RECIPIENTS = ['airtable', 'mail'] as const;

export type Recipient = (typeof RECIPIENTS)[number];

export interface Difference {
  /** They are given what visitors send, and no page says so. */
  readonly untold: readonly Recipient[];
  /** A page says so, and it is not true. */
  readonly untrue: readonly Recipient[];
}

/** Holds who is really given what visitors send against what the pages say. A site without settings for it says nothing. */
export function differenceOf(actual: readonly Recipient[], { inForce, told }: Practices): Difference {
  if (inForce.length === 0) return { untold: [], untrue: [] };
  const isSaid = (name: string) => inForce.includes(name) && told.includes(name);
  return {
    untold: actual.filter((name) => !isSaid(name)),
    untrue: RECIPIENTS.filter((name) => isSaid(name) && !actual.includes(name)),
  };
}
