import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readRunLog } from '@/data/run-details/use-run-log';
import { readRunWarnings } from '@/data/run-details/use-run-warnings';
import { databases } from '@/data/sync/databases';
import { useOnline } from '@/data/sync/use-sync';
import { warningKinds } from '@/domain/warnings/warning-kinds';
import { addressOf } from '../../analysis/run-address';
import { loadPart } from '@/lib/browser/load-part';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { useVersionAuthor } from '@/shared/instance-change/use-version-author';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';
import type { ReportedRun } from './report-text';

const COPIED_SHOWN_MS = 2_000;

interface CopyReportButtonProps {
  run: ReportedRun;
  size?: 'small';
}

/** Copies a report for support, without secrets. */
export function CopyReportButton({ run, size }: CopyReportButtonProps) {
  const { t } = useTranslation('run');
  const online = useOnline();
  const nameOf = useChangeName();
  const authorOf = useVersionAuthor();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const report = async (): Promise<Blob> => {
    const { cache } = databases();
    const { row, steps = [] } = run;
    const [{ lastLines, reportText }, log, warnings] = await Promise.all([
      loadPart(() => import('./report-text')),
      readRunLog(cache, row, online),
      readRunWarnings(cache, row, steps, online),
    ]);
    const kinds = warningKinds(warnings.items);
    const text = reportText(run, t, {
      address: addressOf(row.id),
      kinds,
      warnings: warnings.total,
      logLines: lastLines(log ?? ''),
      nameOf,
      authorOf,
    });
    return new Blob([text], { type: 'text/plain' });
  };
  const copy = async (): Promise<void> => {
    try {
      // Passes a promise, because the browser allows the write only during the click, before the report is ready.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': report() })]);
      setCopied(true);
    } catch {
      toast.error(t('error.occurred', { ns: 'common' }));
    }
  };
  return (
    <Button size={size} icon={copied ? Check : Copy} onClick={() => void copy()}>
      {t(copied ? 'todo.copied' : 'todo.copy')}
    </Button>
  );
}
