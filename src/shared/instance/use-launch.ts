import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { launchPorts } from '@/data/launch/launch-ports';
import { isResultPending, launchNotice, type LaunchNotice } from '@/data/launch/launch-state';
import { useLaunchedExecutions } from '@/data/launch/launched-executions';
import { Launcher } from '@/data/launch/launcher';
import { usePermissions } from '@/data/session/use-session';
import { databases, reportStorageFailure } from '@/data/sync/databases';
import { useOnline } from '@/data/sync/use-sync';
import { executionPath } from '@/domain/addresses/paths';
import { problemText } from '@/i18n/problem-text';
import { toast } from '@/ui/overlay/toast';

/** Launches a job instance through `Launcher`, and finds the executions that result from the launch. */
export function useLaunch(code: string): {
  /** True while a launch is pending or its result is being looked up. Another launch is then not possible. */
  busy: boolean;
  notice: LaunchNotice | null;
  /** The executions of the newest launch, as soon as they are in the cache. */
  launched: readonly number[];
  launch: (delta: boolean | null) => Promise<void>;
} {
  const { t } = useTranslation('launch');
  const navigate = useNavigate();
  const launcher = useMemo(() => new Launcher(launchPorts, code), [code]);
  const { busy, last } = useSyncExternalStore(launcher.subscribe, launcher.snapshot);
  const appeared = useLaunchedExecutions(last?.trace ?? null);
  const notice = launchNotice(last, appeared);

  useEffect(() => {
    launcher.resume();
    return () => launcher.close();
  }, [launcher]);

  const showAccepted = (id: number | null): void => {
    const open = id !== null && {
      action: { label: t('run', { id }), onClick: () => void navigate(executionPath(id)) },
    };
    toast.success(t('done'), { about: `launch ${code}`, ...open });
  };
  // After a response without the id of the execution, the toast gets its link once the execution is in the cache.
  const [lacksId, setLacksId] = useState(false);
  const addLink = useEffectEvent(showAccepted);
  const [first] = appeared.ours;
  useEffect(() => {
    if (lacksId && first !== undefined) addLink(first);
  }, [lacksId, first]);

  const launch = async (delta: boolean | null): Promise<void> => {
    const open = databases();
    const launched = await launcher.launch(delta).catch((error: unknown) => {
      if (!reportStorageFailure(error, open)) throw error;
      toast.error(t('notSent'));
    });
    if (launched === undefined) return;
    if (launched === null) {
      if (isResultPending(launcher.snapshot().last)) toast.warning(t('looking'));
      return;
    }
    const { outcome, result } = launched;
    if (outcome.ok) {
      showAccepted(outcome.value.executionId);
      setLacksId(outcome.value.executionId === null);
    } else if (result === 'refused') toast.error(problemText(outcome.problem));
    else toast.warning(t('unclear'));
  };
  return { busy: busy || isResultPending(last), notice, launched: appeared.ours, launch };
}

/** Why the person may not launch the integration, online or offline; null if a launch is permitted. */
export function useLaunchRefusal(enabled: boolean): string | null {
  const { t } = useTranslation('launch');
  const { operate } = usePermissions();
  if (!operate) return t('notAllowed');
  return enabled ? null : t('notEnabled');
}

/** Why a launch is not possible now; null when it is possible. */
export function useLaunchObstacle(enabled: boolean): string | null {
  const { t } = useTranslation('launch');
  const online = useOnline();
  return useLaunchRefusal(enabled) ?? (online ? null : t('offline'));
}
