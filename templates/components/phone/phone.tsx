import { classes } from '../../format/classes.ts';
import { telHref } from '../../format/tel-href.ts';
import { useSiteData } from '../../site-data.ts';
import { Lines } from '../icon/lines.tsx';
import { PHONE_ICON, REPEATED_PHONE_ICON } from './phone-icon.ts';
import './phone.css';

interface PhoneButtonProps {
  /** Replaces the number, for example by «Sofort anrufen». */
  readonly label?: string | undefined;
  /** True if the page has drawn the icon before: the drawing is then referenced instead of repeated. */
  readonly isRepeated?: boolean;
  /** True where people call at night. */
  readonly atNight?: boolean;
}

/** Calls the company. The only element in the warm colour. */
export function PhoneButton({ label, isRepeated = true, atNight }: PhoneButtonProps) {
  const { words } = useSiteData();
  const phone = usePhone(atNight);
  return (
    <a className="btn btn--call" href={telHref(phone)} aria-label={`${label ?? words.buttons.call}: ${phone}`}>
      <Lines lines={isRepeated ? REPEATED_PHONE_ICON : PHONE_ICON} />
      {label ?? <span className="btn-num">{phone}</span>}
    </a>
  );
}

interface PhoneLinkProps {
  readonly className?: string;
  /** True where people call at night. */
  readonly atNight?: boolean | undefined;
}

/** The phone number as a link, large enough to read out. */
export function PhoneLink({ className, atNight }: PhoneLinkProps) {
  const phone = usePhone(atNight);
  return (
    <a className={classes('phone', className)} href={telHref(phone)}>
      {phone}
    </a>
  );
}

/** Returns the number to call, which may be another one at night. */
function usePhone(atNight = false): string {
  const { company, emergency } = useSiteData().site;
  return (atNight && emergency?.phone) || company.phone;
}
