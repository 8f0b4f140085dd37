import { useSiteData } from '../../site-data.ts';
import { PhoneButton } from '../phone/phone.tsx';

/** «Sofort anrufen» at the lower right, wherever it covers neither a form nor the buttons of a first screen. */
export function FloatingCall() {
  if (!useSiteData().site.floatingCall) return null;
  return (
    <aside className="float" aria-label="Sofort anrufen">
      <PhoneButton label="Sofort anrufen" />
    </aside>
  );
}
