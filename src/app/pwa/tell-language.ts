import { i18n } from '@/i18n/start-i18n';
import type { PageMessage } from '@/lib/service-worker-messages';

/** Tells the service worker in which language the console is shown, now and whenever it changes: it cannot read the choice itself (decision 014). */
export function tellLanguage(): void {
  const { serviceWorker } = navigator;
  const tell = (): void => {
    const message: PageMessage = { type: 'LANGUAGE', language: i18n.language };
    serviceWorker.controller?.postMessage(message);
  };
  serviceWorker.addEventListener('controllerchange', tell);
  i18n.on('languageChanged', tell);
  tell();
}
