import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectionTest, type ConnectionTesting } from '@/data/online/use-connection-test';
import type { LinkedConnection } from '@/domain/configuration/linked-connections';
import { problemText } from '@/i18n/problem-text';
import { useReasonText } from '@/i18n/reason/use-reason-text';
import { toast } from '@/ui/overlay/toast';

/**
 * Like `useConnectionTest`, but also shows the outcome in a toast, with the reason of a failure. The toast appears even
 * after the user has left the screen.
 * @param name the name of the connection on the screen
 * @param screenShowsOutcome true if the screen itself shows the whole outcome; the toast then appears only after the
 *   user has left the screen
 */
export function useTestWithToast(
  connection: Pick<LinkedConnection, 'key' | 'type' | 'id'>,
  name: string,
  screenShowsOutcome = false,
): ConnectionTesting {
  const { t } = useTranslation('connections');
  const reasonText = useReasonText();
  const { test, ...state } = useConnectionTest(connection);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return {
    ...state,
    test: async () => {
      const problem = await test();
      if (screenShowsOutcome && isHere.current) return problem;
      const about = { about: connection.key };
      if (problem === null) toast.success(t('test.told.works', { name }), about);
      else toast.error(t('test.told.fails', { name, reason: reasonText(problemText(problem)).text }), about);
      return problem;
    },
  };
}
