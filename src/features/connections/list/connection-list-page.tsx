import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCompanies, useFreshConnections } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { CONNECTION_TYPES } from '@/domain/connection';
import { LinkButton } from '@/ui/button/link-button';
import { SelectField } from '@/ui/form/select-field';
import { PageHead } from '@/ui/layout/page-head';
import { Stack } from '@/ui/layout/stack';
import { visible } from '@/lib/text/visible-text';
import { useConnectionCrumbs } from '../use-connection-crumbs';
import { ConnectionGroup } from './connection-group';
import styles from './list.module.css';
import { useArrivalToast } from './use-arrival-toast';
import { useCompanyChoice } from './use-company-choice';

/** /connections: three groups of cards, from this device and read anew when opened. */
export function ConnectionListPage() {
  const { t } = useTranslation('connections');
  const { superAdmin } = usePermissions();
  const companies = useCompanies() ?? [];
  const [company, chooseCompany] = useCompanyChoice();
  useFreshConnections();
  useArrivalToast();
  const showsCompanies = superAdmin && companies.length > 0;
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={useConnectionCrumbs()}
        actions={
          <LinkButton to="/connections/create" variant="primary" icon={Plus}>
            {t('action.create', { ns: 'common' })}
          </LinkButton>
        }
      />
      <Stack gap={8}>
        {showsCompanies && (
          <div className={styles.chooser}>
            <SelectField
              label={t('company')}
              options={companies.map(({ code, name }) => ({ value: code, label: visible(name) ?? code }))}
              placeholder={t('allCompanies')}
              value={company}
              onChange={chooseCompany}
            />
          </div>
        )}
        {CONNECTION_TYPES.map((type) => (
          <ConnectionGroup key={type} type={type} companyCode={showsCompanies ? company : ''} />
        ))}
      </Stack>
    </>
  );
}
