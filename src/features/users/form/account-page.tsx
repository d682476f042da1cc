import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLoaded } from '@/data/online/use-loaded';
import { useSession } from '@/data/session/use-session';
import { OnlineItem } from '@/shared/online-list/online-item';
import { FormPage, FormTab } from '@/shared/online-form/form-page';
import { Tabs } from '@/ui/pick/chakra/tabs';
import { UserEditForm } from './user-edit-form';
import { useUserFacts } from './use-user-facts';
import type { UserFormData } from '../users-loaders';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { isAcceptedPassword } from '@/domain/users/password-rules';
import { HOME_PATH } from '@/domain/addresses/paths';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { useFormField } from '@/shared/online-form/use-form-field';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import { PasswordChecklist } from '@/shared/account/password-checklist';
import { PasswordField } from '@/ui/form/password-field';
import { Stack } from '@/ui/layout/stack';

type AccountTab = 'general' | 'security';

/** /user_profile: the signed-in user's data and password. Both forms stay mounted when the user switches tabs. */
export function AccountPage() {
  const { t } = useTranslation('users');
  const loaded = useLoaded<UserFormData>();
  const email = useSession()?.user.email;
  const [params, setParams] = useSearchParams();
  const tab: AccountTab = params.get('tab') === 'security' ? 'security' : 'general';
  return (
    <FormPage
      title={t('account.title')}
      crumbs={[{ label: t('app.home', { ns: 'common' }), to: HOME_PATH }, { label: t('account.title') }]}
      facts={[loaded.value?.user.email ?? email, ...useUserFacts(loaded.value?.user)]}
    >
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
            <FormTab shown={tab === 'general'}>
              <UserEditForm data={data} />
            </FormTab>
            <FormTab shown={tab === 'security'}>
              <PasswordForm email={data.user.email} />
            </FormTab>
          </Tabs>
        )}
      </OnlineItem>
    </FormPage>
  );
}

const schema = z.object({
  currentPlainPassword: z.string().check(z.minLength(1, 'error.required')),
  plainPassword: z.string(),
  toCheckPlainPassword: z.string(),
});
const EMPTY = { currentPlainPassword: '', plainPassword: '', toCheckPlainPassword: '' };
const PASSWORDS = ['currentPlainPassword', 'plainPassword', 'toCheckPlainPassword'] as const;

/** The Security tab: the current password and the new password, which is typed twice, with the password rules. */
function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('users');
  const { form, attributes, busy, unchanged, restored } = useOnlineForm({
    schema,
    values: EMPTY,
    method: 'PATCH',
    secrets: PASSWORDS,
    afterwards: () => EMPTY,
    savedText: t('account.passwordUpdated'),
  });
  const { control } = form;
  const current = useFormField(control, 'currentPlainPassword');
  const password = useFormField(control, 'plainPassword');
  const repeated = useFormField(control, 'toCheckPlainPassword');
  const typed = useWatch({ control });
  const [first, second] = [typed.plainPassword ?? '', typed.toCheckPlainPassword ?? ''];
  const differs = second !== '' && first !== second;
  return (
    <OnlineFormFrame attributes={attributes} restored={restored}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={t('account.currentPassword')} autoComplete="current-password" required {...current} />
      <Stack gap={2}>
        <PasswordField label={t('account.newPassword')} autoComplete="new-password" required {...password} />
        <PasswordChecklist password={first} />
      </Stack>
      <PasswordField
        label={t('account.repeatPassword')}
        autoComplete="new-password"
        required
        {...repeated}
        error={differs ? t('error.passwordsDiffer', { ns: 'common' }) : repeated.error}
      />
      <FormActions
        form={attributes.id}
        busy={busy}
        unchanged={unchanged}
        disabled={typed.currentPlainPassword === '' || !isAcceptedPassword(first, second)}
      />
    </OnlineFormFrame>
  );
}
