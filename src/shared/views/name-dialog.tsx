import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameProblem } from '@/domain/views/saved-views';
import { MAX_NAME_LENGTH, type SavedView } from '@/domain/views/view';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/form/text-field';
import { Modal } from '@/ui/overlay/modal';
import { Fact } from '@/ui/text/fact';
import type { KeptPart } from './listed-view';
import styles from './views.module.css';

interface NameDialogProps {
  /** The view to rename; null for a new view. */
  renamed: SavedView | null;
  /** The name that the field shows at first. */
  name: string;
  saved: readonly SavedView[];
  /** What a new view would store. */
  kept: readonly KeptPart[];
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view. For a new view, the dialog also lists what the view would store. */
export function NameDialog({ renamed, name: initial, saved, kept, onSubmit, onClose }: NameDialogProps) {
  const { t } = useTranslation('views');
  const format = useFormat();
  const form = useId();
  const [name, setName] = useState(initial);
  const [wasTried, setWasTried] = useState(false);
  const problem = nameProblem(name, saved, renamed?.id ?? null);
  const title = renamed === null ? t('dialog.new') : t('dialog.rename');
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel', { ns: 'common' })}</Button>
          <Button variant="primary" type="submit" form={form}>
            {title}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setWasTried(true);
          if (problem === null) onSubmit(name.trim());
        }}
      >
        <TextField
          label={t('dialog.name')}
          required
          value={name}
          onChange={setName}
          autoComplete="off"
          error={wasTried && problem !== null ? t(`dialog.${problem}`, { number: format.number(MAX_NAME_LENGTH) }) : ''}
        />
        {renamed === null && (
          <>
            <h3 className={styles.keptTitle}>{t('dialog.keeps')}</h3>
            <dl className={styles.kept}>
              {kept.map(({ label, text }) => (
                <Fact key={label} name={label}>
                  {text}
                </Fact>
              ))}
            </dl>
            <p className={styles.note}>{t('dialog.note')}</p>
          </>
        )}
      </form>
    </Modal>
  );
}
