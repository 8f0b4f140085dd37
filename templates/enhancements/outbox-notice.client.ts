import type { Outbox, Script } from 'nebel/browser/runtime';
import { somethingWaits } from 'nebel/browser/waiting';

/** Says while an inquiry waits in this browser that it does, and says so when it has arrived. */
const outboxNotice: Script = (runtime) => {
  const notice = document.querySelector<HTMLElement>('[data-heading]');
  // What did not wait when the page came cannot begin to: this page has no form.
  if (notice && somethingWaits()) runtime().then(({ outbox }) => watch(notice, outbox));
};

/** The heading of the page says what is true, and what would only be true of an inquiry that has arrived is left out. */
function watch(notice: HTMLElement, outbox: Outbox): void {
  const [waiting, arrived] = notice.children as unknown as [HTMLElement, HTMLElement];
  const heading = document.querySelector('h1') as HTMLElement;
  const { textContent: thanks } = heading;
  const { title } = document;
  const update = () => {
    const waits = outbox.pending(notice.dataset.action ?? '') > 0;
    // Nothing has arrived that was not seen waiting.
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
