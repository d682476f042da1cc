import { useTranslation } from 'react-i18next';
import { WEIGHTS } from '@/domain/check/finding';
import { formatDateTime } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { useNameTexts } from '@/shared/names/use-name-texts';
import type { Check } from './use-check';

/** The words about a whole check. */
export interface CheckTexts {
  /** "3 wrong, 1 to know" */
  title: string;
  /** What was checked, when, and how old the names are. */
  facts: string;
  /** What a check does not cover. */
  notChecked: string;
}

/** The words about a check in the current language. */
export function useCheckTexts({ result, reading, checkedAt, isBusy, isDraft }: Check): CheckTexts {
  const { t } = useTranslation('check');
  const format = useFormat();
  const names = useNameTexts();
  const { findings, fields, connections, schedules, patterns } = result;
  const { checked, unchecked, readAt } = result.names;
  const counts = WEIGHTS.flatMap((weight) => {
    const count = findings.filter((each) => each.weight === weight).length;
    return count === 0 ? [] : t(`count.${weight}`, { count });
  });
  const parts = [
    t('facts.fields', { count: fields }),
    ...(checked === 0 ? [] : [t('facts.names', { count: checked })]),
    ...(connections === 0 ? [] : [t('facts.connections', { count: connections })]),
    ...(schedules === 0 ? [] : [t('facts.schedules', { count: schedules })]),
  ].join(', ');
  return { title: titleText(), facts: factsText(), notChecked: notCheckedText() };

  function titleText(): string {
    if (isBusy) return findings.length === 0 ? t('checking') : t('soFar', { count: findings.length });
    if (counts.length > 0) return counts.join(', ');
    return t(unchecked > 0 ? 'nothingSoFar' : 'nothing');
  }

  function factsText(): string {
    if (reading !== null) return t('readingNames', reading);
    if (checkedAt === null) return '\u00a0';
    const time = formatDateTime(new Date(checkedAt));
    return [
      t(isDraft ? 'facts.draft' : 'facts.server', { time, parts }),
      readAt !== null && t('facts.age', { age: names.age(readAt) }),
      unchecked > 0 && t('facts.unread', { count: unchecked }),
    ]
      .filter(Boolean)
      .join(' ');
  }

  function notCheckedText(): string {
    const not = [
      ...(patterns === 0 ? [] : [t('not.patterns', { count: patterns })]),
      t('not.secrets'),
      t('not.answers'),
    ];
    return t('not.title', { parts: format.list(not) });
  }
}
