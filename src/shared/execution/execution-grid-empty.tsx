import { CloudOff, FilterX, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExecutionPage } from '@/data/queries/executions/use-execution-page';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';

interface ExecutionGridEmptyProps {
  /** Source of the list; undefined while loading. */
  source: ExecutionPage['source'] | undefined;
  onClearFilters: (() => void) | undefined;
  /** Only on a later page, which may have become empty. */
  onFirstPage: (() => void) | undefined;
}

/** Why a list of executions is empty, with one action. */
export function ExecutionGridEmpty({ source, onClearFilters, onFirstPage }: ExecutionGridEmptyProps) {
  const { t } = useTranslation('executions');
  if (source === 'missing' || source === 'unsupported') {
    const reason = source === 'missing' ? 'empty.missingText' : 'grid.source.unsupported';
    return <EmptyState icon={CloudOff} title={t('empty.missing')} text={t(reason)} />;
  }
  if (onFirstPage !== undefined) {
    return (
      <EmptyState
        icon={History}
        title={t('empty.page')}
        action={<Button onClick={onFirstPage}>{t('pager.first', { ns: 'common' })}</Button>}
      />
    );
  }
  if (onClearFilters === undefined) return <EmptyState icon={History} title={t('empty.none')} />;
  return (
    <EmptyState
      icon={FilterX}
      title={t('empty.filtered')}
      action={<Button onClick={onClearFilters}>{t('action.clearFilters', { ns: 'common' })}</Button>}
    />
  );
}
