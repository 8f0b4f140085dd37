import { useSiteData } from '../../site-data.ts';
import { PhoneButton } from '../phone/phone.tsx';
import { ScrollToTop } from '../scroll-to-top/scroll-to-top.tsx';

interface CallBarProps {
  /** Where an offer is asked for, with what is known of this page filled in. */
  readonly quoteHref: string;
}

/**
 * Along the lower edge of phones: to call, to ask for an offer, to go up. It is the last part of the page and sticks to
 * the edge, so it has room of its own and never lies on the words of a page that has been read to its end. On a desk the
 * header has the number and stays in view; there is only the way up.
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
      <ScrollToTop label={words.navigation.top} />
    </aside>
  );
}
