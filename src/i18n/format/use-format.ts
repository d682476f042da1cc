import type { Language } from '../languages';
import { i18n } from '../start-i18n';
import { currentLanguage, useLanguage } from '../use-language';
import { formatDateTime, type Moment } from './date';
import { formatDuration, formatRelative, formatRounded } from './duration';
import { formatNumber } from './number';

/** The formatters of one language. Dates are DD/MM/YYYY HH:mm:ss in both languages. */
export interface Formatters {
  dateTime: (moment: Moment | null | undefined) => string;
  /** How long ago or ahead a moment is; both times in milliseconds since the epoch. */
  relative: (moment: number, now: number) => string;
  /** A duration in its two largest units, from milliseconds: "2 min 05 s". */
  duration: (milliseconds: number) => string;
  /** A rounded duration, from milliseconds: "1 h 19 min", "19 h". */
  rounded: (milliseconds: number) => string;
  number: (value: number) => string;
  /** "a, b and c" */
  list: (items: readonly string[]) => string;
}

function formattersOf(language: Language): Formatters {
  const t = i18n.getFixedT(language, 'common');
  let lists: Intl.ListFormat | undefined;
  return {
    dateTime: formatDateTime,
    relative: (moment, now) => formatRelative(moment, now, t),
    duration: (milliseconds) => formatDuration(milliseconds, t),
    rounded: (milliseconds) => formatRounded(milliseconds, t),
    number: (value) => formatNumber(value, language),
    list: (items) => (lists ??= new Intl.ListFormat(language, { type: 'conjunction' })).format(items),
  };
}

const known = new Map<Language, Formatters>();

/** The formatters of a language, cached because the browser's formatters are expensive to create. */
export function formattersIn(language: Language): Formatters {
  const formatters = known.get(language) ?? formattersOf(language);
  known.set(language, formatters);
  return formatters;
}

/** The formatters of the current language. The object is stable until the language changes. */
export function useFormat(): Formatters {
  return formattersIn(useLanguage());
}

/** The formatters of the current language, for messages that do not follow a later change of the language. */
export function currentFormat(): Formatters {
  return formattersIn(currentLanguage());
}
