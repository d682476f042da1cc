import { useCallback, useState } from 'react';
import { readRemembered, remember, rememberedNames } from './user-storage';

/**
 * The integrations that the person permits to process nothing. The value for each code is the id of the newest run with
 * items when the person gave the permission, or 0 if none was known. A newer run with items ends the permission.
 */
export type NormalSilences = ReadonlyMap<string, number>;

const PREFIX = 'normal-silence/';

const read = (): NormalSilences =>
  new Map(rememberedNames(PREFIX).map((name) => [name.slice(PREFIX.length), Number(readRemembered(name))]));

/** The normal silences, stored on this device for the signed-in person, and a function to change them. */
export function useNormalSilences(): {
  normal: NormalSilences;
  /**
   * @param lastIdWithItems the id of the newest run that processed items, 0 if none is known; null withdraws the
   * permission
   */
  setNormal: (code: string, lastIdWithItems: number | null) => void;
} {
  const [normal, setSilences] = useState(read);
  const setNormal = useCallback((code: string, lastIdWithItems: number | null): void => {
    remember(PREFIX + code, lastIdWithItems === null ? null : String(lastIdWithItems));
    setSilences(read());
  }, []);
  return { normal, setNormal };
}
