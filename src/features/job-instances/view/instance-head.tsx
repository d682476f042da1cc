import { instanceEditPath, INSTANCES_PATH } from '@/domain/paths';
import { Pencil, SlidersHorizontal, Trash2 } from 'lucide-react';
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
import { LaunchButton } from './launch-button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commands } from '@/data/commands';
import { useOnline } from '@/data/sync/use-sync';
import { problemText } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';
import { useConfirm } from '@/ui/overlay/use-confirm';

interface InstanceHeadProps {
  row: InstanceRow;
  busy: boolean;
  onLaunch: (delta: boolean | null) => Promise<void>;
}

/** Title, job, times and actions of an instance. */
export function InstanceHead({ row, busy, onLaunch }: InstanceHeadProps) {
  const { t } = useTranslation('job-instances');
  const { superAdmin, operate } = usePermissions();
  const jobName = useJobName();
  const crumbs = useInstanceCrumbs(row.code);
  const label = visible(row.label) ?? row.code;
  return (
    <PageHead
      title={label}
      windowTitle={t('view.title', { label })}
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

/** Deletes an instance after a confirmation and goes back to the list. Super administrator only. */
function DeleteButton({ code, label }: { code: string; label: string }) {
  const { t } = useTranslation('job-instances');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    if (!(await confirm({ title: t('delete.title'), text: t('delete.text', { label }), danger: true }))) return;
    setBusy(true);
    const outcome = await commands.deleteInstance(code);
    setBusy(false);
    if (!outcome.ok) {
      // Without an answer, the toast asks the person to check whether the instance still exists.
      toast.error(outcome.problem.kind === 'http' ? problemText(outcome.problem) : t('delete.unclear'));
      return;
    }
    toast.success(t('delete.done'));
    await navigate(INSTANCES_PATH, { replace: true });
  };
  return (
    <Button
      icon={Trash2}
      busy={busy}
      disabled={!online}
      title={online ? undefined : t('error.offline', { ns: 'common' })}
      onClick={() => void remove()}
    >
      {t('action.delete', { ns: 'common' })}
    </Button>
  );
}
