import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import type { ReportedRun } from './report-text';
import { useCopyReport } from './use-copy-report';

const COPIED_SHOWN_MS = 2_000;

/** A button that copies the report of a run, and then says "Copied" for a moment. */
export function CopyReportButton({ run }: { run: ReportedRun }) {
  const { t } = useTranslation('run');
  const copy = useCopyReport(run);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button icon={copied ? Check : Copy} onClick={() => void copy().then(setCopied)}>
      {t(copied ? 'todo.copied' : 'todo.copy')}
    </Button>
  );
}
