import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '@/lib/browser/copy-text';
import { IconButton } from '../button/icon-button';
import { toast } from '../overlay/toast';

const CONFIRMATION_MS = 1_500;

/** A button that copies a text to the clipboard. It shows briefly that the text was copied. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) setIsCopied(true);
    else toast.error(t('error.occurred'));
  };
  return (
    <IconButton
      icon={isCopied ? Check : Copy}
      size="small"
      label={isCopied ? t('action.copied') : (label ?? t('action.copy'))}
      onClick={() => void copy()}
    />
  );
}
