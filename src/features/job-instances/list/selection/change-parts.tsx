import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { LIMITS } from '@/domain/instance-limits';
import { companyNameOf } from '@/domain/company';
import { isAlertEmail } from '@/domain/alert-email';
import { CONNECTION_TYPES, type ConnectionRow } from '@/domain/connection';
import { readCronFields } from '@/domain/schedule/cron-fields';
import { useConnectionName } from '@/i18n/use-connection-name';
import { ScheduleLine } from '@/shared/instance/schedule-line';
import { TagField } from '@/ui/form/chakra/tag-field';
import { SelectField } from '@/ui/form/select-field';
import { SwitchField } from '@/ui/form/switch-field';
import { TextField } from '@/ui/form/text-field';
import type { ChangeForm, FormProblem } from './change-form';
import styles from './change-dialog.module.css';

interface PartProps {
  form: ChangeForm;
  set: (changes: Partial<ChangeForm>) => void;
  problems: readonly FormProblem[];
}

/** Enables or disables the integrations. */
export function EnabledPart({ form, set }: PartProps) {
  const { t } = useTranslation('bulk');
  return (
    <SelectField
      label={t('part.enabled')}
      name="enabled"
      placeholder={t('change.leave')}
      options={(['on', 'off'] as const).map((value) => ({ value, label: t(`enabled.${value}`) }))}
      value={form.enabled}
      onChange={(enabled) => set({ enabled })}
    />
  );
}

/** Sets or removes the schedule. */
export function SchedulePart({ form, set, problems }: PartProps) {
  const { t } = useTranslation(['bulk', 'instance-tabs']);
  const isReadable = readCronFields(form.cron) !== null;
  return (
    <div className={styles.part}>
      <SelectField
        label={t('part.schedule')}
        name="scheduleMode"
        placeholder={t('change.leave')}
        options={(['set', 'none'] as const).map((value) => ({ value, label: t(`schedule.${value}`) }))}
        value={form.scheduleMode}
        onChange={(scheduleMode) => set({ scheduleMode })}
      />
      {form.scheduleMode === 'set' && (
        <div className={styles.inside}>
          <TextField
            label={t('instance-tabs:property.cronExpression')}
            name="cron"
            mono
            value={form.cron}
            onChange={(cron) => set({ cron })}
            error={problems.includes('cron') ? t('schedule.wrong') : undefined}
            help={t('instance-tabs:cron.help')}
            autoComplete="off"
            spellCheck={false}
          />
          {isReadable && (
            <p className={styles.note}>
              <ScheduleLine cronExpression={form.cron} eventTrigger={false} />
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const MODES = ['add', 'remove', 'replace'] as const;
const isInvalid = (tag: string): boolean => !isAlertEmail(tag);

/** Adds, removes or replaces the addresses of one kind of alert. */
export function AlertPart({ form, set, problems, kind }: PartProps & { kind: 'error' | 'warning' }) {
  const { t } = useTranslation('bulk');
  const list = `${kind}Addresses` as const;
  const mode = form[`${kind}Mode`];
  return (
    <div className={styles.part}>
      <SelectField
        label={t(`part.${kind}Alerts`)}
        name={`${kind}Mode`}
        placeholder={t('change.leave')}
        options={MODES.map((value) => ({ value, label: t(`alerts.${value}`) }))}
        value={mode}
        onChange={(chosen) => set(kind === 'error' ? { errorMode: chosen } : { warningMode: chosen })}
      />
      {mode !== '' && (
        <div className={styles.inside}>
          <TagField
            label={t('alerts.addresses')}
            name={list}
            keys="separators"
            value={form[list]}
            onChange={(addresses) =>
              set(kind === 'error' ? { errorAddresses: addresses } : { warningAddresses: addresses })
            }
            {...(mode !== 'remove' && { isInvalid })}
            error={problems.includes(list) ? t('alerts.wrong', { limit: LIMITS[`${kind}AlertEmails`] }) : undefined}
            help={mode === 'remove' ? undefined : t('alerts.help')}
          />
        </div>
      )}
    </div>
  );
}

/** Chooses a connection to set. Its type decides which field of the configurations changes. */
export function ConnectionPart({ form, set, connections }: PartProps & { connections: readonly ConnectionRow[] }) {
  const { t } = useTranslation(['bulk', 'connections']);
  const { superAdmin } = usePermissions();
  const nameOf = useConnectionName();
  const sorted = connections.toSorted(
    (a, b) => CONNECTION_TYPES.indexOf(a.type) - CONNECTION_TYPES.indexOf(b.type) || nameOf(a).localeCompare(nameOf(b)),
  );
  const labelOf = (row: ConnectionRow): string => {
    const company = superAdmin ? companyNameOf(row) : null;
    const name = company === null ? nameOf(row) : `${nameOf(row)} (${company})`;
    return t('connection.option', { kind: t(`connections:kind.${row.type}`), name });
  };
  return (
    <SelectField
      label={t('part.connection')}
      name="connection"
      help={t('connection.help')}
      placeholder={t('change.leave')}
      options={sorted.map((row) => ({ value: row.key, label: labelOf(row) }))}
      value={form.connection}
      onChange={(connection) => set({ connection })}
    />
  );
}

/** Finds a value in the configurations and replaces it. */
export function ReplacePart({ form, set, problems }: PartProps) {
  const { t } = useTranslation('bulk');
  return (
    <fieldset className={styles.part}>
      <legend>{t('part.replace')}</legend>
      <TextField
        label={t('replace.search')}
        name="search"
        mono
        value={form.search}
        onChange={(search) => set({ search })}
        autoComplete="off"
        spellCheck={false}
      />
      {form.search !== '' && (
        <div className={styles.inside}>
          <TextField
            label={t('replace.by')}
            name="replacement"
            mono
            value={form.replacement}
            onChange={(replacement) => set({ replacement })}
            error={problems.includes('replacement') ? t('replace.same') : undefined}
            autoComplete="off"
            spellCheck={false}
          />
          <SwitchField
            label={t('replace.whole')}
            name="whole"
            help={t('replace.wholeHelp')}
            value={form.whole}
            onChange={(whole) => set({ whole })}
          />
        </div>
      )}
    </fieldset>
  );
}
