import { BlockList, isIP } from 'node:net';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8, 'ipv4');
thisMachine.addAddress('::1', 'ipv6');

const isThisMachine = (address: string): boolean =>
  isIP(address) !== 0 && thisMachine.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Whether a hop's forwarded headers count; hop 0 is the one that is connected to the backend. */
export type TrustsHop = (address: string, hop: number) => boolean;

/**
 * What fastify takes as `trustProxy`. Addresses and networks are its own to compare. A mere number says nothing about who
 * is connected, so fastify trusts no one by it: here it counts when the connection comes from this machine, where the
 * backend listens.
 * @param proxies how many there are, or their addresses and networks
 */
export function trustProxy(proxies: number | string[]): string[] | TrustsHop | false {
  if (typeof proxies !== 'number') return proxies;
  return proxies > 0 && ((address, hop) => hop < proxies && (hop > 0 || isThisMachine(address)));
}
