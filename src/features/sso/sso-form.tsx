import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CompanySso } from '@/domain/company';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { useFormField } from '@/shared/online-form/use-form-field';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import { SwitchField } from '@/ui/form/switch-field';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { IdentityProviderSection } from './sections/identity-provider-section';
import { ServiceProviderSection } from './sections/service-provider-section';
import { ssoChange, ssoSchema, ssoValues, type SsoValues, type SsoWrite } from './sso-values';
import { UserManagementSection } from './sections/user-management-section';

interface SsoFormProps {
  companyCode: string;
  sso: CompanySso;
}

/** The configuration of a company: the switch, and while it is on everything else. Saving asks first. */
export function SsoForm({ companyCode, sso }: SsoFormProps) {
  const { t } = useTranslation('sso');
  const confirm = useConfirm();
  const { id } = sso;
  // A saved replacement is done with: the field goes back to saying that a certificate is stored.
  const [saves, setSaves] = useState(0);
  const toWire = (values: Partial<SsoValues>): SsoWrite => ({ id, change: ssoChange(values) });
  const online = useOnlineForm<SsoValues>({
    schema: ssoSchema(sso.idpCertSet, ssoValues(sso)),
    values: ssoValues(sso),
    method: id === null ? 'POST' : 'PATCH',
    toWire,
    confirm: (values) =>
      confirm({
        title: t('confirm.title'),
        text: t(values.enabled ? 'confirm.on' : 'confirm.off', { company: companyCode }),
      }),
    onSaved: () => setSaves((count) => count + 1),
    afterwards: (values) => ({ ...values, idpCert: '' }),
  });
  const { control } = online.form;
  const enabled = useFormField(control, 'enabled');
  const isOn = useWatch({ control, name: 'enabled' });
  return (
    <OnlineFormFrame attributes={online.attributes} unsaved={online.unsaved}>
      <SwitchField label={t('enabled')} help={t('enabledHelp')} {...enabled} />
      {isOn && (
        <>
          <ServiceProviderSection companyCode={companyCode} certificate={sso.spCertificate} />
          <IdentityProviderSection key={saves} control={control} certificateIsStored={sso.idpCertSet} />
          <UserManagementSection control={control} />
        </>
      )}
      <FormActions busy={online.busy} />
    </OnlineFormFrame>
  );
}
