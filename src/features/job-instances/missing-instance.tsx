import { useMissingReason } from '@/data/sync/use-missing-reason';
import { missingText } from '@/i18n/missing-text';
import { INSTANCES_PATH } from '@/domain/addresses/paths';
import { CloudOff, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/i18n/problem-text';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PageHead } from '@/ui/layout/page-head';
import { Stack } from '@/ui/layout/stack';
import { useInstanceCrumbs } from './use-instance-crumbs';
import type { Lookup } from '@/data/queries/use-lookup';

interface MissingInstanceProps {
  /** The code in the URL. */
  code: string;
  lookup: Lookup;
  onRetry: () => void;
}

/** Shown when an instance is not in the cache: loading, offline, failed, or not found. */
export function MissingInstance(props: MissingInstanceProps) {
  const crumbs = useInstanceCrumbs(props.code);
  return (
    <>
      <PageHead title={props.code} crumbs={crumbs} />
      <MissingBody {...props} />
    </>
  );
}

function MissingBody({ code, lookup, onRetry }: MissingInstanceProps) {
  const { t } = useTranslation('job-instances');
  const reason = useMissingReason();
  switch (lookup.state) {
    case 'gone':
      return (
        <EmptyState
          icon={SearchX}
          title={t('missing.title', { code })}
          text={t('missing.text')}
          action={<LinkButton to={INSTANCES_PATH}>{t('missing.back')}</LinkButton>}
        />
      );
    case 'offline':
      return <EmptyState icon={CloudOff} title={t('missing.device', { code })} text={missingText(reason)} />;
    case 'failed':
      return <ErrorState title={t('missing.failed', { code })} text={problemText(lookup.problem)} onRetry={onRetry} />;
    case 'requesting':
    case 'found':
      return (
        <Stack gap={4}>
          <span className="visually-hidden">{t('loading')}</span>
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </Stack>
      );
  }
}
