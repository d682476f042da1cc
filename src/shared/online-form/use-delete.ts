import { useTranslation } from 'react-i18next';
import { useWrite } from '@/data/online/use-write';
import { problemText } from '@/i18n/problem-text';
import type { ApiProblem } from '@/domain/problem';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { usePassingToast } from '@/ui/overlay/use-passing-toast';

/**
 * Deletes through the route's action (`DELETE`) after a confirmation. The action redirects when it is done.
 * @param question text of the confirmation, and what its button says
 * @param failure message of a failure; by default the server's
 */
export function useDelete(
  question: { text: string; action: string },
  failure: (problem: ApiProblem) => string = problemText,
): { remove: () => void; deleting: boolean } {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const shown = usePassingToast();
  const { write, busy } = useWrite((outcome) => {
    if (!outcome.ok) shown.error(failure(outcome.problem));
  });
  const remove = async (): Promise<void> => {
    shown.clear();
    if (await confirm({ title: t('confirm.title'), ...question, danger: true })) await write('DELETE', null);
  };
  return { remove: () => void remove(), deleting: busy };
}
