import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';
import { reportText } from './report-text';
import type { Failure } from './use-failure';

const SHOWN_MS = 2_000;

/** Copies a report for support, without secrets. */
export function CopyReportButton({ failure }: { failure: Failure }) {
  const { t } = useTranslation('run');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reportText(failure, t, { kinds: [], logLines: [] }));
      setCopied(true);
    } catch {
      toast.error(t('error.occurred', { ns: 'common' }));
    }
  };
  return (
    <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
      {t(copied ? 'todo.copied' : 'todo.copy')}
    </Button>
  );
}
