import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button';
import { toast } from '../overlay/toast';

const SHOWN_MS = 1_500;

/** Copies a text to the clipboard and confirms it on the button. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.error(t('error.occurred'));
    }
  };
  return (
    <IconButton
      icon={copied ? Check : Copy}
      size="small"
      label={copied ? t('action.copied') : (label ?? t('action.copy'))}
      onClick={() => void copy()}
    />
  );
}
