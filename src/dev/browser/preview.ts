import { OWN, type PageState } from '../page-state.ts';
import { keepDrafts, restoreDrafts } from './drafts.ts';
import { createOverlay } from './overlay.ts';

/** Milliseconds until a browser that has given up connects again. */
const RETRY = 1000;

export interface PageFollower {
  onState?(state: PageState): void;
  reload(load: () => void): void;
}

export function followPage({ onState = () => {}, reload }: PageFollower = { reload: (load) => load() }): void {
  /** What this page was when it was served. */
  const version = new URL(import.meta.url).searchParams.get('v');
  const overlay = createOverlay(OWN.styles);
  let source: EventSource | undefined;

  const update = (state: PageState) => {
    if (state.version !== version) {
      reload(() => {
        keepDrafts(sessionStorage);
        location.reload();
      });
      return;
    }
    swapStyles(state.styles);
    overlay.show(state);
    onState(state);
  };

  const connect = () => {
    const events = new EventSource(`${OWN.events}?page=${encodeURIComponent(location.pathname)}`);
    source = events;
    events.onmessage = ({ data }: MessageEvent<string>) => update(JSON.parse(data));
    events.onerror = () => {
      overlay.showGone();
      if (events.readyState === EventSource.CLOSED) setTimeout(() => events === source && connect(), RETRY);
    };
  };

  // A browser has few connections to one server, so pages out of sight let go of theirs. The version tells them
  // what they have missed.
  const connectIfSeen = () => {
    source?.close();
    source = undefined;
    if (document.visibilityState === 'visible') connect();
  };

  restoreDrafts(sessionStorage);
  document.addEventListener('visibilitychange', connectIfSeen);
  addEventListener('pagehide', () => source?.close());
  addEventListener('pageshow', ({ persisted }) => persisted && connectIfSeen());
  connectIfSeen();
}

/** Puts new style sheets in the place of the old ones, which go when the new one is there, so nothing flickers. */
function swapStyles(wanted: readonly string[]): void {
  const current = document.querySelectorAll<HTMLLinkElement>(
    'link[rel~="stylesheet"][href^="/assets/"]:not([data-outdated])',
  );
  for (const [index, link] of current.entries()) {
    const href = wanted[index];
    if (href === undefined || link.getAttribute('href') === href) continue;
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = href;
    next.addEventListener('load', () => {
      while (next.previousElementSibling?.matches('[data-outdated]')) next.previousElementSibling.remove();
    });
    link.dataset.outdated = '';
    link.after(next);
  }
}
