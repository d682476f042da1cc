import { useCallback, useSyncExternalStore } from 'react';
import { connectionKey, type ConnectionType } from '@/domain/connection';
import { isRecord, parseJson } from '@/lib/json';
import { storageListeners } from '@/lib/storage-listeners';
import { readRemembered, remember, rememberedNames } from './user-storage';

/** The result of the last test of a connection on this device. */
export interface LastConnectionTest {
  /** Milliseconds since 1970, device clock. */
  at: number;
  worked: boolean;
  /** The backend's message about a failure; null if there is no message. */
  reason: string | null;
}

/** Longer messages are cut, because the device's storage is small. */
const MAX_REASON = 500;

const changes = storageListeners();
const storageName = (key: string): string => `connection-test/${key}`;

/**
 * Stores the result of a connection's test on this device, for the signed-in person.
 * @param key the key of the connection's row
 */
export function rememberConnectionTest(key: string, { reason, ...test }: LastConnectionTest): void {
  remember(storageName(key), JSON.stringify({ ...test, reason: reason?.slice(0, MAX_REASON) }));
  changes.notify();
}

/**
 * Forgets the last test of a connection, because its values may have changed.
 * @param key the key of the connection's row
 */
export function forgetConnectionTest(key: string): void {
  remember(storageName(key), null);
  changes.notify();
}

/** Forgets the last tests of all connections of a kind, after an app was authorised again. */
export function forgetConnectionTests(type: ConnectionType): void {
  for (const name of rememberedNames(storageName(connectionKey(type, '')))) remember(name, null);
  changes.notify();
}

/**
 * The last test of a connection on this device; null if it was never tested here.
 * @param key the key of the connection's row
 */
export function useLastConnectionTest(key: string): LastConnectionTest | null {
  const read = useCallback(() => readRemembered(storageName(key)), [key]);
  const text = useSyncExternalStore(changes.subscribe, read);
  const test = text === null ? null : parseJson(text);
  if (!isRecord(test) || typeof test['at'] !== 'number') return null;
  const reason = test['reason'];
  return { at: test['at'], worked: test['worked'] === true, reason: typeof reason === 'string' ? reason : null };
}
