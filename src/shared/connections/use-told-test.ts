import { useTranslation } from 'react-i18next';
import { useConnectionTest, type ConnectionTesting } from '@/data/online/use-connection-test';
import type { LinkedConnection } from '@/domain/configuration/linked-connections';
import { problemText } from '@/i18n/problem-text';
import { toast } from '@/ui/overlay/toast';

/**
 * Tests a connection on demand, and tells the outcome in a toast too: a failure with its reason. The toast also appears
 * after the user has left the screen.
 * @param name the name of the connection on the screen
 */
export function useToldTest(
  connection: Pick<LinkedConnection, 'key' | 'type' | 'id'>,
  name: string,
): ConnectionTesting {
  const { t } = useTranslation('connections');
  const { test, ...state } = useConnectionTest(connection);
  return {
    ...state,
    test: async () => {
      const problem = await test();
      const about = { about: connection.key };
      if (problem === null) toast.success(t('test.told.works', { name }), about);
      else toast.error(t('test.told.fails', { name, reason: problemText(problem) }), about);
      return problem;
    },
  };
}
