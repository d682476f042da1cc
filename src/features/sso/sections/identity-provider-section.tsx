import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormField } from '@/shared/online-form/use-form-field';
import { TextField } from '@/ui/form/text-field';
import { Section } from '@/ui/layout/section';
import { CertificateField } from './certificate-field';
import styles from './sso.module.css';
import type { SsoValues } from '../sso-values';

interface IdentityProviderSectionProps {
  control: Control<SsoValues>;
  certificateIsStored: boolean;
}

/** Where people of the company sign in. */
export function IdentityProviderSection({ control, certificateIsStored }: IdentityProviderSectionProps) {
  const { t } = useTranslation('sso');
  return (
    <Section title={t('idp.title')} hint={t('idp.hint')}>
      <div className={styles.part}>
        <TextField label={t('idp.entityId')} mono required {...useFormField(control, 'idpEntityId')} />
        <TextField label={t('idp.ssoUrl')} type="url" mono required {...useFormField(control, 'idpSsoUrl')} />
        <TextField label={t('idp.sloUrl')} type="url" mono required {...useFormField(control, 'idpSloUrl')} />
        <CertificateField control={control} isStored={certificateIsStored} />
        <TextField
          label={t('idp.domain')}
          help={t('idp.domainHelp')}
          mono
          required
          placeholder="example.com"
          {...useFormField(control, 'domain')}
        />
      </div>
    </Section>
  );
}
