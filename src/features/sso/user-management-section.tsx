import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormField } from '@/shared/online-form/use-form-field';
import { SwitchField } from '@/ui/form/switch-field';
import { TextField } from '@/ui/form/text-field';
import { Section } from '@/ui/layout/section';
import styles from './sso.module.css';
import type { SsoValues } from './sso-values';

/** Who may still use a password, and which directory groups map to which role. */
export function UserManagementSection({ control }: { control: Control<SsoValues> }) {
  const { t } = useTranslation('sso');
  const passwordAllowed = useFormField(control, 'adminPasswordAllowed');
  const autoCreate = useFormField(control, 'autoCreate');
  const usesGroups = useWatch({ control, name: 'autoCreate' });
  return (
    <Section title={t('users.title')}>
      <div className={styles.part}>
        <SwitchField label={t('users.adminPassword')} help={t('users.adminPasswordHelp')} {...passwordAllowed} />
        <SwitchField label={t('users.autoCreate')} help={t('users.autoCreateHelp')} {...autoCreate} />
        {usesGroups && <GroupFields control={control} />}
      </div>
    </Section>
  );
}

function GroupFields({ control }: { control: Control<SsoValues> }) {
  const { t } = useTranslation('sso');
  return (
    <>
      <TextField label={t('users.adminGroup')} {...useFormField(control, 'adminGroup')} />
      <TextField label={t('users.userGroup')} {...useFormField(control, 'userGroup')} />
      <TextField label={t('users.restrictedUserGroup')} {...useFormField(control, 'restrictedUserGroup')} />
    </>
  );
}
