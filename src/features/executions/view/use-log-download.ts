import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commands } from '@/data/commands';
import { problemText } from '@/i18n/problem-text';
import { saveFile } from '@/lib/save-text';
import { toast } from '@/ui/overlay/toast';

const FILE_NAME = 'execution.log';

/** Downloads the log of an execution as execution.log. */
export function useLogDownload(id: number): { busy: boolean; download: () => Promise<void> } {
  const { t } = useTranslation('executions');
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    const outcome = await commands.downloadLog(id);
    setBusy(false);
    if (outcome.ok) saveFile(FILE_NAME, outcome.value);
    else if (outcome.problem.status === 404) toast.info(t('log.none'));
    else toast.error(t('log.failed', { reason: problemText(outcome.problem) }));
  };
  return { busy, download };
}
