import { isIP } from 'node:net';

/** The trusted proxies in front of the backend: their number, or their addresses and networks. */
export type TrustedProxies = number | string[];

/** Fastify's names for the networks of one machine, one link and one site. */
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** The maximum number of proxies. */
const mostProxies = 10;

/**
 * Reads the number of proxies, or their addresses and networks (CIDR), separated by commas.
 * @returns null for any other text, and for a network that contains every address
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text.trim())) return Number(text) <= mostProxies ? Number(text) : null;
  const networks = text.split(',').map((each) => each.trim());
  return networks.every(isNetwork) ? networks : null;
}

function isNetwork(text: string): boolean {
  if (namedNetworks.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d+$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128);
}
