import { deviceStorage } from './browser-storage';
import { currentSession } from './session-store';
import { userKeyOf } from '@/domain/session-token';
import { personPrefix } from '@/lib/storage-keys';
import { appConfig } from './config';

/** The storage key of a remembered value of the signed-in person; null when signed out. */
export function rememberedKey(name: string): string | null {
  const session = currentSession();
  return session === null ? null : personPrefix(appConfig().backendUrl, userKeyOf(session.user)) + name;
}

/** The value that is remembered for the signed-in person under a name; null when there is none. */
export function readRemembered(name: string): string | null {
  const key = rememberedKey(name);
  return key === null ? null : deviceStorage.get(key);
}

/** Remembers a value for the signed-in person under a name; null removes the value. Does nothing when signed out. */
export function remember(name: string, value: string | null): void {
  const key = rememberedKey(name);
  if (key === null) return;
  if (value === null) deviceStorage.remove(key);
  else deviceStorage.set(key, value);
}

/** The names of the signed-in person's remembered values that begin with `start`. */
export function rememberedNames(start: string): string[] {
  const base = rememberedKey('');
  if (base === null) return [];
  return deviceStorage.keys().flatMap((key) => (key.startsWith(base + start) ? [key.slice(base.length)] : []));
}
