import { Check, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { TextField } from '@/ui/form/text-field';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { CodeText } from '@/ui/text/code-text';
import { SecuredInput } from './secured-input';
import { isSavable, type SecuredRow } from './secured-rows';
import { useFormSecrets } from './secured-variables-context';
import styles from './secured-variables.module.css';

interface SecuredTableRowProps {
  row: SecuredRow;
  readOnly: boolean;
}

/** One secret of the table: its code, its masked value, and buttons that save and delete it. */
export function SecuredTableRow({ row, readOnly }: SecuredTableRowProps) {
  const { t } = useTranslation('instance-tabs');
  const secrets = useFormSecrets();
  const online = useOnline();
  const confirm = useConfirm();
  const name = row.code.trim() || t('secured.unnamed');
  const canSave = isSavable(row) && online;
  const offlineReason = online ? null : t('error.offline', { ns: 'common' });
  const remove = async (): Promise<void> => {
    const request = { title: t('secured.deleteTitle', { code: name }), text: t('secured.deleteText'), danger: true };
    if (await confirm(request)) await secrets.remove(row);
  };
  return (
    <tr>
      <td className={styles.code}>
        {row.id === null ? (
          <TextField
            label={t('secured.code')}
            hideLabel
            mono
            placeholder={t('secured.code')}
            value={row.code}
            error={row.codeProblem}
            readOnly={row.busy}
            autoComplete="off"
            spellCheck={false}
            onChange={(code) => secrets.rename(row, code)}
          />
        ) : (
          <CodeText>{row.code}</CodeText>
        )}
      </td>
      <td>
        <SecuredInput
          row={row}
          label={row.id === null ? t('secured.value') : t('secured.valueOf', { code: row.code })}
          hideLabel
          help={isSavable(row) ? t('secured.unsaved') : undefined}
          readOnly={readOnly}
          hasCodeField
          onEnter={() => canSave && void secrets.save(row)}
        />
      </td>
      {!readOnly && (
        <td className={styles.actions}>
          <Button
            icon={Check}
            busy={row.busy}
            disabled={!isSavable(row)}
            disabledReason={offlineReason}
            aria-label={t('secured.save', { code: name })}
            onClick={() => void secrets.save(row)}
          >
            {t('action.apply', { ns: 'common' })}
          </Button>
          <IconButton
            icon={Trash2}
            label={t('secured.delete', { code: name })}
            disabled={row.busy}
            disabledReason={row.id === null ? null : offlineReason}
            onClick={() => void remove()}
          />
        </td>
      )}
    </tr>
  );
}
