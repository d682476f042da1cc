import { useMemo } from 'react';
import type { Language } from '../languages';
import { useLanguage } from '../use-language';
import { formatDateTime, type Moment } from './date';
import { formatDuration } from './duration';
import { formatRelative } from './relative';

/** The formatters in one language. Dates read DD/MM/YYYY HH:mm:ss in both. */
export interface Formatters {
  dateTime: (moment: Moment | null | undefined) => string;
  /** Both in milliseconds since the epoch. */
  relative: (moment: number, now: number) => string;
  /** Milliseconds. */
  duration: (milliseconds: number) => string;
  number: (value: number) => string;
  /** "a, b and c" */
  list: (items: readonly string[]) => string;
}

export function formattersOf(language: Language): Formatters {
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    dateTime: formatDateTime,
    relative: (moment, now) => formatRelative(moment, now, language),
    duration: (milliseconds) => formatDuration(milliseconds, language),
    number: (value) => numbers.format(value),
    list: (items) => lists.format(items),
  };
}

/** The formatters in the language on screen; the same object until the language changes. */
export function useFormat(): Formatters {
  const language = useLanguage();
  return useMemo(() => formattersOf(language), [language]);
}
