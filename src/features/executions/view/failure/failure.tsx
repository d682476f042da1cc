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
  /** How many steps a run of this kind has; null if unknown. */
  stepCount: number | null;
}

/** Explains why an execution failed, since when its integration has been failing, and what to do. */
export function Failure({ row, steps, stepCount }: FailureProps) {
  const { t } = useTranslation('run');
  const { text, original } = useReasonText()(row.errorMessage ?? t('failed.noReason'));
  const failure = useFailure(row, steps, stepCount);
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
      <span>{text()}</span>
    </>
  );

  function text(): string {
    if (step == null) return t('failed.title');
    const { number, count } = step;
    const name = stepText(step.name);
    return count === null ? t('failed.atStep', { number, name }) : t('failed.atStepOf', { number, count, name });
  }
}
