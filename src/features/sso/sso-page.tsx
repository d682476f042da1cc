import { codeInPath } from '@/domain/addresses/path-segments';
import { companyPath } from '@/domain/addresses/links';
import { COMPANIES_PATH, HOME_PATH, SYSTEM_PATH } from '@/domain/addresses/paths';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { NamedSso } from '@/data/online/company-sso';
import { useLoaded } from '@/data/online/use-loaded';
import { usePermissions } from '@/data/session/use-session';
import { visible } from '@/lib/text/visible-text';
import { OnlineItem } from '@/shared/online-list/online-item';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { FormPage } from '@/shared/online-form/form-page';
import type { Crumb } from '@/ui/layout/page-head';
import { SsoForm } from './sso-form';

/** /company/{code}/sso */
export function SsoPage() {
  const { t } = useTranslation('sso');
  const code = codeInPath(useLocation().pathname);
  const loaded = useLoaded<NamedSso>();
  const name = visible(loaded.value?.companyName) ?? code;
  const missing = (
    <EmptyState
      icon={Building2}
      title={t('missing.title', { code })}
      action={<LinkButton to={SYSTEM_PATH}>{t('missing.back')}</LinkButton>}
    />
  );
  return (
    <FormPage title={t('title')} crumbs={useSsoCrumbs(code, name)} facts={[loaded.value && name]}>
      <OnlineItem loaded={loaded} missing={missing} skeletonRows={2}>
        {({ sso }) => <SsoForm key={code} companyCode={code} companyName={name} sso={sso} />}
      </OnlineItem>
    </FormPage>
  );
}

/** Breadcrumbs: Home, System, the list and the company (for the super administrator only), and this page. */
function useSsoCrumbs(code: string, name: string): readonly Crumb[] {
  const { t } = useTranslation('sso');
  const { superAdmin } = usePermissions();
  const companies = [
    { label: t('title', { ns: 'companies' }), to: COMPANIES_PATH },
    { label: name, to: companyPath(code) },
  ];
  return [
    { label: t('app.home', { ns: 'common' }), to: HOME_PATH },
    { label: t('nav.system', { ns: 'common' }), to: SYSTEM_PATH },
    ...(superAdmin ? companies : []),
    { label: t('title') },
  ];
}
