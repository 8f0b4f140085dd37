/** A letter of an id may be damaged, in the row of a lead or in its history. Each is a witness of the other. */
import type { FoundEvent, FoundLead } from './salvage.ts';

/** Lets leads and events agree on ids that differ in one letter. Leads without such a partner stay as they are. */
export function agreeOnIds(
  leads: readonly FoundLead[],
  events: readonly FoundEvent[],
): { leads: readonly FoundLead[]; events: readonly FoundEvent[] } {
  const witnesses = new Map<string, number>();
  for (const { lead } of events) witnesses.set(lead, (witnesses.get(lead) ?? 0) + 1);
  const known = new Set(leads.map(({ id }) => id));
  const renamed = new Map<string, string>();
  for (const [id, count] of witnesses) {
    const lead = known.has(id) ? undefined : leads.find((one) => isOneLetterOff(one.id, id));
    if (!lead) continue;
    // One event against a lead that has no other: neither is known to be right, and the lead's own id will do.
    const isEventDamaged = witnesses.has(lead.id) || (count === 1 && isId(lead.id)) || !isId(id);
    if (isEventDamaged) renamed.set(id, lead.id);
    else renamed.set(lead.id, id);
  }
  const right = (id: string) => renamed.get(id) ?? id;
  return {
    leads: leads.map((lead) => ({ ...lead, id: right(lead.id) })),
    events: events.map((event) => ({ ...event, lead: right(event.lead) })),
  };
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const isId = (text: string): boolean => ID.test(text);

/** As long as an id, whatever its letters. */
export const ID_LENGTH = 36;

function isOneLetterOff(a: string, b: string): boolean {
  let differences = 0;
  for (let at = 0; at < ID_LENGTH && differences < 2; at += 1) if (a[at] !== b[at]) differences += 1;
  return differences === 1;
}
