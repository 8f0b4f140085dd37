import type { Outbox, Script } from '../../../src/browser/runtime.ts';
import { somethingWaits } from '../../../src/browser/waiting.ts';

/** Says while an inquiry waits in this browser that it does, and says so when it has arrived. */
const outboxNotice: Script = (runtime) => {
  const notice = document.querySelector<HTMLElement>('.outbox');
  // What did not wait when the page came cannot begin to: this page has no form.
  if (notice && somethingWaits()) runtime().then(({ outbox }) => watch(notice, outbox));
};

function watch(notice: HTMLElement, outbox: Outbox): void {
  const [waiting, arrived] = notice.children as unknown as [HTMLElement, HTMLElement];
  const update = () => {
    const waits = outbox.pending(notice.dataset.action ?? '') > 0;
    // Nothing has arrived that was not seen waiting.
    if (!waits && notice.hidden) return;
    notice.hidden = false;
    waiting.hidden = !waits;
    arrived.hidden = waits;
  };
  outbox.onChange(update);
  update();
}

export default outboxNotice;
