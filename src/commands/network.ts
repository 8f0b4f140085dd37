import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** True for the two that mean all addresses of a machine: of IPv4, and of both kinds. */
export const isEverywhere = (bound: string): boolean => bound === '0.0.0.0' || bound === '::';

/**
 * Addresses at which others reach a server that listens everywhere, those of IPv4 first. What is good on one cable only is
 * left out, because no browser takes it.
 */
export function networkAddresses(bound: string, interfaces: Interfaces): readonly string[] {
  const found = Object.values(interfaces).flatMap((each) => each ?? []);
  const outside = found.filter(({ internal, address }) => !internal && !/^fe80:/i.test(address));
  const of = (kind: 'IPv4' | 'IPv6') => outside.filter(({ family }) => family === kind).map(({ address }) => address);
  return bound === '::' ? [...of('IPv4'), ...of('IPv6')] : of('IPv4');
}
