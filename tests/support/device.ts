import { vi } from 'vitest';

/**
 * Time zones with offsets of whole, half and three-quarter hours. The last one is 14 hours ahead of UTC. Two have
 * daylight saving time, which begins and ends at night.
 */
export const ZONES = ['UTC', 'Europe/Paris', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
const HOUR = 3_600_000;
/** How far a device's clock is ahead of the server's, milliseconds. */
export const SKEWS = [0, 26 * HOUR, -26 * HOUR];

/** Every zone with every skew. */
export const DEVICES = ZONES.flatMap((zone) => SKEWS.map((skew) => [zone, skew / HOUR, skew] as const));

/** Local storage in memory. */
export class MemoryStorage {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

/**
 * Simulates a device in a time zone, with a clock that is `skew` milliseconds ahead of the server's clock. Timers stay
 * real.
 */
export function useDevice(zone: string, serverMs: number, skew: number): void {
  process.env['TZ'] = zone;
  vi.useFakeTimers({ toFake: ['Date'], now: serverMs + skew });
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { origin: 'https://console.test' });
}

export function restoreDevice(): void {
  delete process.env['TZ'];
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** A token as the backend issues it at `issuedMs`, by the server's clock, for `seconds` seconds. */
export function tokenOf(issuedMs: number, seconds: number): string {
  const iat = Math.floor(issuedMs / 1000);
  const payload = { id: 7, username: 'a@b.test', roles: ['ROLE_USER'], company: 'acme', iat, exp: iat + seconds };
  return `h.${btoa(JSON.stringify(payload))}.s`;
}
