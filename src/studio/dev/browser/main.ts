/** Entry point of the preview. Every page loads it last. */
import { STUDIO_PATH } from '../../edit/protocol.ts';
import { OWN } from '../page-state.ts';
import { button, element } from './element.ts';
import { followPage } from './preview.ts';

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
