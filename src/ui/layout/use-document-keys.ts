import { useEffect, useEffectEvent } from 'react';

/** Calls the newest `onPress` for every key that is pressed on the page, while `isOn` is true. */
export function useDocumentKeys(onPress: (event: KeyboardEvent) => void, isOn = true): void {
  const callNewest = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => callNewest(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
