/** Entry point of the preview. Every page loads it last. */
import { STUDIO_PATH } from '../../edit/protocol.ts';
import { OWN, type PageState } from '../page-state.ts';
import { followStates } from './events.ts';
import { button, createOverlay, element } from './overlay.ts';

let isOffered = false;

followPage((state) => {
  if (state.edit === undefined || isOffered) return;
  isOffered = true;
  // In a shadow tree, so that no style of the page applies to it.
  const host = document.createElement('nebel-edit');
  const styles = [OWN.look, OWN.styles].map((href) => element('link', { rel: 'stylesheet', href }));
  const open = () => location.assign(STUDIO_PATH + location.pathname);
  host.attachShadow({ mode: 'open' }).append(...styles, button(state.edit, open, { class: 'edit' }));
  document.documentElement.append(host);
});

/** @param onState called with each state of the page as it is shown */
function followPage(onState: (state: PageState) => void): void {
  /** Version of the page as it was served. */
  const version = new URL(import.meta.url).searchParams.get('v');
  const overlay = createOverlay([OWN.look, OWN.styles]);
  let stop = () => {};
  const update = (state: PageState) => {
    if (state.version !== version) {
      return location.reload();
    }
    swapStyles(state.styles);
    overlay.show(state);
    onState(state);
  };
  // Browsers limit the connections per server, so hidden pages close theirs. The version shows what they have missed.
  const connectIfSeen = () => {
    stop();
    if (document.visibilityState === 'visible') stop = followStates(location.pathname, update, overlay.showGone);
  };
  document.addEventListener('visibilitychange', connectIfSeen);
  addEventListener('pagehide', () => stop());
  addEventListener('pageshow', ({ persisted }) => persisted && connectIfSeen());
  connectIfSeen();
}

/** Swaps style sheets without flicker: an old one is removed only when its successor has loaded. */
function swapStyles(wanted: readonly string[]): void {
  const current = document.querySelectorAll<HTMLLinkElement>(
    'link[rel~="stylesheet"][href*="/assets/"]:not([data-outdated])',
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
