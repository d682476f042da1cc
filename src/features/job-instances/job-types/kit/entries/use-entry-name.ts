import { useTranslation } from 'react-i18next';
import { readAt } from '@/domain/configuration/text/configuration-text';
import { visible } from '@/lib/text/visible-text';
import type { EntryKind } from './entry-kind';

/** The title of an entry; null if it is empty or has no visible characters. */
export function entryTitle(kind: EntryKind, raw: string): string | null {
  return visible(kind.summary(readAt(raw, [])).title);
}

/**
 * Returns a function that gives the name of an entry: its title. An entry without a title is called "unnamed" if it is
 * blank, otherwise by its kind and number.
 */
export function useEntryName(): (kind: EntryKind, index: number, raw: string) => string {
  const { t } = useTranslation('job-forms');
  return (kind, index, raw) =>
    entryTitle(kind, raw) ??
    (kind.isBlank(readAt(raw, []))
      ? t('entry.unnamed')
      : t('entry.numbered', { name: t(`entry.${kind.name}`), number: index + 1 }));
}
