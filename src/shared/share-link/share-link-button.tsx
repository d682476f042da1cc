import { Check, Link2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button/button';
import { useShareLink } from './use-share-link';

interface ShareLinkButtonProps {
  /** The title of what the address shows. The device's share sheet shows this title. */
  title: string;
  /** The whole address. */
  url: string;
}

/** A button that shares or copies an address (see `useShareLink`). After a copy, it says so. */
export function ShareLinkButton({ title, url }: ShareLinkButtonProps) {
  const { t } = useTranslation('run');
  const [isCopied, setIsCopied] = useState(false);
  const { hasSheet, share } = useShareLink(title, url);
  return (
    <Button
      icon={isCopied ? Check : hasSheet ? Share2 : Link2}
      onClick={() => void share().then(setIsCopied)}
      onBlur={() => setIsCopied(false)}
    >
      {t(hasSheet ? 'link.share' : isCopied ? 'link.copied' : 'link.copy')}
    </Button>
  );
}
