import { useSiteData } from '../../site-data.ts';

/** A sun of clear air above layers of fog, in a frame of 32 by 32. */
export const SIGN =
  'M16 1a15 15 0 0 1 14.6 11.5H1.4A15 15 0 0 1 16 1zM1 14.4h30q.1 2-.2 3.6H1.2Q.9 16.4 1 14.4zM2.1 20.5h27.8l-.9 2.2H3zM5 25.7h22l-1.4 1.4H6.4zM10 30h12v.9H10z';

/** The sign and the name. */
export function Brand() {
  const { brand } = useSiteData().site.company;
  return (
    <>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path fill="currentColor" d={SIGN} />
      </svg>
      <span className="brand__name">{brand}</span>
    </>
  );
}
