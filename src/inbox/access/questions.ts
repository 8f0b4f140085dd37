import { guarded } from '../shell.tsx';
import { type Answering, PASSKEY, type Question, type RelyingParty } from './passkeys.ts';
import { readCookie, setCookie } from './secrets.ts';
import type { Visit } from './visit.ts';

export type PasskeyQuestions = ReturnType<typeof createQuestions>;

/**
 * Puts questions to the devices of visitors, through the script of the page.
 *
 * @param at address of signing in
 * @param name of the inbox, for the window of the device
 */
export function createQuestions(at: string, name: string, now: () => number) {
  const asked = { name: 'nebel-inbox-asked', path: at, lasts: PASSKEY.question };

  /** Undefined where browsers make no passkeys. */
  const partyAt = ({ origin, domain }: Visit['place']): RelyingParty | undefined =>
    domain === undefined ? undefined : { name, origin, domain };

  return {
    /** Asks, and lets the browser remember that it was asked. */
    async put({ place }: Visit, ask: (party: RelyingParty) => Promise<Question>): Promise<Response> {
      const party = partyAt(place);
      if (!party) return new Response(null, { status: 404, headers: guarded('text/plain') });
      const { options, browser } = await ask(party);
      const headers = { ...guarded('application/json'), ...setCookie(asked, browser, place) };
      return new Response(JSON.stringify(options), { headers });
    },
    /** With what a browser answers. */
    answering({ request, place }: Visit): Answering | undefined {
      const party = partyAt(place);
      return party && { browser: readCookie(asked, request, place), party, now: now() };
    },
  };
}
