import { useEffect, useState } from 'react';
import { firstDataReady } from './first-screen';

/** Whether the first data is on the screen, so that what comes later may load. */
export function useFirstDataReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => void firstDataReady().then(() => setReady(true)), []);
  return isReady;
}
