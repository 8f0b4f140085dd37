import { useWords } from '../../site-data.ts';

/** Statement about VAT that must accompany every public price. */
export function Vat() {
  return useWords().prices.vat;
}
