import { useTranslation } from 'react-i18next';
import type { InstanceField } from '@/lib/database/draft-rows';
import { Tabs } from '@/ui/layout/tabs';
import type { TabProps } from '../form-field';
import { ConfigurationTab } from './configuration-tab';
import { GeneralTab } from './general-tab';
import { FORM_TABS, tabOf, type FormTab } from './tab-places';
import styles from '../form.module.css';

interface FormTabsProps {
  tab: FormTab;
  onTab: (tab: FormTab) => void;
  form: TabProps;
  /** The configuration as the server has it; null for a new instance. */
  onServer: string | null;
}

/** The tabs of the form, each with the number of its errors. */
export function FormTabs({ tab, onTab, form, onServer }: FormTabsProps) {
  const { t } = useTranslation('job-instances');
  const items = FORM_TABS.map((name) => ({
    value: name,
    label: t(`tab.${name}`),
    badge: <ErrorCount count={errorsOn(name, form)} />,
  }));
  return (
    <div>
      <Tabs label={t('tab.label')} items={items} value={tab} onChange={onTab}>
        {tab === 'general' && <GeneralTab {...form} />}
        {tab === 'configuration' && <ConfigurationTab {...form} onServer={onServer} />}
      </Tabs>
    </div>
  );
}

function errorsOn(tab: FormTab, { errors, configurationErrors }: TabProps): number {
  const fields = (Object.keys(errors) as InstanceField[]).filter((field) => tabOf(field) === tab).length;
  return fields + (tab === 'configuration' ? configurationErrors.length : 0);
}

function ErrorCount({ count }: { count: number }) {
  const { t } = useTranslation('job-instances');
  if (count === 0) return null;
  return (
    <span
      className={styles.count}
      title={t('tab.errors', { count })}
      aria-label={t('tab.errors', { count })}
      role="img"
    >
      {count}
    </span>
  );
}
