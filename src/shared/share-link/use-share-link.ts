import { useTranslation } from 'react-i18next';
import { toast } from '@/ui/overlay/toast';

interface ShareLink {
  /** True if the device can show its own share sheet and has a touch screen. */
  hasSheet: boolean;
  /** Opens the sheet, or copies the address. Resolves to true if the address was copied. */
  share: () => Promise<boolean>;
}

/**
 * Shares an address: on a touch screen through the device's share sheet, otherwise by copying the address.
 * @param title what the address shows
 * @param url the whole address
 */
export function useShareLink(title: string, url: string): ShareLink {
  const { t } = useTranslation();
  const hasSheet = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
  const share = async (): Promise<boolean> => {
    try {
      if (hasSheet) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        return true;
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(t('error.occurred'));
    }
    return false;
  };
  return { hasSheet, share };
}
