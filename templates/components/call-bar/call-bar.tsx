import { useSiteData } from '../../site-data.ts';
import { Icon } from '../icon/icon.tsx';
import { PhoneButton } from '../phone/phone.tsx';
import './call-bar.css';

interface CallBarProps {
  /** Link to the quote form, prefilled with what this page implies. */
  readonly quoteHref: string;
}

/**
 * Bar along the lower edge of phones: call, request a quote, scroll to top. As the last element of the page, sticky at the
 * edge, it takes up space of its own and never covers the end of the text. On desktops it is a tab in the margin of the page,
 * with the link to the top above it.
 */
export function CallBar({ quoteHref }: CallBarProps) {
  const { site, words } = useSiteData();
  return (
    <aside className="call-bar" data-call-bar aria-label={words.buttons.callNow}>
      {site.floatingCall && (
        <>
          <PhoneButton label={words.buttons.callNow} />
          <a className="btn" href={quoteHref}>
            {words.buttons.quoteShort}
          </a>
        </>
      )}
      {/* Its script shows it once the page is scrolled; without script it stays hidden. */}
      <button className="btn-icon call-bar-top" data-to-top type="button" aria-label={words.navigation.top} hidden>
        <Icon name="arrow-up" />
      </button>
    </aside>
  );
}
