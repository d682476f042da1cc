import type { Language } from '@/i18n/languages';
import { chooseLanguage, i18n } from '@/i18n/start-i18n';
import { toast } from '@/ui/overlay/toast';

/** Switches the language of the interface. If its texts cannot be loaded, shows a toast. */
export function switchLanguage(language: Language): void {
  chooseLanguage(language).catch(() => toast.error(i18n.t('error.offline')));
}
