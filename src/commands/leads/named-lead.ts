import type { Journal } from '../../leads/journal.ts';
import type { Lead } from '../../leads/types.ts';
import type { LeadsWords } from '../../messages/leads/words.ts';
import { UsageError } from '../context.ts';
import { SHOWN_ID } from './list-pretty.ts';

/** An id as lists show it. */
export const shortId = (id: string) => id.slice(0, SHOWN_ID);

/** The lead whose id begins like that. */
export function findLead(journal: Journal, prefix: string, words: LeadsWords): Lead {
  const [lead, another] = journal.list({ id: prefix.toLowerCase() });
  if (!lead) throw new UsageError(words.noLead(prefix));
  if (another) throw new UsageError(words.severalLeads(prefix));
  return lead;
}
