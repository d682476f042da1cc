import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import type { InstanceField, InstanceRow } from '@/domain/instance';
import { Tabs } from '@/ui/pick/chakra/tabs';
import { classNames } from '@/ui/theme/class-names';
import type { TabProps } from '../form-field';
import { SecuredVariablesContext } from '../secured-variables/secured-variables-context';
import { useSecuredVariables } from '../secured-variables/use-secured-variables';
import { AdvancedTab } from './advanced-tab';
import { ConfigurationTab } from './configuration/configuration-tab';
import { GeneralTab } from './general-tab';
import { HistoryTab } from './history/history-tab';
import { tabOf, visibleTabs, type FormTab } from '@/domain/form-tabs';
import styles from '../form.module.css';
import { Stack } from '@/ui/layout/stack';
import { AlertFields } from './alert-fields';
import { keysOf } from '@/lib/typed-entries';

interface FormTabsProps {
  tab: FormTab;
  onTabChange: (tab: FormTab) => void;
  form: TabProps;
  /** The instance on the server; null for a new or deleted instance. */
  instance: InstanceRow | null;
  /** The server's configuration; null for a new instance. */
  serverConfiguration: string | null;
  /** The fields with open conflicts. A field occurs once for each of its open conflicts. */
  conflictFields: readonly InstanceField[];
}

/** The tabs of the form, each with the number of its errors and open conflicts. */
export function FormTabs(props: FormTabsProps) {
  const { tab, onTabChange, form, instance, serverConfiguration, conflictFields } = props;
  const { t } = useTranslation('job-instances');
  const { administrate } = usePermissions();
  const secrets = useSecuredVariables(instance);
  const names = visibleTabs({ administrate, exists: instance !== null });
  const shown = names.includes(tab) ? tab : 'general';
  const items = names.map((name) => ({
    value: name,
    label: t(`tab.${name}`),
    badge: (
      <>
        <Count kind="errors" count={errorsOn(name, form)} />
        <Count kind="open" count={conflictFields.filter((field) => tabOf(field) === name).length} />
      </>
    ),
  }));
  return (
    <SecuredVariablesContext value={secrets}>
      <Tabs label={t('tab.label')} items={items} value={shown} onChange={onTabChange}>
        {shown === 'general' && <GeneralTab {...form} />}
        {shown === 'configuration' && <ConfigurationTab {...form} serverConfiguration={serverConfiguration} />}
        {shown === 'alerting' && <AlertingTab {...form} />}
        {shown === 'advanced' && <AdvancedTab {...form} instance={instance} />}
        {shown === 'history' && instance !== null && (
          <HistoryTab instance={instance} editor={form.editor} readOnly={form.readOnly} onRestored={onTabChange} />
        )}
      </Tabs>
    </SecuredVariablesContext>
  );
}

function errorsOn(tab: FormTab, { errors, violations }: TabProps): number {
  const fields = keysOf(errors).filter((field) => tabOf(field) === tab).length;
  return fields + (tab === 'configuration' ? violations.length : 0);
}

function Count({ kind, count }: { kind: 'errors' | 'open'; count: number }) {
  const { t } = useTranslation('job-instances');
  if (count === 0) return null;
  const label = t(`tab.${kind}`, { count });
  return (
    <span
      className={classNames(styles.count, kind === 'open' && styles.openCount)}
      data-tooltip={label}
      aria-label={label}
      role="img"
    >
      {count}
    </span>
  );
}

/** E-mail alerts for runs with errors or warnings. */
function AlertingTab(props: TabProps) {
  return (
    <Stack gap={6} className={styles.fields}>
      <AlertFields {...props} toggle="sendErrorEmail" list="errorAlertEmails" />
      <AlertFields {...props} toggle="sendWarningEmail" list="warningAlertEmails" />
    </Stack>
  );
}
