import { classes } from '../../format/classes.ts';
import { telHref } from '../../format/phone.ts';
import { useSiteData } from '../../site-data.ts';
import { Icon } from '../icon/icon.tsx';

interface PhoneProps {
  readonly className?: string | undefined;
}

interface PhoneButtonProps extends PhoneProps {
  /** Words instead of the number, for example «Sofort anrufen». */
  readonly label?: string | undefined;
}

/** Calls the company. The only element that wears the warm colour. */
export function PhoneButton({ className, label }: PhoneButtonProps) {
  const { site, words } = useSiteData();
  const { phone } = site.company;
  return (
    <a
      className={classes('btn btn--call', className)}
      href={telHref(phone)}
      aria-label={`${label ?? words.buttons.call}: ${phone}`}
    >
      <Icon name="phone" />
      {label ?? <span className="btn-num">{phone}</span>}
    </a>
  );
}

/** The phone number itself, large enough to read out. */
export function PhoneLink({ className }: PhoneProps) {
  const { phone } = useSiteData().site.company;
  return (
    <a className={classes('phone', className)} href={telHref(phone)}>
      {phone}
    </a>
  );
}
