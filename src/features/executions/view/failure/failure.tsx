import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { useReasonText } from '@/i18n/reason/use-reason-text';
import { LaunchNoticeBanner } from '@/shared/instance/launch-notice-banner';
import { useLaunch } from '@/shared/instance/use-launch';
import { stepText } from '@/shared/runs/run-names';
import { FailureFacts } from './failure-facts';
import { FailureFrame } from './failure-frame';
import { useFailure, type FailedStep } from './use-failure';
import { FailureActions } from './advice/failure-actions';

interface FailureProps {
  row: ExecutionRow;
  /** Undefined while this device does not have the steps. */
  steps: readonly StepRow[] | undefined;
}

/** Explains why an execution failed, since when its integration has been failing, and what to do. */
export function Failure({ row, steps }: FailureProps) {
  const { t } = useTranslation('run');
  const { text, original } = useReasonText()(row.errorMessage ?? t('failed.noReason'));
  const failure = useFailure(row, steps);
  const { busy, notice, launch } = useLaunch(row.instanceCode ?? '');
  return (
    <>
      {notice !== null && <LaunchNoticeBanner notice={notice} />}
      <FailureFrame
        message={text}
        original={original ?? undefined}
        kicker={<Kicker step={failure.failedStep} />}
        facts={<FailureFacts failure={failure} />}
        actions={<FailureActions failure={failure} busy={busy} onLaunch={launch} />}
      />
    </>
  );
}

function Kicker({ step }: { step: FailedStep | null | undefined }) {
  const { t } = useTranslation('run');
  return (
    <>
      <CircleAlert size={16} aria-hidden />
      <span>
        {step == null
          ? t('failed.title')
          : t('failed.atStep', { number: step.number, count: step.count, name: stepText(step.name) })}
      </span>
    </>
  );
}
