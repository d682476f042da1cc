import { useTranslation } from 'react-i18next';
import { serviceProvider } from '@/data/online/company-sso';
import { Section } from '@/ui/layout/section';
import { CopiedValue } from './copied-value';
import styles from './sso.module.css';

interface ServiceProviderSectionProps {
  companyCode: string;
  certificate: string | null;
}

/** What the identity provider must be told: derived from the company code, read-only. */
export function ServiceProviderSection({ companyCode, certificate }: ServiceProviderSectionProps) {
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
