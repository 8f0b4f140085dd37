import { LOGO_PATH } from '../../logo-path.ts';
import { useSiteData } from '../../site-data.ts';

/** The logo and the name. */
export function Brand() {
  const { brand } = useSiteData().site.company;
  return (
    <>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path fill="currentColor" d={LOGO_PATH} />
      </svg>
      <span className="brand-name">{brand}</span>
    </>
  );
}
