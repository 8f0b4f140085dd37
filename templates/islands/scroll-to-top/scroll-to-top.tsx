import { Icon } from '../../components/icon/icon.tsx';
import { useWords } from '../../site-data.ts';

/** «Nach oben», shown by its script once the page is scrolled. Without script it does not exist. */
export function ScrollToTop() {
  return (
    <button className="to-top" type="button" hidden>
      <Icon name="arrow-up" />
      <span className="vh">{useWords().navigation.top}</span>
    </button>
  );
}
