/**
 * The address of a host as browsers name it: `https://www.Müller.ch` → `https://www.xn--mller-kva.ch`. People type it as they
 * know it, and policies, answers and canonical addresses are compared letter by letter.
 */
export const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address);
