import { useTranslation } from 'react-i18next';
import { useWrite } from '@/data/online/use-write';
import { problemText } from '@/i18n/problem-text';
import type { ApiProblem } from '@/domain/problem';
import { useConfirm, type ConfirmRequest } from '@/ui/overlay/use-confirm';
import { useClearableToast } from '@/ui/overlay/use-clearable-toast';

/**
 * Asks for a confirmation and then deletes the item through the route's action (`DELETE`). After success, the action
 * redirects.
 * @param question the text of the confirmation, the text of its button, and what else is affected
 * @param failure returns the error message for a problem; by default the server's message
 */
export function useDelete(
  question: Pick<ConfirmRequest, 'text' | 'list'> & { action: string },
  failure: (problem: ApiProblem) => string = problemText,
): { remove: () => void; deleting: boolean } {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const errorToast = useClearableToast();
  const { write, busy } = useWrite((outcome) => {
    if (!outcome.ok) errorToast.error(failure(outcome.problem));
  });
  const remove = async (): Promise<void> => {
    errorToast.clear();
    if (await confirm({ title: t('confirm.title'), ...question, danger: true })) await write('DELETE', null);
  };
  return { remove: () => void remove(), deleting: busy };
}
