import { isIPv6 } from 'node:net';

/** An IPv4-mapped IPv6 address. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network of one subscriber: an IPv4 address itself, or the first 64 bits of an IPv6 address, because the
 * subscriber chooses the other bits at will (RFC 4291).
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped || !isIPv6(bare)) return mapped ?? bare;
  const [head = '', tail] = bare.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const left = groups(head);
  // Only the last two groups may be written as IPv4, and the result does not contain them.
  const right = groups(tail ?? '').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
  const between = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const network = [...left, ...between, ...right]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
