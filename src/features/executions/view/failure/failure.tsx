import type { TFunction } from 'i18next';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExecutionRow, StepRow } from '@/domain/execution';
import { knownReason, type KnownReason } from '@/domain/runs/health/known-reason';
import { LaunchNoticeBanner } from '@/shared/instance/launch-notice-banner';
import { useLaunch } from '@/shared/instance/use-launch';
import { stepText } from '../../run-names';
import { FailureFacts } from './failure-facts';
import { FailureFrame } from './failure-frame';
import { useFailure, type FailedStep } from './use-failure';
import { FailureActions } from './failure-actions';

interface FailureProps {
  row: ExecutionRow;
  /** Undefined while this device does not have the steps. */
  steps: readonly StepRow[] | undefined;
}

/** Explains why an execution failed, how long it has failed, and what to do. */
export function Failure({ row, steps }: FailureProps) {
  const { t, i18n } = useTranslation('run');
  // The known messages are English.
  const reason = i18n.language === 'en' ? null : knownReason(row.errorMessage ?? '');
  const failure = useFailure(row, steps);
  const { busy, notice, launch } = useLaunch(row.instanceCode ?? '');
  return (
    <>
      {notice !== null && <LaunchNoticeBanner notice={notice} />}
      <FailureFrame
        message={reason === null ? (row.errorMessage ?? t('failed.noReason')) : reasonText(reason, t)}
        original={reason === null ? undefined : (row.errorMessage ?? undefined)}
        kicker={<Kicker step={failure.failedStep} />}
        facts={<FailureFacts failure={failure} />}
        actions={<FailureActions failure={failure} busy={busy} onLaunch={launch} />}
      />
    </>
  );
}

/** A known error message in the language of the reader. */
function reasonText({ kind, values: [first = '', second = ''] }: KnownReason, t: TFunction<'run'>): string {
  return t(`reason.${kind}`, { first, second });
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
