import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Name, NameKind, AcceptedNames } from '@/domain/names/name';
import { nameType } from '@/domain/names/name-type';
import { formatDateTime } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { DAY_MS } from '@/lib/durations';

/** Texts about names in connected systems, such as names of attributes. */
export interface NameTexts {
  /** "Attributes of packshot" */
  kind: (accepted: AcceptedNames) => string;
  /** "unknown attribute" */
  unknown: (kind: NameKind) => string;
  /** "options, many, by channel"; null if nothing is known. */
  typeText: (name: Name) => string | null;
  /** "12 min ago"; the date if the list is at least a day old. */
  age: (readAt: number) => string;
}

/** The texts in the current language. The object is stable until the language changes. */
export function useNameTexts(): NameTexts {
  const { t } = useTranslation('names');
  const format = useFormat();
  return useMemo(
    () => ({
      kind: ({ kind, within }) => t(`kinds.${kind}`, { within }),
      unknown: (kind) => t(`unknown.${kind}`),
      typeText: ({ type, byLocale, byChannel }) => {
        const known = nameType(type);
        const parts = [
          known === null ? type : t(`type.${known}`),
          byLocale === true && t('type.byLocale'),
          byChannel === true && t('type.byChannel'),
        ];
        return parts.filter(Boolean).join(', ') || null;
      },
      age: (readAt) => {
        const now = Date.now();
        return now - readAt < DAY_MS
          ? format.relative(Math.min(readAt, now), now)
          : t('list.readOn', { time: formatDateTime(new Date(readAt)) });
      },
    }),
    [t, format],
  );
}
