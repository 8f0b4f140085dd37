import { Lines } from '../icon/lines.tsx';
import { REPEATED_PHONE_ICON } from '../phone/phone-icon.ts';
import type { CallView } from './form-view.ts';
import './form.css';

interface CallLinkProps {
  readonly call: CallView;
  /** Text before the number. */
  readonly label?: string | undefined;
}

/** Call button for use inside forms. */
export function CallLink({ call, label }: CallLinkProps) {
  return (
    <a className="btn btn--call" href={call.href}>
      <Lines lines={REPEATED_PHONE_ICON} />
      <span>
        {label && `${label} `}
        <span className="btn-num">{call.number}</span>
      </span>
    </a>
  );
}
