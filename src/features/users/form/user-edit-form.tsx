import { useTranslation } from 'react-i18next';
import { usePermissions, useSession } from '@/data/session/use-session';
import { switchLanguage } from '@/shared/account/switch-language';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { useDelete } from '@/shared/online-form/use-delete';
import { COMPANY_ALIASES } from '@/shared/online-form/place-in-form';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import type { UserFormData } from '../users-loaders';
import { UserFields } from './user-fields';
import { changeOf, existingUserSchema, valuesOf, type UserValues } from './user-values';
import { isSamePerson, personOf } from '@/domain/person';

/**
 * The form of an existing user. Users cannot delete their own account. If users change their own language, the language
 * of the console changes too.
 */
export function UserEditForm({ data: { user, companies } }: { data: UserFormData }) {
  const { t } = useTranslation('users');
  const { administrate } = usePermissions();
  const session = useSession();
  const own = session !== null && isSamePerson(personOf(user), personOf(session.user)) === true;
  const { form, attributes, busy, unchanged, unsaved, restored } = useOnlineForm<UserValues>({
    schema: existingUserSchema,
    values: valuesOf(user),
    method: 'PATCH',
    secrets: [],
    aliases: COMPANY_ALIASES,
    toWire: changeOf,
    onSaved: ({ preferredLocale }) => {
      if (own) switchLanguage(preferredLocale);
    },
  });
  const { remove, deleting } = useDelete({
    text: t('delete.text', { email: user.email }),
    action: t('delete.confirm'),
  });
  return (
    <OnlineFormFrame attributes={attributes} unsaved={unsaved} restored={restored}>
      <UserFields control={form.control} exists own={own} companies={companies} />
      <FormActions
        form={attributes.id}
        busy={busy}
        unchanged={unchanged}
        deleting={deleting}
        onDelete={administrate && !own ? remove : undefined}
      />
    </OnlineFormFrame>
  );
}
