import { useEffect, useState } from 'react';

/** The start of the present day by the clock of this device, milliseconds since 1970. It changes at midnight. */
export function useToday(): number {
  const [today, setToday] = useState(startOfToday);
  useEffect(() => {
    const tomorrow = new Date(today);
    tomorrow.setDate(tomorrow.getDate() + 1);
    const timer = setTimeout(() => setToday(startOfToday()), tomorrow.getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}

const startOfToday = (): number => new Date().setHours(0, 0, 0, 0);
