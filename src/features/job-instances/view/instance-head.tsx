import { MAX_RUNS, MIN_RUNS } from '@/domain/runs/figures/usual-duration';
import { companyNameOf } from '@/domain/company';
import { executionPath, instanceEditPath, INSTANCES_PATH } from '@/domain/addresses/paths';
import { CircleAlert, ListChecks, PackageX, PauseCircle, Pencil, SlidersHorizontal, Trash2, Play } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import type { InstanceRow } from '@/domain/instance';
import { givesReason, isInDoubt, type ApiProblem } from '@/domain/problem';
import { tooltip } from '@/ui/overlay/tooltip';
import { LinkButton } from '@/ui/button/link-button';
import { Badge } from '@/ui/feedback/badge';
import { PageActions } from '@/ui/layout/page-actions';
import { PageHead } from '@/ui/layout/page-head';
import { visible } from '@/lib/text/visible-text';
import { useInstanceCrumbs } from '../use-instance-crumbs';
import type { InstanceState } from './use-instance-state';
import { useState, type Ref } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { commands } from '@/data/commands';
import { useOnline } from '@/data/sync/use-sync';
import { problemText } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { useLaunchObstacle } from '@/shared/instance/use-launch';
import { SplitButton } from '@/ui/button/split-button';
import { emptyStreak } from '@/domain/runs/figures/item-shortfall';
import { isPending } from '@/domain/execution-status';
import { streakTypes } from '@/domain/runs/health/failure-streak';
import { outcomeOf } from '@/domain/runs/health/outcome';
import { useFormat } from '@/i18n/format/use-format';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { StopButton } from '@/shared/execution/stop-button';
import { LazyWatchButton } from '@/shared/watch/lazy-watch-button';
import { LazyMoreActions } from './lazy-more-actions';
import { FailingSince } from '@/shared/runs/failing-since';
import { Reason } from '@/ui/text/reason';
import styles from './view.module.css';

interface InstanceHeadProps {
  row: InstanceRow;
  state: InstanceState;
  busy: boolean;
  onLaunch: (delta: boolean | null) => Promise<void>;
  /** True if a person has opened the result of a check. */
  isCheckOpen: boolean;
  /** Receives the button that opens and closes the result of a check. */
  checkButton: Ref<HTMLButtonElement>;
  /** Opens or closes the result of a check. */
  onToggleCheck: () => void;
}

/** Title, company and actions of an instance. */
export function InstanceHead({
  row,
  state,
  busy,
  onLaunch,
  isCheckOpen,
  checkButton,
  onToggleCheck,
}: InstanceHeadProps) {
  const { t } = useTranslation('job-instances');
  const { superAdmin, operate } = usePermissions();
  const crumbs = useInstanceCrumbs(row.code);
  const label = visible(row.label) ?? row.code;
  const running = state.runs.find(({ status }) => isPending(status));
  return (
    <PageHead
      title={label}
      windowTitle={t('view.title', { label })}
      crumbs={crumbs}
      badge={
        <>
          {!row.enabled && (
            <Badge tone="neutral" icon={PauseCircle}>
              {t('disabled')}
            </Badge>
          )}
          {state.streak.count > 0 && <Streak state={state} />}
          {state.health.state === 'silent' && <SilentBadge state={state} />}
        </>
      }
      facts={[superAdmin && companyNameOf(row)]}
      actions={
        <PageActions primary={<LaunchButton enabled={row.enabled} busy={busy} onLaunch={onLaunch} />}>
          {/* Stop comes first, so that the other buttons keep their places when Stop appears and disappears. */}
          {operate && running !== undefined && <StopButton key={running.id} row={running} label={label} />}
          <LazyWatchButton target={{ instance: row.code }} />
          <Button
            ref={checkButton}
            icon={ListChecks}
            hint={t('check.hint')}
            aria-expanded={isCheckOpen}
            aria-keyshortcuts="v"
            className={styles.check}
            data-check
            onClick={onToggleCheck}
          >
            {t('check.action')}
          </Button>
          <LinkButton to={instanceEditPath(row.code)} icon={operate ? Pencil : SlidersHorizontal}>
            {operate ? t('action.edit', { ns: 'common' }) : t('view.configuration')}
          </LinkButton>
          {superAdmin && <DeleteButton code={row.code} label={label} />}
          <LazyMoreActions row={row} />
        </PageActions>
      }
    />
  );
}

