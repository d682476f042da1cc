import { useMissingReason } from '@/data/sync/use-missing-reason';
import { missingText } from '@/i18n/missing-text';
import { useTranslation } from 'react-i18next';
import { WATERMARK_SECRETS } from '@/domain/job-types/jobs/watermark';
import { Section } from '@/ui/layout/section';
import { Columns, Stack } from '@/ui/layout/stack';
import { BoundSwitch, BoundTextField, useFieldLabel } from './kit/fields/bound-fields';
import { FilterList } from './kit/cards/filter-list';
import { useJsonScope } from './kit/scope/json-scope';
import { Check } from 'lucide-react';
import { useOnline } from '@/data/sync/use-sync';
import { Button } from '@/ui/button/button';
import { useClearableToast } from '@/ui/overlay/use-clearable-toast';
import { SecuredInput } from '../form/secured-variables/secured-input';
import { isSavable } from '../form/secured-variables/secured-rows';
import { useFormSecrets } from '../form/secured-variables/secured-variables-context';
import styles from '../form/secured-variables/secured-variables.module.css';

const DOMAIN = ['bynder_connection', 'domain'];
const CONDITIONS = ['conditions'];

/** The form of the job that adds watermarks to images of the asset service. Its two secrets are secured variables. */
export function WatermarkForm() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const { readOnly } = useJsonScope();
  return (
    <Stack gap={6}>
      <Section title={t('group.watermark')}>
        <Stack gap={4}>
          <Columns>
            <BoundTextField path={DOMAIN} label={label('domain')} mono />
            <BoundTextField path={['bynder_imatag_hash']} label={label('bynder_imatag_hash')} mono />
            <BoundTextField path={['imatag_directory']} label={label('imatag_directory')} mono />
            <BoundTextField path={['imatag_bynder_id_metadata']} label={label('imatag_bynder_id_metadata')} mono />
            {WATERMARK_SECRETS.map((code) => (
              <SecuredField key={code} code={code} label={label(code)} readOnly={readOnly} />
            ))}
          </Columns>
          <BoundSwitch path={['delta']} label={label('delta')} />
        </Stack>
      </Section>
      <FilterList path={CONDITIONS} />
    </Stack>
  );
}

interface SecuredFieldProps {
  /** The code of the variable, e.g. "BYNDER_TOKEN". */
  code: string;
  label: string;
  readOnly: boolean;
}

/** A field for the secret with this code. Read-only until the instance exists and its variables are known. */
function SecuredField({ code, label, readOnly }: SecuredFieldProps) {
  const { t } = useTranslation('instance-tabs');
  const online = useOnline();
  const secrets = useFormSecrets();
  const failure = useClearableToast();
  const row = secrets.rowOf(code);
  const isNew = secrets.instanceCode === null;
  // Before the variables are known, a save could create a second variable with this code.
  const isUnread = secrets.rows === undefined;
  const reason = useMissingReason(secrets.problem);
  const canSave = isSavable(row) && online && !isUnread;
  const save = async (): Promise<void> => {
    failure.clear();
    if (!(await secrets.save(row))) failure.error(t('error.occurred', { ns: 'common' }));
  };
  const waits = isUnread ? missingText(reason) : undefined;
  const help = isNew ? t('secured.fieldNew') : online ? waits : t('secured.offline');
  return (
    <div className={styles.single}>
      <SecuredInput
        row={row}
        label={label}
        help={readOnly ? undefined : help}
        readOnly={readOnly || isNew || isUnread}
        onEnter={() => canSave && void save()}
      />
      {!readOnly && !isNew && (
        <Button
          icon={Check}
          busy={row.busy}
          disabled={!canSave}
          aria-label={t('secured.save', { code: label })}
          onClick={() => void save()}
        >
          {t('action.apply', { ns: 'common' })}
        </Button>
      )}
    </div>
  );
}
