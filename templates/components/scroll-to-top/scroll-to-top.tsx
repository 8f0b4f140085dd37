import { Icon } from '../icon/icon.tsx';
import './scroll-to-top.css';

/** «Nach oben». Its script shows it once the page is scrolled; without script it stays hidden. */
export function ScrollToTop({ label }: { readonly label: string }) {
  return (
    <button className="scroll-to-top" data-to-top type="button" hidden>
      <Icon name="arrow-up" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
