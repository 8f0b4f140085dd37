import type { Outbox, Script } from 'nebel/browser/runtime';
import { somethingWaits } from 'nebel/browser/waiting';

/** Shows that an inquiry is pending in this browser, and when it has arrived. */
const outboxNotice: Script = (runtime) => {
  const notice = document.querySelector<HTMLElement>('[data-heading]');
  // Nothing can become pending later: this page has no form.
  if (notice && somethingWaits()) runtime().then(({ outbox }) => watch(notice, outbox), console.error);
};

/** Keeps the heading of the page truthful, and hides what only applies to an inquiry that has arrived. */
function watch(notice: HTMLElement, outbox: Outbox): void {
  const part = (name: string) => notice.querySelector(`[data-${name}]`) as HTMLElement;
  const [waiting, arrived] = [part('waiting'), part('arrived')];
  const heading = document.querySelector('h1') as HTMLElement;
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
}

export default outboxNotice;
