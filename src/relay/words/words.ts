/** All texts of a relay: for its operator, for `nebel leads`, and for the inbox. */
import type { Words } from '../../base/words.ts';
import { INBOX_WORDS } from '../inbox/words.ts';
import { ALARM_WORDS } from './alarms.ts';
import { LEADS_WORDS } from './leads.ts';
import { RELAY_WORDS } from './relay.ts';
import { SELF_TEST_WORDS } from './self-test.ts';

export const ALL_RELAY_WORDS = {
  relay: { ...RELAY_WORDS, alarms: ALARM_WORDS, check: SELF_TEST_WORDS },
  leads: LEADS_WORDS,
  inbox: INBOX_WORDS,
};

export type RelayWords = Words<typeof ALL_RELAY_WORDS>;
