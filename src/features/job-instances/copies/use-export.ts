import { useTranslation } from 'react-i18next';
import { useSession } from '@/data/session/use-session';
import { databases } from '@/data/sync/databases';
import { fileNameOf, instanceFile } from '@/domain/copies/instance-file';
import type { InstanceRow } from '@/domain/instance';
import { fieldsOf } from '@/domain/instance-fields';
import { saveJson } from '@/lib/browser/save-text';
import { toast } from '@/ui/overlay/toast';

/** Returns a function that downloads the server's version of an integration as a file. */
export function useExport(row: InstanceRow): () => Promise<void> {
  const { t } = useTranslation();
  const session = useSession();
  return async () => {
    try {
      const connections = await databases().cache.connections.toArray();
      const at = new Date().toISOString();
      const by = session?.user.email ?? null;
      saveJson(fileNameOf(row.code), instanceFile({ row, value: fieldsOf(row), connections, at, by }));
    } catch (error) {
      console.warn('The integration could not be exported.', error);
      toast.error(t('error.occurred'));
    }
  };
}
