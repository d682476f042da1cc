import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { launchPorts } from '@/data/launch/launch-ports';
import { isLookedFor, launchNotice, type LaunchNotice } from '@/data/launch/launch-state';
import { useLaunchedExecutions } from '@/data/launch/launched-executions';
import { Launcher } from '@/data/launch/launcher';
import { problemText } from '@/i18n/problem-text';
import { toast } from '@/ui/overlay/toast';

/** Sends one request for each launch, never repeats it, and looks for what came of it: the browser may repeat it by itself. */
export function useLaunch(code: string): {
  /** On its way, or looked for: not to be launched again now. */
  busy: boolean;
  notice: LaunchNotice | null;
  launch: (delta: boolean | null) => Promise<void>;
} {
  const { t } = useTranslation('job-instances');
  const launcher = useMemo(() => new Launcher(launchPorts, code), [code]);
  const { busy, last } = useSyncExternalStore(launcher.subscribe, launcher.snapshot);
  const notice = launchNotice(last, useLaunchedExecutions(last?.mark ?? null));

  useEffect(() => {
    launcher.resume();
    return () => launcher.close();
  }, [launcher]);

  const launch = async (delta: boolean | null): Promise<void> => {
    const launched = await launcher.launch(delta);
    if (launched === null) return;
    const { outcome, answer } = launched;
    if (outcome.ok) toast.success(t('launch.done'));
    else if (answer === 'refused') toast.error(problemText(outcome.problem));
    else toast.warning(t('launch.unclear'));
  };
  return { busy: busy || isLookedFor(last), notice, launch };
}
