/** Entry point of the preview. Every page loads it last. */
import { STUDIO_PATH } from '../../edit/protocol.ts';
import { OWN, type PageState } from '../page-state.ts';
import { followStates } from './events.ts';
import { button, createOverlay, element } from './overlay.ts';

/** Version of the page as it was served. */
const version = new URL(import.meta.url).searchParams.get('v');
const overlay = createOverlay([OWN.look, OWN.styles]);
let isOffered = false;
let stop = () => {};

function show(state: PageState): void {
  if (state.version !== version) location.reload();
  overlay.show(state);
  if (state.edit !== undefined && !isOffered) offerStudio(state.edit);
}

function offerStudio(name: string): void {
  isOffered = true;
  // In a shadow tree, so that no style of the page applies to it.
  const host = document.createElement('nebel-edit');
  const styles = [OWN.look, OWN.styles].map((href) => element('link', { rel: 'stylesheet', href }));
  const open = () => location.assign(STUDIO_PATH + location.pathname);
  host.attachShadow({ mode: 'open' }).append(...styles, button(name, open, { class: 'edit' }));
  document.documentElement.append(host);
}

/** Browsers limit the connections per server, so hidden pages close theirs. The version shows what they have missed. */
function connectIfSeen(): void {
  stop();
  if (document.visibilityState === 'visible') stop = followStates(location.pathname, show, overlay.showGone);
}

document.addEventListener('visibilitychange', connectIfSeen);
addEventListener('pagehide', () => stop());
addEventListener('pageshow', ({ persisted }) => persisted && connectIfSeen());
connectIfSeen();
