import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EditorSnapshot } from '@/data/drafts/editor-state';
import type { Path } from '@/domain/configuration/schema/path';
import type { ExecutionRow } from '@/domain/execution';
import { executionPath } from '@/domain/addresses/paths';
import { LaunchNoticeBanner } from '@/shared/instance/launch-notice-banner';
import { LaunchedRun } from '@/shared/instance/launched-run';
import { RelaunchButton } from '@/shared/instance/relaunch-button';
import { useLaunch } from '@/shared/instance/use-launch';
import { Banner } from '@/ui/feedback/banner';
import { Reason } from '@/ui/text/reason';
import { LastWorkingValue } from './last-working-value';

interface RepairNoticeProps {
  run: ExecutionRow;
  /** The field for which the form was opened, as a path in the configuration; null if there is none. */
  path: Path | null;
  /** The code of the integration that ran. */
  code: string;
  /** What the form shows. */
  snapshot: Pick<EditorSnapshot, 'value' | 'server' | 'draft'>;
}

/**
 * Shows the error of the failed run for which the form was opened. Relaunch is disabled until the draft is sent,
 * because a new run would not use the draft.
 */
export function RepairNotice({ run, path, code, snapshot }: RepairNoticeProps) {
  const { t } = useTranslation('job-instances');
  const { value, server, draft } = snapshot;
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
            enabled={value?.enabled ?? true}
            obstacle={draft !== null ? t('repair.saveFirst') : null}
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
        {path !== null && server != null && <LastWorkingValue run={run} path={path} server={server} />}
      </Banner>
      {notice !== null && <LaunchNoticeBanner notice={notice} />}
    </>
  );
}
