import { LOGO_PATH } from '../../logo-path.ts';
import { useSiteData } from '../../site-data.ts';

interface BrandProps {
  /** True where the page has shown the logo before: it is drawn once, and shown again from there. */
  readonly again?: boolean;
}

const ID = 'logo';

/** The logo and the name. */
export function Brand({ again = false }: BrandProps) {
  const { brand } = useSiteData().site.company;
  return (
    <>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        {again ? <use href={`#${ID}`} /> : <path id={ID} fill="currentColor" d={LOGO_PATH} />}
      </svg>
      <span className="brand-name">{brand}</span>
    </>
  );
}
