import { useState } from 'react';
import { readRemembered, remember } from './user-storage';

/**
 * A switch that is initially off. The state is remembered on this device for the signed-in person.
 * @param name the key of the switch, such as `run-history-table`
 */
export function useRememberedSwitch(name: string): [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(() => readRemembered(name) !== null);
  const choose = (next: boolean): void => {
    remember(name, next ? 'on' : null);
    setOn(next);
  };
  return [isOn, choose];
}
