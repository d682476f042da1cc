import { useTranslation } from 'react-i18next';
import { readRunConfiguration } from '@/data/run-details/read-run-configuration';
import { readRunLog } from '@/data/run-details/use-run-log';
import { readRunWarnings } from '@/data/run-details/use-run-warnings';
import { databases } from '@/data/sync/databases';
import { useOnline } from '@/data/sync/use-sync';
import { warningKinds } from '@/domain/warnings/warning-kinds';
import { loadPart } from '@/lib/browser/load-part';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { useVersionAuthor } from '@/shared/instance-change/use-version-author';
import { toast } from '@/ui/overlay/toast';
import { addressOf } from '../../analysis/run-address';
import type { ReportedRun } from './report-text';

/**
 * Returns a function that copies a report for support, without secrets. The function resolves to true if the report was
 * copied. Otherwise, it shows a toast and resolves to false.
 */
export function useCopyReport(run: ReportedRun): () => Promise<boolean> {
  const { t } = useTranslation('run');
  const online = useOnline();
  const nameOf = useChangeName();
  const authorOf = useVersionAuthor();
  const report = async (): Promise<Blob> => {
    const { cache } = databases();
    const { row, steps = [] } = run;
    const [{ lastLines, reportText }, log, warnings, configuration] = await Promise.all([
      loadPart(() => import('./report-text')),
      readRunLog(cache, row, online),
      readRunWarnings(cache, row, steps, online),
      readRunConfiguration(cache, row, online),
    ]);
    const kinds = warningKinds(warnings.items);
    const { version, changes } = configuration;
    const text = reportText({ ...run, changes: run.changes ?? changes }, t, {
      version,
      address: addressOf(row.id),
      kinds,
      warnings: warnings.total,
      logLines: lastLines(log ?? ''),
      nameOf,
      authorOf,
    });
    return new Blob([text], { type: 'text/plain' });
  };
  return async () => {
    try {
      // The browser allows the write only during the click. The report is not ready then, so it is passed as a promise.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': report() })]);
      return true;
    } catch {
      toast.error(t('error.occurred', { ns: 'common' }));
      return false;
    }
  };
}