/**
 * "3 failed in a row since 25/11/2026 04:30:04, 2 delta and 1 full": the failures since the last success. Also says why
 * the newest failed run failed, with a link to its page, which says what to do. The types are left out if all failed
 * runs have the same type.
 */
function Streak({ state: { runs, streak } }: { state: InstanceState }) {
  const { t } = useTranslation('health');
  const format = useFormat();
  const words = useExecutionTexts();
  const { count, mayBeLonger } = streak;
  const failed = runs.find(({ status }) => outcomeOf(status) === 'error');
  const reason = failed?.errorMessage ?? null;
  const types = [...streakTypes(runs, count)].map(([type, number]) =>
    t('streak.type', { number: format.number(number), type: words.types[type].toLowerCase() }),
  );
  return (
    <>
      <Badge tone="error" icon={CircleAlert}>
        {t(mayBeLonger ? 'streak.atLeast' : 'streak.exact', { count, number: format.number(count) })}
      </Badge>
      <span className={styles.quiet}>
        <FailingSince streak={streak} />
        {types.length > 1 && (
          <>
            {', '}
            <span className={styles.types}>{format.list(types)}</span>
          </>
        )}
      </span>
      {reason !== null && <Reason message={reason} className={styles.reasonInHead} />}
      {failed !== undefined && (
        <Link to={executionPath(failed.id)} className={styles.whatToDo}>
          {t('streak.whatToDo')}
        </Link>
      )}
    </>
  );
}

/** "Nothing processed, 4 in a row": the newest run worked, but processed nothing. */
function SilentBadge({ state: { runs, items } }: { state: InstanceState }) {
  const { t } = useTranslation('health');
  const { count } = emptyStreak(runs, 0, items);
  return (
    <span {...tooltip(t('shortfall.rule', { most: MAX_RUNS, least: MIN_RUNS }))}>
      <Badge tone="warning" icon={PackageX}>
        {t('shortfall.badge', { count })}
      </Badge>
    </span>
  );
}

/** Says why an instance was not deleted. After a server error without a reason, adds that the instance still exists. */
function deleteFailure(problem: ApiProblem, t: TFunction<'job-instances'>): string {
  if (problem.kind !== 'http') return t('delete.unclear');
  const reason = problemText(problem);
  return isInDoubt(problem) && !givesReason(problem) ? t('delete.stillThere', { reason }) : reason;
}

/** Deletes an instance after a confirmation, then opens the list. Super administrator only. */
function DeleteButton({ code, label }: { code: string; label: string }) {
  const { t } = useTranslation('job-instances');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    if (
      !(await confirm({
        title: t('delete.title'),
        text: t('delete.text', { label }),
        action: t('delete.confirm'),
        danger: true,
      }))
    )
      return;
    setBusy(true);
    const outcome = await commands.deleteInstance({ code });
    setBusy(false);
    if (!outcome.ok) {
      toast.error(deleteFailure(outcome.problem, t));
      return;
    }
    toast.success(t('delete.done'));
    await navigate(INSTANCES_PATH, { replace: true });
  };
  return (
    <Button
      variant="remove"
      icon={Trash2}
      busy={busy}
      disabledReason={online ? null : t('error.offline', { ns: 'common' })}
      onClick={() => void remove()}
    >
      {t('action.delete', { ns: 'common' })}
    </Button>
  );
}

interface LaunchButtonProps {
  enabled: boolean;
  busy: boolean;
  onLaunch: (delta: boolean | null) => Promise<void>;
}

/**
 * A button that launches a run of the type that the configuration sets. The menu of the button launches a full or a
 * delta run.
 */
function LaunchButton({ enabled, busy, onLaunch }: LaunchButtonProps) {
  const { t } = useTranslation('launch');
  const obstacle = useLaunchObstacle(enabled);
  return (
    <SplitButton
      icon={Play}
      busy={busy}
      disabledReason={obstacle}
      hint={t('hint')}
      menuLabel={t('options')}
      onClick={() => void onLaunch(null)}
      items={[
        { key: 'full', label: t('full'), onSelect: () => void onLaunch(false) },
        { key: 'delta', label: t('delta'), onSelect: () => void onLaunch(true) },
      ]}
    >
      {t('action')}
    </SplitButton>
  );
}
