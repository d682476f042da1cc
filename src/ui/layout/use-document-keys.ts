import { useEffect, useEffectEvent } from 'react';

/** Calls the newest `press` for every key that is pressed on the page, while `isOn`. */
export function useDocumentKeys(press: (event: KeyboardEvent) => void, isOn = true): void {
  const newest = useEffectEvent(press);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent): void => newest(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
