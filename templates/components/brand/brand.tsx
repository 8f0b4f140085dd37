import { LOGO_PATH } from '../../logo.ts';
import { useSiteData } from '../../site-data.ts';
import './brand.css';

interface BrandProps {
  /** True if the page has drawn the logo before: the drawing is then referenced instead of repeated. */
  readonly isRepeated?: boolean;
}

const ID = 'logo';

/** Logo and brand name. */
export function Brand({ isRepeated = false }: BrandProps) {
  const { brand } = useSiteData().site.company;
  return (
    <>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        {isRepeated ? <use href={`#${ID}`} /> : <path id={ID} fill="currentColor" d={LOGO_PATH} />}
      </svg>
      <span className="brand-name">{brand}</span>
    </>
  );
}
