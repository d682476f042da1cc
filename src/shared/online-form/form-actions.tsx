import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { Button } from '@/ui/button/button';
import styles from './form.module.css';

interface FormActionsProps {
  busy: boolean;
  /** Something else than the connection keeps the form from being saved. */
  disabled?: boolean;
  /** Deletes after a question; absent where nothing can be deleted. */
  onDelete?: (() => void) | undefined;
  deleting?: boolean;
}

/** The end of an online form, in view while it scrolls: Save, Delete, and why they wait while there is no connection. */
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
