import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands } from '@/data/commands';
import { markLaunch, useLaunchedExecutions } from '@/data/queries/use-launched-executions';
import { problemText } from '@/i18n/problem-text';
import { isUnclear, type ApiProblem } from '@/lib/api/problem';
import { toast } from '@/ui/overlay/toast';
import { launchNotice, type Launch, type LaunchAnswer, type LaunchNotice } from './launch-state';

/** An execution that a launch made is seen within this time, or the person decides whether to launch again. */
const LOOKING_MS = 30_000;

/** Launches an instance once, never again by itself, and looks for what came of it. */
export function useLaunch(code: string): {
  busy: boolean;
  notice: LaunchNotice | null;
  launch: (delta: boolean | null) => Promise<void>;
} {
  const { t } = useTranslation('job-instances');
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<Launch | null>(null);
  const appeared = useLaunchedExecutions(last?.mark ?? null);

  useEffect(() => {
    if (last === null || last.overdue) return undefined;
    const timer = setTimeout(() => setLast((now) => now && { ...now, overdue: true }), LOOKING_MS);
    return () => clearTimeout(timer);
  }, [last]);

  const launch = async (delta: boolean | null): Promise<void> => {
    setBusy(true);
    const mark = await markLaunch(code);
    const outcome = await commands.launch(code, delta);
    setBusy(false);
    const answer = outcome.ok ? 'accepted' : answerOf(outcome.problem);
    setLast(mark && { mark, answer, overdue: false });
    if (outcome.ok) toast.success(t('launch.done'));
    else if (answer === 'refused') toast.error(problemText(outcome.problem));
    else toast.warning(t('launch.unclear'));
  };
  return { busy, notice: launchNotice(last, appeared), launch };
}

/** A server error that speaks of itself is a refusal; without words nobody knows how far it came. */
function answerOf(problem: ApiProblem): LaunchAnswer {
  const speaks = problem.kind === 'http' && problem.description !== null;
  return isUnclear(problem) && !speaks ? 'unclear' : 'refused';
}
