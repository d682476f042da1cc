import { BlockList, isIP } from 'node:net';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4');
thisMachine.addAddress('::1', 'ipv6');

const isThisMachine = (address: string): boolean =>
  isIP(address) !== 0 && thisMachine.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Whether the forwarded headers of a hop are trusted. Hop 0 is the host that is connected to the backend. */
export type TrustsHop = (address: string, hop: number) => boolean;

/**
 * The value for Fastify's `trustProxy`. Fastify compares addresses and networks itself. If `proxies` is a number, it
 * does not say which host may connect. So it is used only for connections from this machine.
 * @param proxies the number of proxies, or their addresses and networks
 */
export function trustProxy(proxies: number | string[]): string[] | TrustsHop | false {
  if (typeof proxies !== 'number') return proxies;
  return proxies > 0 && ((address, hop) => hop < proxies && (hop > 0 || isThisMachine(address)));
}
