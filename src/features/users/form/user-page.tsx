import { USERS_PATH } from '@/domain/addresses/paths';
import { UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useLoaded } from '@/data/online/use-loaded';
import { visible } from '@/lib/text/visible-text';
import { OnlineItem } from '@/shared/online-list/online-item';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { FormPage } from '@/shared/online-form/form-page';
import { useUserCrumbs } from '../use-user-crumbs';
import type { UserFormData } from '../users-loaders';
import { Stack } from '@/ui/layout/stack';
import { FirstSignIn } from './first-sign-in';
import { UserEditForm } from './user-edit-form';
import { useUserFacts } from './use-user-facts';

/** /user/{id} */
export function UserPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const loaded = useLoaded<UserFormData>();
  const name = visible(loaded.value?.user.email) ?? t('user', { id });
  const missing = (
    <EmptyState
      icon={UserX}
      title={t('missing.title', { id })}
      text={t('missing.text')}
      action={<LinkButton to={USERS_PATH}>{t('missing.back')}</LinkButton>}
    />
  );
  return (
    <FormPage title={name} crumbs={useUserCrumbs(name)} facts={useUserFacts(loaded.value?.user)}>
      <OnlineItem loaded={loaded} missing={missing}>
        {(data) => (
          <Stack gap={4} key={data.user.id}>
            <FirstSignIn user={data.user} />
            <UserEditForm data={data} />
          </Stack>
        )}
      </OnlineItem>
    </FormPage>
  );
}
