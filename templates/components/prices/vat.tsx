import { useSiteData } from '../../site-data.ts';

/** The statement that belongs to every price that is shown to the public. */
export function Vat() {
  const { vatRate } = useSiteData().site;
  return <>{`Alle Preise inkl. ${vatRate}\u00a0% MWST.`}</>;
}
