import { useMemo } from 'react';
import { formatDay } from '@/i18n/format/date';
import { useLanguage } from '@/i18n/use-language';

/** Returns a function that gives the name of a day: "Monday 23/11/2026". */
export function useDayNames(): (midnight: number) => string {
  const language = useLanguage();
  return useMemo(() => {
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'long' });
    return (midnight) => `${weekday.format(midnight)} ${formatDay(new Date(midnight))}`;
  }, [language]);
}
