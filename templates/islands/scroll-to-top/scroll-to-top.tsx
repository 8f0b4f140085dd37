import { Icon } from '../../components/icon/icon.tsx';

/** «Nach oben», shown by its script once the page is scrolled. Without script it does not exist. */
export function ScrollToTop({ label }: { readonly label: string }) {
  return (
    <button className="to-top" type="button" hidden>
      <Icon name="arrow-up" />
      <span className="vh">{label}</span>
    </button>
  );
}
