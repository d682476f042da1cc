import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLoaded } from '@/data/online/use-loaded';
import { OnlineItem } from '@/shared/online-list/online-item';
import { PageHead } from '@/ui/layout/page-head';
import { Tabs } from '@/ui/layout/tabs';
import { UserEditForm } from '../form/user-edit-form';
import { UserFacts } from '../form/user-facts';
import type { UserFormData } from '../users-loaders';
import { PasswordForm } from './password-form';

type AccountTab = 'general' | 'security';

/** /user_profile: one's own data and password. Both forms stay while the other one is in view. */
export function AccountPage() {
  const { t } = useTranslation('users');
  const loaded = useLoaded<UserFormData>();
  const [params, setParams] = useSearchParams();
  const tab: AccountTab = params.get('tab') === 'security' ? 'security' : 'general';
  return (
    <>
      <PageHead
        title={t('account.title')}
        crumbs={[{ label: t('app.home', { ns: 'common' }), to: '/' }, { label: t('account.title') }]}
        facts={[
          loaded.value?.user.email,
          loaded.value !== undefined && <UserFacts key="facts" user={loaded.value.user} />,
        ]}
      />
      <OnlineItem loaded={loaded}>
        {(data) => (
          <Tabs<AccountTab>
            label={t('account.tabs')}
            items={[
              { value: 'general', label: t('account.general') },
              { value: 'security', label: t('account.security') },
            ]}
            value={tab}
            onChange={(next) => setParams(next === 'general' ? {} : { tab: next }, { replace: true })}
          >
            <div hidden={tab !== 'general'}>
              <UserEditForm data={data} />
            </div>
            <div hidden={tab !== 'security'}>
              <PasswordForm email={data.user.email} />
            </div>
          </Tabs>
        )}
      </OnlineItem>
    </>
  );
}
