import { INSTANCES_PATH } from '@/domain/paths';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { commands } from '@/data/commands';
import { useOnline } from '@/data/sync/use-sync';
import { problemText } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';
import { useConfirm } from '@/ui/overlay/use-confirm';

/** Deletes an instance after a confirmation and goes back to the list. Super administrator only. */
export function DeleteButton({ code, label }: { code: string; label: string }) {
  const { t } = useTranslation('job-instances');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    if (!(await confirm({ title: t('delete.title'), text: t('delete.text', { label }), danger: true }))) return;
    setBusy(true);
    const outcome = await commands.deleteInstance(code);
    setBusy(false);
    if (!outcome.ok) {
      // A server that does not say why may be asked by hand what is left of it.
      toast.error(outcome.problem.kind === 'http' ? problemText(outcome.problem) : t('delete.unclear'));
      return;
    }
    toast.success(t('delete.done'));
    await navigate(INSTANCES_PATH, { replace: true });
  };
  return (
    <Button
      icon={Trash2}
      busy={busy}
      disabled={!online}
      title={online ? undefined : t('error.offline', { ns: 'common' })}
      onClick={() => void remove()}
    >
      {t('action.delete', { ns: 'common' })}
    </Button>
  );
}
