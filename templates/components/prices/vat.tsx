import { useWords } from '../../site-data.ts';

/** The statement that belongs to every price that is shown to the public. */
export function Vat() {
  return useWords().prices.vat;
}
