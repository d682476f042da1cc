import { useTranslation } from 'react-i18next';
import { useWrite } from '@/data/online/use-write';
import { problemText } from '@/i18n/problem-text';
import { useConfirm, type ConfirmRequest } from '@/ui/overlay/use-confirm';
import { useClearableToast } from '@/ui/overlay/use-clearable-toast';

/**
 * The HTTP statuses with which servers refuse to delete an item that something uses. A violated foreign key is a 500.
 */
const IN_USE = new Set<number | null>([400, 409, 422, 500]);

/**
 * Asks for a confirmation and then deletes the item through the route's action (`DELETE`). After success, the action
 * redirects.
 * @param question the text of the confirmation, the text of its button, and what else is affected
 * @param inUse the error message if the item may be in use; by default the server's message
 */
export function useDelete(
  question: Pick<ConfirmRequest, 'text' | 'list'> & { action: string },
  inUse?: string,
): { remove: () => void; deleting: boolean } {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const errorToast = useClearableToast();
  const { write, busy } = useWrite((outcome) => {
    if (outcome.ok) return;
    const { problem } = outcome;
    const mayBeInUse = problem.kind === 'http' && IN_USE.has(problem.status);
    errorToast.error((mayBeInUse ? inUse : undefined) ?? problemText(problem));
  });
  const remove = async (): Promise<void> => {
    errorToast.clear();
    if (await confirm({ title: t('confirm.title'), ...question, danger: true })) await write('DELETE', null);
  };
  return { remove: () => void remove(), deleting: busy };
}
