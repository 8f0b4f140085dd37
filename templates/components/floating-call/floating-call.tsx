import { renderOnce } from '../../../src/template-api.ts';
import { useSiteData } from '../../site-data.ts';
import { PhoneButton } from '../phone/phone.tsx';

/** «Sofort anrufen» at the lower right, while neither the hero nor the form shows the number anyway. */
export const FloatingCall = renderOnce(() => {
  if (!useSiteData().site.floatingCall) return null;
  return (
    <aside className="float" aria-label="Sofort anrufen">
      <PhoneButton label="Sofort anrufen" />
    </aside>
  );
});
