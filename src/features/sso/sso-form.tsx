import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CompanySso } from '@/domain/company';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { useFormField } from '@/shared/online-form/use-form-field';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import { SwitchField } from '@/ui/form/switch-field';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { IdentityProviderSection } from './identity-provider-section';
import { ssoChange, ssoSchema, ssoValues, type SsoValues, type SsoWrite } from './sso-values';
import { serviceProvider } from '@/data/online/company-sso';
import { Section } from '@/ui/layout/section';
import styles from './sso.module.css';
import { TextAreaField } from '@/ui/form/text-area-field';
import { TextField } from '@/ui/form/text-field';
import { Copyable } from '@/ui/form/copyable';

interface SsoFormProps {
  companyCode: string;
  /** The name of the company; its code if it has no name. */
  companyName: string;
  sso: CompanySso;
}

/** The form of a company's single sign-on: a switch and, while it is on, all settings. Save asks for confirmation. */
export function SsoForm({ companyCode, companyName, sso }: SsoFormProps) {
  const { t } = useTranslation('sso');
  const confirm = useConfirm();
  const { id } = sso;
  // After each save, a new key resets the certificate field. It then shows again that a certificate is stored.
  const [saves, setSaves] = useState(0);
  const toWire = (values: Partial<SsoValues>): SsoWrite => ({ id, change: ssoChange(values) });
  const { form, attributes, busy, unchanged, unsaved, restored } = useOnlineForm<SsoValues>({
    schema: ssoSchema(sso.idpCertSet, ssoValues(sso)),
    values: ssoValues(sso),
    secrets: ['idpCert'],
    method: id === null ? 'POST' : 'PATCH',
    toWire,
    confirm: (values) =>
      confirm({
        title: t('confirm.title'),
        text: t(values.enabled ? 'confirm.on' : 'confirm.off', { company: companyName }),
        action: t('confirm.verb'),
      }),
    onSaved: () => setSaves((count) => count + 1),
    afterwards: (values) => ({ ...values, idpCert: '' }),
  });
  const { control } = form;
  const enabled = useFormField(control, 'enabled');
  const isOn = useWatch({ control, name: 'enabled' });
  return (
    <OnlineFormFrame attributes={attributes} unsaved={unsaved} restored={restored}>
      <SwitchField label={t('enabled')} help={t('enabledHelp')} {...enabled} />
      {isOn && (
        <>
          <ServiceProviderSection companyCode={companyCode} certificate={sso.spCertificate} />
          <IdentityProviderSection key={saves} control={control} certificateIsStored={sso.idpCertSet} />
          <UserManagementSection control={control} />
        </>
      )}
      <FormActions form={attributes.id} busy={busy} unchanged={unchanged} />
    </OnlineFormFrame>
  );
}

interface ServiceProviderSectionProps {
  companyCode: string;
  certificate: string | null;
}

/** The values that a person copies into the identity provider. The addresses contain the code of the company. */
function ServiceProviderSection({ companyCode, certificate }: ServiceProviderSectionProps) {
  const { t } = useTranslation('sso');
  const { metadataUrl, acsUrl } = serviceProvider(companyCode);
  return (
    <Section title={t('sp.title')} hint={t('sp.hint')}>
      <div className={styles.part}>
        <CopiedValue label={t('sp.metadataUrl')} value={metadataUrl} copyLabel={t('sp.copyMetadataUrl')} />
        <CopiedValue label={t('sp.acsUrl')} value={acsUrl} copyLabel={t('sp.copyAcsUrl')} />
        <CopiedValue label={t('sp.entityId')} value={metadataUrl} copyLabel={t('sp.copyEntityId')} />
        {certificate === null ? (
          <p>{t('sp.noCertificate')}</p>
        ) : (
          <CopiedValue label={t('sp.certificate')} value={certificate} copyLabel={t('sp.copyCertificate')} lines={4} />
        )}
      </div>
    </Section>
  );
}

interface CopiedValueProps {
  label: string;
  value: string;
  /** The label of the copy button. */
  copyLabel: string;
  lines?: number;
}

const ignoreChange = (): void => {};

/** A value to copy into the identity provider. */
function CopiedValue({ label, value, copyLabel, lines = 1 }: CopiedValueProps) {
  const Field = lines > 1 ? TextAreaField : TextField;
  return (
    <Copyable text={value} label={copyLabel}>
      <Field label={label} mono readOnly value={value} onChange={ignoreChange} {...(lines > 1 && { rows: lines })} />
    </Copyable>
  );
}

/** Who may still sign in with a password, and which group of the identity provider gives which role. */
function UserManagementSection({ control }: { control: Control<SsoValues> }) {
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
