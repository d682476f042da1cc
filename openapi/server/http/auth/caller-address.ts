import { isIPv6 } from 'node:net';

/** The number of groups of an IPv6 address that identify the network. One customer usually has the whole network. */
const networkGroups = 4;

/**
 * The key by which attempts of a caller are counted: the IPv4 address, or the /64 network of an IPv6 address. An IPv4
 * address in IPv6 notation or with a port, as some proxies send it, becomes the plain IPv4 address.
 * @param ip `request.ip`. Despite its type it is undefined after the caller has closed the connection; the key is then
 * ""
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
