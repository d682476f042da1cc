import type { TFunction } from 'i18next';
import { commands } from '@/data/commands';
import { forgetNoLog, keptLogFile } from '@/data/run-details/kept-log';
import { databases } from '@/data/sync/databases';
import { saysNoLog } from '@/domain/problem';
import { problemText } from '@/i18n/problem-text';
import { downloadFile } from '@/lib/browser/save-text';
import { toast } from '@/ui/overlay/toast';

const FILE_NAME = 'execution.log';

/** Saves the log of an execution as a file. Reads it from the server or, while offline, from this device. */
export async function downloadLog(id: number, online: boolean, t: TFunction<'executions'>): Promise<void> {
  if (!online) {
    const file = await keptLogFile(databases().cache, id);
    if (file !== null) downloadFile(FILE_NAME, file);
    else toast.error(t('log.failed', { reason: t('error.offline', { ns: 'common' }) }));
    return;
  }
  const outcome = await commands.downloadLog({ id });
  if (outcome.ok) {
    forgetNoLog(databases().cache, id);
    downloadFile(FILE_NAME, outcome.value);
  } else if (saysNoLog(outcome.problem)) toast.info(t('log.none'));
  else toast.error(t('log.failed', { reason: problemText(outcome.problem) }));
}
