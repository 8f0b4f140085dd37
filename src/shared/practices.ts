/** What a site does that its visitors must be told, and what it tells them, by the names of the data: `airtable`, `mail`. */
export interface Practices {
  /** What the settings say that the site does. */
  readonly inForce: readonly string[];
  /** What some public page has words for. */
  readonly told: readonly string[];
}

/** Who may be given what visitors send, by the names that the data must use for them. */
const RECIPIENTS = ['airtable', 'mail'] as const;

export type Recipient = (typeof RECIPIENTS)[number];

export type Difference = ReturnType<typeof differenceOf>;

/**
 * Compares who is really given what visitors send with what the pages say. `untold`: no page says so; `untrue`: a page says
 * so, and it is not true. A site without settings for it says nothing.
 */
export function differenceOf(actual: readonly Recipient[], { inForce, told }: Practices) {
  const isSaid = (name: string) => inForce.includes(name) && told.includes(name);
  const isSilent = inForce.length === 0;
  return {
    untold: actual.filter((name) => !isSilent && !isSaid(name)),
    untrue: RECIPIENTS.filter((name) => isSaid(name) && !actual.includes(name)),
  };
}
