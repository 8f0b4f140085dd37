import { OWN, type PageState } from '../page-state.ts';
import { keepDrafts, restoreDrafts } from './drafts.ts';
import { createOverlay } from './overlay.ts';
import { createStyleSwap } from './styles.ts';

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
  const swapStyles = createStyleSwap();
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
