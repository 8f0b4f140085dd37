/** The first bytes of an IPv4 address, or the first groups of 16 bits of an IPv6 address: `length` of them. */
export function prefixOf(address: string, length: number): string {
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

/** Some proxies name the port, too, which differs with every connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (address: string) =>
  address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](:\d+)?$/, '$1');
