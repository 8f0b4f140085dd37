/** Keeps a page of the preview up to date. Loaded by every page, after everything else. */
import { OWN, type PageState } from '../page-state.ts';
import { keepDrafts, restoreDrafts } from './drafts.ts';
import { createOverlay } from './overlay.ts';
import { createStyleSwap } from './styles.ts';

/** What this page was when it was served. */
const version = new URL(import.meta.url).searchParams.get('v');

/** A browser that gives up is asked to try again after this time, in milliseconds. */
const RETRY = 1000;

const overlay = createOverlay(OWN.styles);
const swapStyles = createStyleSwap();
let source: EventSource | undefined;

function update(state: PageState): void {
  if (state.version !== version) {
    keepDrafts(sessionStorage);
    location.reload();
    return;
  }
  swapStyles(state.styles);
  overlay.show(state);
}

function connect(): void {
  const events = new EventSource(`${OWN.events}?page=${encodeURIComponent(location.pathname)}`);
  source = events;
  events.onmessage = ({ data }: MessageEvent<string>) => update(JSON.parse(data));
  events.onerror = () => {
    overlay.showGone();
    if (events.readyState === EventSource.CLOSED) setTimeout(() => events === source && connect(), RETRY);
  };
}

// A browser has few connections to one server, so pages out of sight let go of theirs. The version tells them
// what they have missed.
function connectIfSeen(): void {
  source?.close();
  source = undefined;
  if (document.visibilityState === 'visible') connect();
}

restoreDrafts(sessionStorage);
document.addEventListener('visibilitychange', connectIfSeen);
addEventListener('pagehide', () => source?.close());
addEventListener('pageshow', ({ persisted }) => persisted && connectIfSeen());
connectIfSeen();
