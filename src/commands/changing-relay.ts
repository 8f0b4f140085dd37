import type { RequestListener } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { FormsOfSite } from '../dev/outcome.ts';
import { toListener } from '../serve/node-adapter.ts';
import { onError } from './log.ts';
import type { openRelay } from './relay-parts.ts';

type OpenFor = (forms: FormsOfSite) => Pick<ReturnType<typeof openRelay>, 'relay' | 'stop'>;

/** The relay for the forms as they are now. Changed forms get a new one with their next request, which may wait for it. */
export function createChangingRelay(openFor: OpenFor) {
  let wanted: FormsOfSite | undefined;
  let open: (ReturnType<OpenFor> & { readonly made: FormsOfSite }) | undefined;
  let last: Promise<void> = Promise.resolve();
  const stop = async () => {
    const stopping = open;
    // One that is stopped takes nothing more, whatever becomes of the next.
    open = undefined;
    await stopping?.stop();
  };
  const openLatest = async () => {
    if (!wanted || open?.made === wanted) return;
    const made = wanted;
    await stop();
    open = { ...openFor(made), made };
  };
  /** One after the other, because two at once would both open the journal. Who asked is told of a failure, not the next. */
  const renew = () => {
    const attempt = last.then(openLatest);
    last = attempt.catch(() => {});
    return attempt;
  };
  const listener: RequestListener = toListener(
    async (request, client) => {
      await renew();
      return open ? open.relay(request, client) : new Response(null, { status: 503 });
    },
    { trustProxy: false, onError },
  );
  return {
    renew,
    change: (forms: FormsOfSite | undefined) => {
      if (forms && !isDeepStrictEqual(forms, wanted)) wanted = forms;
    },
    /** Takes what is sent to this path, if a form posts there or taps are told there. */
    at: (path: string) =>
      wanted?.calls === path || wanted?.forms.some(({ action }) => action === path) ? listener : undefined,
    stop,
  };
}
