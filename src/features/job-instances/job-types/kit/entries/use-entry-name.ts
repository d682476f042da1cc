import { useTranslation } from 'react-i18next';
import { readAt } from '@/domain/configuration/text/configuration-text';
import { visible } from '@/lib/text/visible-text';
import type { EntryKind } from '../entry-kind';

/** What an entry calls itself; null when nobody would see that. */
export function entryTitle(kind: EntryKind, raw: string): string | null {
  return visible(kind.summary(readAt(raw, [])).title);
}

/** What an entry is called in its list: its title, else its place, or that nothing stands in it yet. */
export function useEntryName(): (kind: EntryKind, index: number, raw: string) => string {
  const { t } = useTranslation('job-forms');
  return (kind, index, raw) =>
    entryTitle(kind, raw) ??
    (kind.isBlank(readAt(raw, []))
      ? t('entry.unnamed')
      : t('entry.numbered', { name: t(`entry.${kind.name}`), number: index + 1 }));
}
