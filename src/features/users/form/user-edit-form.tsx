import { useTranslation } from 'react-i18next';
import { usePermissions, useSession } from '@/data/session/use-session';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { useDelete } from '@/shared/online-form/use-delete';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import { problemText } from '@/i18n/problem-text';
import { chooseLanguage } from '@/i18n/start-i18n';
import type { UserFormData } from '../users-loaders';
import { UserFields } from './user-fields';
import { changeOf, knownUserSchema, USER_ALIASES, valuesOf, type UserValues } from './user-values';
import type { Session } from '@/domain/session-token';
import type { User } from '@/domain/user';

/**
 * The form of an existing user. A person cannot delete their own account. Changing their own language also changes the
 * console's.
 */
export function UserEditForm({ data: { user, companies } }: { data: UserFormData }) {
  const { t } = useTranslation('users');
  const { administrate } = usePermissions();
  const own = isOwnUser(user, useSession());
  const { form, attributes, busy, unsaved } = useOnlineForm<UserValues>({
    schema: knownUserSchema,
    values: valuesOf(user),
    method: 'PATCH',
    aliases: USER_ALIASES,
    toWire: changeOf,
    onSaved: ({ preferredLocale }) => {
      if (own) void chooseLanguage(preferredLocale);
    },
  });
  const { remove, deleting } = useDelete(
    { text: t('delete.text', { email: user.email }), action: t('delete.confirm') },
    (problem) => (problem.kind === 'http' ? t('error.occurred', { ns: 'common' }) : problemText(problem)),
  );
  return (
    <OnlineFormFrame attributes={attributes} unsaved={unsaved}>
      <UserFields control={form.control} exists own={own} companies={companies} />
      <FormActions
        form={attributes.id}
        busy={busy}
        deleting={deleting}
        onDelete={administrate && !own ? remove : undefined}
      />
    </OnlineFormFrame>
  );
}

/** Whether a user is the signed-in person; compares e-mails when the token has no id. */
function isOwnUser({ id, email }: Pick<User, 'id' | 'email'>, session: Session | null): boolean {
  if (session === null) return false;
  return session.user.id === null ? session.user.email.toLowerCase() === email.toLowerCase() : session.user.id === id;
}
