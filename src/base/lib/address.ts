/**
 * Returns the first `length` bytes of an IPv4 address, or the first `length` 16-bit groups of an IPv6 address. With 4, that
 * is an IPv4 address or an IPv6 /64, the smallest block that a home gets (RFC 6177) and within which a machine changes
 * addresses at will. With 3, it is a /24 or a /48, usually the largest block of a single customer.
 */
export function prefixOf(address: string, length: 3 | 4): string {
  const plain = withoutPort(address.toLowerCase()).replace(/%.*$/, '');
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (v4) return v4.split('.').slice(0, length).join('.');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, length);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}

/** Strips the port that some proxies add, which differs per connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (address: string) =>
  address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');
