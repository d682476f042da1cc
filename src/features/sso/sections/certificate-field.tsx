import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormField } from '@/shared/online-form/use-form-field';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/feedback/badge';
import { TextAreaField } from '@/ui/form/text-area-field';
import styles from './sso.module.css';
import type { SsoValues } from '../sso-values';

const PEM = '-----BEGIN CERTIFICATE-----';

interface CertificateFieldProps {
  control: Control<SsoValues>;
  /** A certificate is stored; it is never shown, only replaced. */
  isStored: boolean;
}

/** The certificate of the identity provider, or its replacement. */
export function CertificateField({ control, isStored }: CertificateFieldProps) {
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
