import { instanceEditPath } from '@/domain/paths';
import { Pencil, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { useJobName } from '@/shared/use-job-name';
import type { InstanceRow } from '@/domain/instance';
import { LinkButton } from '@/ui/button/link-button';
import { Badge } from '@/ui/feedback/badge';
import { PageHead } from '@/ui/layout/page-head';
import { ExactTime } from '@/ui/text/relative-time';
import { visible } from '@/lib/text/visible-text';
import { useInstanceCrumbs } from '../use-instance-crumbs';
import { DeleteButton } from './delete-button';
import { LaunchButton } from './launch-button';

interface InstanceHeadProps {
  row: InstanceRow;
  busy: boolean;
  onLaunch: (delta: boolean | null) => Promise<void>;
}

/** Title, job, times, and what can be done with the instance. */
export function InstanceHead({ row, busy, onLaunch }: InstanceHeadProps) {
  const { t } = useTranslation('job-instances');
  const { superAdmin, operate } = usePermissions();
  const jobName = useJobName();
  const crumbs = useInstanceCrumbs(row.code);
  const label = visible(row.label) ?? row.code;
  return (
    <PageHead
      title={t('view.title', { label })}
      crumbs={crumbs}
      badge={!row.enabled && <Badge tone="neutral">{t('disabled')}</Badge>}
      facts={[
        row.jobCode !== null && jobName(row.jobCode),
        superAdmin && (visible(row.companyName) ?? row.companyCode),
        row.createdAt !== null && (
          <>
            {t('created')} <ExactTime moment={row.createdAt} />
          </>
        ),
        row.updatedAt !== null && (
          <>
            {t('updated')} <ExactTime moment={row.updatedAt} />
          </>
        ),
      ]}
      actions={
        <>
          {superAdmin && <DeleteButton code={row.code} label={label} />}
          <LinkButton to={instanceEditPath(row.code)} icon={operate ? Pencil : SlidersHorizontal}>
            {operate ? t('action.edit', { ns: 'common' }) : t('view.configuration')}
          </LinkButton>
          <LaunchButton enabled={row.enabled} busy={busy} onLaunch={onLaunch} />
        </>
      }
    />
  );
}
