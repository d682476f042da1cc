import { COMPANIES_PATH, companySsoPath } from '@/domain/paths';
import { Building2, KeySquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useLoaded } from '@/data/online/use-loaded';
import { usePermissions } from '@/data/session/use-session';
import type { Company } from '@/domain/company';
import { OnlineItem } from '@/shared/online-list/online-item';
import { useFormat } from '@/i18n/format/use-format';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead } from '@/ui/layout/page-head';
import { visible } from '@/lib/text/visible-text';
import { useCompanyCrumbs } from '../use-company-crumbs';
import { CompanyEditForm } from './company-edit-form';

/** /company/{code}: name, counts, and for the super administrator the way to its single sign-on. */
export function CompanyPage() {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const { code = '' } = useParams();
  const loaded = useLoaded<Company>();
  const company = loaded.value;
  const title = visible(company?.name) ?? code;
  const missing = (
    <EmptyState
      icon={Building2}
      title={t('missing.title', { code })}
      text={t('missing.text')}
      action={superAdmin && <LinkButton to={COMPANIES_PATH}>{t('missing.back')}</LinkButton>}
    />
  );
  return (
    <>
      <PageHead
        title={title}
        crumbs={useCompanyCrumbs(title)}
        facts={[
          company?.userNumber != null &&
            t('users', { count: company.userNumber, number: format.number(company.userNumber) }),
          company?.jobInstanceNumber != null &&
            t('instances', { count: company.jobInstanceNumber, number: format.number(company.jobInstanceNumber) }),
        ]}
        actions={
          company !== undefined && (
            <LinkButton to={companySsoPath(company.code)} icon={KeySquare}>
              {t('sso')}
            </LinkButton>
          )
        }
      />
      <OnlineItem loaded={loaded} missing={missing} skeletonRows={2}>
        {(read) => <CompanyEditForm key={read.code} company={read} />}
      </OnlineItem>
    </>
  );
}
