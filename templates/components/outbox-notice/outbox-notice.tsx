import type { ReactNode } from 'react';
import './outbox-notice.css';

interface OutboxNoticeProps {
  /** Path of the form whose inquiries it reports. */
  readonly action: string;
  /** Replaces the heading of the page while an inquiry is pending. */
  readonly heading: string;
  /** Shown once the pending inquiry has arrived. */
  readonly arrived: string;
  /** Next steps, and how to call. */
  readonly children: ReactNode;
}

/**
 * Tells a visitor that their inquiry has not left the browser yet. Hidden until the script finds one; without script,
 * nothing can be pending.
 */
export function OutboxNotice({ action, heading, arrived, children }: OutboxNoticeProps) {
  return (
    <div className="outbox-notice box" role="status" data-action={action} data-heading={heading} hidden>
      <div className="outbox-notice-waiting" data-waiting>
        {children}
      </div>
      <p className="h3" data-arrived hidden>
        {arrived}
      </p>
    </div>
  );
}
