import type { Mount } from 'nebel/browser/runtime';

/**
 * Shows that an inquiry is pending in this browser, and when it has arrived. Keeps the heading of the page truthful, and
 * hides what only applies to an inquiry that has arrived.
 */
const mount: Mount<object> = (_element, _props, { outbox }) => {
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  const [notice, heading] = [find('[data-heading]'), find('h1')];
  const [waiting, arrived] = [find('[data-waiting]'), find('[data-arrived]')];
  const { textContent: thanks } = heading;
  const { title } = document;
  const update = () => {
    const waits = outbox.pending(notice.dataset.action ?? '') > 0;
    // Never announces an arrival that was not pending before.
    if (!waits && notice.hidden) return;
    notice.hidden = false;
    waiting.hidden = !waits;
    arrived.hidden = waits;
    const { heading: awaited = '' } = notice.dataset;
    heading.textContent = waits ? awaited : thanks;
    document.title = waits ? awaited : title;
    document.body.classList.toggle('is-waiting', waits);
  };
  outbox.onChange(update);
  update();
};

export default mount;
