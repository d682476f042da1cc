import { Check, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';

interface ShareLinkButtonProps {
  /** What the address shows; the title in the share sheet. */
  title: string;
  /** The whole address. */
  url: string;
  size?: 'small' | 'medium';
}

/** Shares an address through the device's own sheet on a touch screen; copies it elsewhere. */
export function ShareLinkButton({ title, url, size = 'medium' }: ShareLinkButtonProps) {
  const { t } = useTranslation('run');
  const [isCopied, setIsCopied] = useState(false);
  const hasShareSheet = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  const copy = async (): Promise<void> => {
    try {
      if (hasShareSheet) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setIsCopied(true);
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.error(t('error.occurred', { ns: 'common' }));
    }
  };
  return (
    <Button
      size={size}
      icon={isCopied ? Check : hasShareSheet ? Share2 : Link2}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      {t(hasShareSheet ? 'link.share' : isCopied ? 'link.copied' : 'link.copy')}
    </Button>
  );
}
