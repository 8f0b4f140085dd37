import type { ReactNode } from 'react';

interface OutboxNoticeProps {
  /** Address of the form whose inquiries are meant. */
  readonly action: string;
  /** What the page is called for as long as one waits. */
  readonly heading: string;
  /** Said when what waited has arrived. */
  readonly arrived: string;
  /** What happens next, and how to call. */
  readonly children: ReactNode;
}

/**
 * Tells the truth to a visitor whose inquiry still waits in the browser. Hidden until the script finds one: without
 * script nothing can wait.
 */
export function OutboxNotice({ action, heading, arrived, children }: OutboxNoticeProps) {
  return (
    <div className="outbox-notice box" role="status" data-action={action} data-heading={heading} hidden>
      <div className="outbox-notice-waiting">{children}</div>
      <p className="h3" hidden>
        {arrived}
      </p>
    </div>
  );
}
