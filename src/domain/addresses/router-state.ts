import { isRecord } from '@/lib/json';

/*
 * What a screen asks of the next screen. The request is in the router state and not in the address, so that a link
 * cannot contain it.
 */

/** Asks the form of an integration to restore a version as a draft. */
export const restoreRequest = (version: number) => ({ restoreVersion: version });

/** The version to restore; null if no screen asks for one. */
export function versionToRestore(state: unknown): number | null {
  const version = isRecord(state) ? state['restoreVersion'] : null;
  return typeof version === 'number' ? version : null;
}

/** Asks the list of integrations to select these codes. */
export const selectRequest = (codes: readonly string[]) => ({ select: codes });

/** The codes to select; empty if no screen asks for any. */
export function codesToSelect(state: unknown): string[] {
  const codes = isRecord(state) ? state['select'] : null;
  return Array.isArray(codes) ? codes.filter((code): code is string => typeof code === 'string') : [];
}
