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
  /** Disables Save for a reason other than being offline. */
  disabled?: boolean;
  /** True if the form still has its first values. The tooltip of Save then says that there is nothing to save. */
  unchanged?: boolean;
  /**
   * True for a new item. While the form is unchanged, Save looks quieter, but a press still marks the empty required
   * fields.
   */
  isNew?: boolean;
  /** Asks for confirmation and deletes; absent if there is nothing to delete. */
  onDelete?: (() => void) | undefined;
  deleting?: boolean;
}

/** The Save button in the page head, with a note while offline, and the Delete button at the end of the form. */
export function FormActions(props: FormActionsProps) {
  const { form, busy, disabled = false, unchanged = false, isNew = false, onDelete, deleting = false } = props;
  const { t } = useTranslation('online');
  const online = useOnline();
  const saveSlot = useContext(SaveSlot);
  const isUntouched = !useHasPendingInput() && unchanged;
  const hasNothingToSave = isUntouched && !isNew;
  const isObstructed = !online || deleting || (disabled && !hasNothingToSave);
  const submit = (): void => {
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  };
  useSaveKey(saveSlot === null || busy || isObstructed || hasNothingToSave ? null : submit);
  const save = (
    <>
      {!online && <p className={styles.note}>{t('offline.form')}</p>}
      <Button
        type="submit"
        form={form}
        variant={isUntouched && isNew ? 'default' : 'primary'}
        busy={busy}
        disabled={isObstructed}
        disabledReason={hasNothingToSave ? t('form.nothingToSave') : null}
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
