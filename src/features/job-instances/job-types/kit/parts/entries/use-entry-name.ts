import { useTranslation } from 'react-i18next';
import { readAt } from '@/domain/configuration/text/configuration-text';
import type { EntryKind } from '../../entry-kind';

/** What an entry is called in its list: its title, else its place, or that nothing stands in it yet. */
export function useEntryName(): (kind: EntryKind, index: number, raw: string) => string {
  const { t } = useTranslation('job-forms');
  return (kind, index, raw) => {
    const entry = readAt(raw, []);
    const { title } = kind.summary(entry);
    if (title !== '') return title;
    if (kind.isBlank(entry)) return t('entry.unnamed');
    return t('entry.numbered', { name: t(`entry.${kind.name}`), number: index + 1 });
  };
}
