import type { RequestListener } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { inTurn } from '../base/lib/in-turn.ts';
import { onError } from '../base/lib/log.ts';
import { toListener } from '../hosting/serve/serve.ts';
import type { OpenRelay } from './open.ts';
import { empty } from './receive/respond.ts';
import type { RelayContent } from './site-options.ts';

type OpenFor = (content: RelayContent) => Pick<OpenRelay, 'fetch' | 'stop'>;

/** Keeps a relay for the current content. After a change, the next request opens a new one and waits for it. */
export function createChangingRelay(openFor: OpenFor) {
  let latest: RelayContent | undefined;
  let open: (ReturnType<OpenFor> & { readonly content: RelayContent }) | undefined;
  const afterOthers = inTurn();
  const stop = async () => {
    const stopping = open;
    // A stopped relay must not be used again, even if the next one fails to open.
    open = undefined;
    await stopping?.stop();
  };
  const openLatest = async () => {
    if (!latest || open?.content === latest) return;
    const content = latest;
    await stop();
    open = { ...openFor(content), content };
  };
  /** Runs one at a time, because two would both open the journal. A failure rejects only for its own caller. */
  const renew = () => afterOthers(openLatest);
  const listener: RequestListener = toListener(
    async (request, client) => {
      await renew();
      return open ? open.fetch(request, client) : empty(503, { 'Retry-After': '5' });
    },
    { trustProxy: false, onError },
  );
  return {
    renew,
    change: (content: RelayContent | undefined) => {
      if (content && !isDeepStrictEqual(content, latest)) latest = content;
    },
    /** Returns the listener for a path from the root of the site that a form posts to, or that taps on phone numbers are reported to. */
    at: (path: string) =>
      latest?.calls === path || latest?.forms.some(({ action }) => action === path) ? listener : undefined,
    stop,
  };
}
