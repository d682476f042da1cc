import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormField } from '@/shared/online-form/use-form-field';
import { TextField } from '@/ui/form/text-field';
import { Section } from '@/ui/layout/section';
import styles from './sso.module.css';
import type { SsoValues } from './sso-values';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/feedback/badge';
import { TextAreaField } from '@/ui/form/text-area-field';

interface IdentityProviderSectionProps {
  control: Control<SsoValues>;
  certificateIsStored: boolean;
}

/** The settings of the company's identity provider. */
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

const PEM = '-----BEGIN CERTIFICATE-----';

interface CertificateFieldProps {
  control: Control<SsoValues>;
  /** True if the server has a certificate. The API never returns the certificate; it can only be replaced. */
  isStored: boolean;
}

/** The certificate of the identity provider. If the server has it, a click on "Replace" shows the field. */
function CertificateField({ control, isStored }: CertificateFieldProps) {
  const { t } = useTranslation('sso');
  const field = useFormField(control, 'idpCert');
  const [replacing, setReplacing] = useState(false);
  if (isStored && !replacing && field.value === '') {
    return (
      <div className={styles.stored}>
        <Badge tone="success" icon={CircleCheck}>
          {t('idp.certificateStored')}
        </Badge>
        <Button size="small" onClick={() => setReplacing(true)}>
          {t('idp.replaceCertificate')}
        </Button>
      </div>
    );
  }
  return (
    <TextAreaField
      label={t(isStored ? 'idp.replacementCertificate' : 'idp.certificate')}
      help={t(isStored ? 'idp.replacementHelp' : 'idp.certificateHelp')}
      required={!isStored}
      mono
      placeholder={PEM}
      {...field}
    />
  );
}
