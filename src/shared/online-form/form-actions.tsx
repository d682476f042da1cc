import { Trash2 } from 'lucide-react';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { Button } from '@/ui/button/button';
import { useHasPendingInput } from '@/ui/form/typed/pending-input';
import { SAVE_KEYS, useSaveKey } from '@/ui/form/use-save-key';
import { SaveSlot } from './form-page';
import styles from './form.module.css';

interface FormActionsProps {
  /** The id of the `form` element. */
  form: string;
  busy: boolean;
  /** Disables Save for a reason other than the connection. */
  disabled?: boolean;
  /** Whether the form has the values of the server. Save then says so. */
  unchanged?: boolean;
  /** Asks for confirmation and deletes; absent if there is nothing to delete. */
  onDelete?: (() => void) | undefined;
  deleting?: boolean;
}

/** Save in the page head, with a note while offline, and Delete at the end of the form. */
export function FormActions(props: FormActionsProps) {
  const { form, busy, disabled = false, unchanged = false, onDelete, deleting = false } = props;
  const { t } = useTranslation('online');
  const online = useOnline();
  const saveSlot = useContext(SaveSlot);
  const hasNothing = !useHasPendingInput() && unchanged;
  const isObstructed = !online || deleting || (disabled && !hasNothing);
  const submit = (): void => {
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  };
  useSaveKey(saveSlot === null || busy || isObstructed || hasNothing ? null : submit);
  const save = (
    <>
      {!online && <p className={styles.note}>{t('offline.form')}</p>}
      <Button
        type="submit"
        form={form}
        variant="primary"
        busy={busy}
        disabled={isObstructed}
        disabledReason={hasNothing ? t('form.nothingToSave') : null}
        hint={SAVE_KEYS}
      >
        {t('action.save', { ns: 'common' })}
      </Button>
    </>
  );
  return (
    <>
      {saveSlot === undefined ? save : saveSlot !== null && createPortal(save, saveSlot)}
      {onDelete && (
        <div className={styles.danger}>
          <Button variant="remove" icon={Trash2} busy={deleting} disabled={!online || busy} onClick={onDelete}>
            {t('action.delete', { ns: 'common' })}
          </Button>
          <p className={styles.warning}>{t('danger')}</p>
        </div>
      )}
    </>
  );
}
