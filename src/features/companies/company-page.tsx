import { codeInPath } from '@/domain/addresses/path-segments';
import { companySsoPath } from '@/domain/addresses/links';
import { COMPANIES_PATH, NEW_USER_PATH, USERS_PATH } from '@/domain/addresses/paths';
import { Building2, KeySquare, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useLoaded } from '@/data/online/use-loaded';
import { usePermissions } from '@/data/session/use-session';
import type { Company } from '@/domain/company';
import { OnlineItem } from '@/shared/online-list/online-item';
import { useFormat } from '@/i18n/format/use-format';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { FormPage } from '@/shared/online-form/form-page';
import { encodeSegment } from '@/lib/addresses/encode-segment';
import { Banner } from '@/ui/feedback/banner';
import { visible } from '@/lib/text/visible-text';
import { useCompanyCrumbs } from './use-company-crumbs';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { useDelete } from '@/shared/online-form/use-delete';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import { CompanyFields, companySchema } from './company-fields';
import styles from './company-page.module.css';

/** /company/{code}: name, counts, and a link to the company's single sign-on. */
export function CompanyPage() {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const code = codeInPath(useLocation().pathname);
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
    <FormPage
      title={title}
      crumbs={useCompanyCrumbs(title)}
      facts={[
        company === undefined ? undefined : null,
        company?.userNumber != null && (
          <UserCount
            key="users"
            code={company.code}
            text={t('users', { count: company.userNumber, number: format.number(company.userNumber) })}
          />
        ),
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
    >
      <OnlineItem loaded={loaded} missing={missing} skeletonRows={2}>
        {(read) => <CompanyEditForm key={read.code} company={read} />}
      </OnlineItem>
    </FormPage>
  );
}

/** The number of users of a company. For the super administrator, it is a link to these users. */
function UserCount({ code, text }: { code: string; text: string }) {
  const { superAdmin } = usePermissions();
  return superAdmin ? (
    <Link className={styles.users} to={`${USERS_PATH}?company=${encodeSegment(code)}`}>
      {text}
    </Link>
  ) : (
    text
  );
}

/** Offers to create the first user of a company. */
function FirstUser({ code }: { code: string }) {
  const { t } = useTranslation('companies');
  return (
    <Banner
      kind="info"
      action={
        <LinkButton size="small" icon={UserPlus} to={`${NEW_USER_PATH}?company=${encodeSegment(code)}`}>
          {t('firstUser.add')}
        </LinkButton>
      }
    >
      {t('firstUser.text')}
    </Banner>
  );
}

/** The form of an existing company. Only the super administrator can change or delete the company. */
function CompanyEditForm({ company }: { company: Company }) {
  const { t } = useTranslation('companies');
  const { superAdmin } = usePermissions();
  const { code, name, userNumber, jobInstanceNumber } = company;
  const { form, attributes, busy, unchanged, unsaved, restored } = useOnlineForm({
    schema: companySchema,
    values: { code, name: name ?? '' },
    method: 'PATCH',
    secrets: [],
    savedText: t('success.saved', { ns: 'common' }),
  });
  const isUsed = (userNumber ?? 0) + (jobInstanceNumber ?? 0) > 0;
  const { remove, deleting } = useDelete(
    { text: t('delete.text', { name: visible(name) ?? code }), action: t('delete.confirm') },
    t(isUsed ? 'delete.used' : 'delete.failed'),
  );
  return (
    <OnlineFormFrame attributes={attributes} unsaved={unsaved} restored={restored}>
      {superAdmin && userNumber === 0 && <FirstUser code={code} />}
      <CompanyFields control={form.control} exists readOnly={!superAdmin} />
      {superAdmin && (
        <FormActions form={attributes.id} busy={busy} unchanged={unchanged} deleting={deleting} onDelete={remove} />
      )}
    </OnlineFormFrame>
  );
}
