import { useCallback, useState } from 'react';
import { readRemembered, remember, rememberedNames } from './user-storage';

/**
 * The integrations whose runs without items the person has called normal. The value by code is the newest run with
 * items at that time, or 0; the silence stays normal until a newer run processes items.
 */
export type NormalSilences = ReadonlyMap<string, number>;

const PREFIX = 'normal-silence/';

const read = (): NormalSilences =>
  new Map(rememberedNames(PREFIX).map((name) => [name.slice(PREFIX.length), Number(readRemembered(name))]));

/** The normal silences of the signed-in person, remembered on this device, and a function to change them. */
export function useNormalSilences(): {
  normal: NormalSilences;
  /** @param lastWithItems the newest run that processed items, 0 if none is known; null if the silence is not normal */
  setNormal: (code: string, lastWithItems: number | null) => void;
} {
  const [normal, setSilences] = useState(read);
  const setNormal = useCallback((code: string, lastWithItems: number | null): void => {
    remember(PREFIX + code, lastWithItems === null ? null : String(lastWithItems));
    setSilences(read());
  }, []);
  return { normal, setNormal };
}
