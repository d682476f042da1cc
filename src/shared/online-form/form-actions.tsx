import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { Button } from '@/ui/button/button';
import styles from './form.module.css';

interface FormActionsProps {
  busy: boolean;
  /** The form cannot be saved for a reason other than the connection. */
  disabled?: boolean;
  /** Deletes after a confirmation; absent if there is nothing to delete. */
  onDelete?: (() => void) | undefined;
  deleting?: boolean;
}

/** The sticky footer of an online form: Save, Delete, and the reason why they are disabled while offline. */
export function FormActions({ busy, disabled = false, onDelete, deleting = false }: FormActionsProps) {
  const { t } = useTranslation('online');
  const online = useOnline();
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary" busy={busy} disabled={!online || disabled || deleting}>
        {t('action.save', { ns: 'common' })}
      </Button>
      {onDelete && (
        <Button icon={Trash2} busy={deleting} disabled={!online || busy} onClick={onDelete}>
          {t('action.delete', { ns: 'common' })}
        </Button>
      )}
      {!online && <p className={styles.note}>{t('offline.form')}</p>}
    </div>
  );
}
