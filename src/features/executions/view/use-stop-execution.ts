import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands } from '@/data/commands';
import { problemText } from '@/i18n/problem-text';
import { toast } from '@/ui/overlay/toast';
import { useConfirm } from '@/ui/overlay/use-confirm';

/**
 * Stops an execution after a confirmation. When no clear answer comes, it may or may not have arrived: the execution is
 * looked up and the request is not repeated.
 */
export function useStopExecution(id: number, label: string): { busy: boolean; stop: () => Promise<void> } {
  const { t } = useTranslation('executions');
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);

  const send = async (): Promise<void> => {
    const outcome = await commands.stop(id);
    if (outcome.ok) {
      toast.success(t('stop.done'));
      return;
    }
    const lookup = await commands.readExecution(id);
    if (outcome.problem.kind === 'http') toast.error(problemText(outcome.problem));
    else toast.warning(t(lookup.ok ? 'stop.unclear' : 'stop.unknown'));
  };

  const stop = async (): Promise<void> => {
    if (!(await confirm({ title: t('stop.title'), text: t('stop.text', { label, id }), danger: true }))) return;
    setBusy(true);
    await send();
    setBusy(false);
  };
  return { busy, stop };
}
