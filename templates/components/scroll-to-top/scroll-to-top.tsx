import { Icon } from '../icon/icon.tsx';

/** «Nach oben», shown by its script once the page is scrolled. Without script it does not exist. */
export function ScrollToTop({ label }: { readonly label: string }) {
  return (
    <button className="scroll-to-top" data-to-top type="button" hidden>
      <Icon name="arrow-up" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
