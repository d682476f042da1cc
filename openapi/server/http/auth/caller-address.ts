import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name the network: one customer has all the addresses below them. */
const networkGroups = 4;

/**
 * The address that attempts of a caller are counted by: an IPv4 address as it is, of an IPv6 address the /64 network.
 * An IPv4 address that is written as IPv6, or with a port as some proxies do, is the IPv4 address.
 * @param ip undefined once the caller has closed the connection (`request.ip`, although its type says otherwise): then ""
 */
export function callerAddress(ip: string | undefined): string {
  const address = withoutPort((ip ?? '').trim());
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, networkGroups).join(':')}::/64`;
}

const withoutPort = (text: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;

/** The eight groups of an IPv6 address in hexadecimal, without leading zeros. */
function groupsOf(address: string): string[] {
  const [unscoped = ''] = address.split('%');
  const canonical = new URL(`http://[${unscoped}]`).hostname.slice(1, -1);
  const [start = [], end = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
