import { CloudOff, FilterX, Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';

interface InstanceListEmptyProps {
  /** The list was never read completely and cannot be read now. */
  unknown: boolean;
  onClearFilters: (() => void) | undefined;
  onFirstPage: (() => void) | undefined;
}

/** Why the list is empty, with one action. */
export function InstanceListEmpty({ unknown, onClearFilters, onFirstPage }: InstanceListEmptyProps) {
  const { t } = useTranslation('job-instances');
  if (unknown) return <EmptyState icon={CloudOff} title={t('empty.unknown')} text={t('empty.unknownText')} />;
  if (onFirstPage !== undefined) {
    return (
      <EmptyState
        icon={Workflow}
        title={t('empty.page')}
        action={<Button onClick={onFirstPage}>{t('pager.first', { ns: 'common' })}</Button>}
      />
    );
  }
  if (onClearFilters === undefined) return <EmptyState icon={Workflow} title={t('empty.none')} />;
  return (
    <EmptyState
      icon={FilterX}
      title={t('empty.filtered')}
      action={<Button onClick={onClearFilters}>{t('action.clearFilters', { ns: 'common' })}</Button>}
    />
  );
}
