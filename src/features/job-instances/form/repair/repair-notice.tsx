import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExecutionRow } from '@/domain/execution';
import { executionPath } from '@/domain/addresses/paths';
import { LaunchNoticeBanner } from '@/shared/instance/launch-notice-banner';
import { LaunchedRun } from '@/shared/instance/launched-run';
import { RelaunchButton } from '@/shared/instance/relaunch-button';
import { useLaunch } from '@/shared/instance/use-launch';
import { Banner } from '@/ui/feedback/banner';
import { Reason } from '@/ui/text/reason';

interface RepairNoticeProps {
  run: ExecutionRow;
  /** The code of the integration, the same as the run's. */
  code: string;
  enabled: boolean;
  /** There is a draft that is not sent yet, so a new run would not use its changes. */
  hasDraft: boolean;
}

/** Shows the error of the failed run for which the form was opened. Relaunch is disabled until the draft is sent. */
export function RepairNotice({ run, code, enabled, hasDraft }: RepairNoticeProps) {
  const { t } = useTranslation('job-instances');
  const { busy, notice, launched, launch } = useLaunch(code);
  const [relaunched] = notice === null ? launched : [];
  return (
    <>
      <Banner
        kind="warning"
        action={
          <RelaunchButton
            lastType={run.type}
            isFirst={false}
            busy={busy}
            enabled={enabled}
            obstacle={hasDraft ? t('repair.saveFirst') : null}
            onLaunch={launch}
          />
        }
      >
        <Link to={executionPath(run.id)}>{t('repair.run', { id: run.id })}</Link>{' '}
        {run.errorMessage === null ? t('repair.noReason') : <Reason message={run.errorMessage} />}
        {relaunched !== undefined && (
          <>
            {' '}
            <LaunchedRun id={relaunched}>{t('repair.relaunched', { id: relaunched })}</LaunchedRun>
          </>
        )}
      </Banner>
      {notice !== null && <LaunchNoticeBanner notice={notice} />}
    </>
  );
}
