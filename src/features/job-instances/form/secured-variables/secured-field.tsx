import { Save } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { Button } from '@/ui/button/button';
import { usePassingToast } from '@/ui/overlay/use-passing-toast';
import { SecuredInput } from './secured-input';
import { isUnlocked } from './secured-rows';
import { useFormSecrets } from './secured-variables-context';
import styles from './secured-variables.module.css';

interface SecuredFieldProps {
  /** Of the variable, e.g. "BYNDER_TOKEN". */
  code: string;
  label: string;
  readOnly: boolean;
}

/** One secret of a known code as a field of its own; read-only until the instance exists. */
export function SecuredField({ code, label, readOnly }: SecuredFieldProps) {
  const { t } = useTranslation('instance-tabs');
  const online = useOnline();
  const secrets = useFormSecrets();
  const failure = usePassingToast();
  const row = secrets.rowOf(code);
  const isNew = secrets.instanceCode === null;
  const canSave = isUnlocked(row) && online;
  const save = async (): Promise<void> => {
    failure.clear();
    if (!(await secrets.save(row))) failure.error(t('error.occurred', { ns: 'common' }));
  };
  const help = isNew ? t('secured.fieldNew') : online ? undefined : t('secured.offline');
  return (
    <div className={styles.single}>
      <SecuredInput
        row={row}
        label={label}
        help={readOnly ? undefined : help}
        readOnly={readOnly || isNew}
        onEnter={() => canSave && void save()}
      />
      {!readOnly && !isNew && (
        <Button
          icon={Save}
          busy={row.busy}
          disabled={!canSave}
          aria-label={t('secured.save', { code: label })}
          onClick={() => void save()}
        >
          {t('action.save', { ns: 'common' })}
        </Button>
      )}
    </div>
  );
}
