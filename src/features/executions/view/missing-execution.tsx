import { useMissingReason } from '@/data/sync/use-missing-reason';
import { missingText } from '@/i18n/missing-text';
import { TRACKER_PATH } from '@/domain/addresses/paths';
import { CloudOff, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/i18n/problem-text';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PageHead } from '@/ui/layout/page-head';
import { Stack } from '@/ui/layout/stack';
import { useExecutionCrumbs } from '../use-execution-crumbs';
import type { Lookup } from '@/data/queries/use-lookup';

interface MissingExecutionProps {
  /** The id in the URL. */
  id: string;
  lookup: Lookup;
  onRetry?: () => void;
}

/** Shown if an execution is not in the cache: it is being loaded, cannot be loaded, or does not exist. */
export function MissingExecution({ id, lookup, onRetry }: MissingExecutionProps) {
  const { t } = useTranslation('executions');
  const title = t('view.crumb', { id });
  return (
    <>
      <PageHead title={title} crumbs={useExecutionCrumbs(title)} />
      <MissingBody id={id} lookup={lookup} {...(onRetry && { onRetry })} />
    </>
  );
}

function MissingBody({ id, lookup, onRetry }: MissingExecutionProps) {
  const { t } = useTranslation('executions');
  const reason = useMissingReason();
  switch (lookup.state) {
    case 'gone':
      return (
        <EmptyState
          icon={SearchX}
          title={t('missing.title', { id })}
          text={t('missing.text')}
          action={<LinkButton to={TRACKER_PATH}>{t('missing.back')}</LinkButton>}
        />
      );
    case 'offline':
      return <EmptyState icon={CloudOff} title={t('missing.device', { id })} text={missingText(reason)} />;
    case 'failed':
      return (
        <ErrorState
          title={t('missing.failed', { id })}
          text={problemText(lookup.problem)}
          {...(onRetry && { onRetry })}
        />
      );
    case 'requesting':
    case 'found':
      return (
        <Stack gap={4}>
          <span className="visually-hidden">{t('view.loading')}</span>
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </Stack>
      );
  }
}
