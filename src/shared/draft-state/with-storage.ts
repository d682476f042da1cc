import { currentDatabases, reportStorageFailure, type Databases } from '@/data/sync/databases';
import { i18n } from '@/i18n/start-i18n';
import { toast, type ToastOptions } from '@/ui/overlay/toast';

/**
 * Works in the databases of the current session. If that fails, reports the error, shows a toast and resolves to
 * undefined. Does nothing if the person has signed out meanwhile.
 * @param text the text of the toast; by default, it says that the changes are not saved on this device
 */
export async function withStorage<T>(
  work: (open: Databases) => Promise<T>,
  text = i18n.t('storage.title', { ns: 'drafts' }),
  options: ToastOptions = {},
): Promise<T | undefined> {
  const open = currentDatabases();
  if (open === null) return undefined;
  try {
    return await work(open);
  } catch (error) {
    if (!reportStorageFailure(error, open)) console.error(error);
    toast.error(text, options);
    return undefined;
  }
}
