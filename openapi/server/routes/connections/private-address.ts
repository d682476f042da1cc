import { BlockList, isIP } from 'node:net';
import { violation, type Violation } from '../../http/problem';
import type { Call } from '../../http/call';

const privateAddress = 'This address is in a private network.';

/**
 * Loopback, private, link-local and other addresses that are not public, and IPv6 addresses that contain an IPv4
 * address.
 */
const networks = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  networks.addSubnet(address, bits, 'ipv4');
}
for (const [address, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  networks.addSubnet(address, bits, 'ipv6');
}

const localName = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home\.arpa)$/;
const localNames = new Set(['ip6-localhost', 'ip6-loopback', 'broadcasthost']);

/**
 * Whether a web address or host name leads to this machine or into a private network. `URL` turns every spelling of an
 * IPv4 address (decimal, octal, hexadecimal, shortened, with full-width digits) into the usual spelling.
 */
export function isPrivate(address: string): boolean {
  const text = address.includes('://') ? address.trim() : `https://${address.trim()}`;
  if (!URL.canParse(text)) return false;
  const host = new URL(text).hostname
    .toLowerCase()
    .replace(/\.+$/, '')
    .replace(/^\[|\]$/g, '');
  const kind = isIP(host);
  if (kind === 0) return localName.test(host) || localNames.has(host);
  return networks.check(host, kind === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Violations of the fields whose address is in a private network. If the backend called such an address, strangers
 * could reach that network through the backend. Host names are not resolved here, so a name may still lead to a private
 * address.
 */
export function privateAddressViolations(call: Call, names: readonly string[]): Violation[] {
  if (call.allowPrivateAddresses) return [];
  return names
    .filter((name) => isPrivate(String(call.body[name] ?? '')))
    .map((name) => violation(name, privateAddress));
}
