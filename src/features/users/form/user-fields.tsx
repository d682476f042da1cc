import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CompanyRow } from '@/domain/company';
import { usePermissions } from '@/data/session/use-session';
import { ROLES } from '@/domain/permissions';
import { useFormField } from '@/shared/online-form/use-form-field';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { ChoiceField } from '@/ui/pick/choice-field';
import { SelectField } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import type { Option } from '@/ui/pick/option';
import { visible } from '@/lib/text/visible-text';
import type { UserValues } from './user-values';
import { typedEntries } from '@/lib/typed-entries';

const LOCALES = typedEntries(LANGUAGES).map(([value, label]): Option<Language> => ({ value, label }));
/** The roles, weakest first. */
const WEAK_TO_STRONG = [...ROLES].reverse();

interface UserFieldsProps {
  control: Control<UserValues>;
  /** True for an existing user, whose e-mail cannot change. */
  exists: boolean;
  /** True for the signed-in user's own account, whose roles cannot change. */
  own: boolean;
  companies: readonly CompanyRow[] | null;
}

/** The fields of a user, also used for the signed-in user's own account. */
export function UserFields({ control, exists, own, companies }: UserFieldsProps) {
  const { t } = useTranslation('users');
  const { superAdmin, administrate } = usePermissions();
  const email = useFormField(control, 'email');
  const company = useFormField(control, 'companyCode');
  const roles = useFormField(control, 'roles');
  const locale = useFormField(control, 'preferredLocale');
  const roleOptions = WEAK_TO_STRONG.filter(
    (role) => superAdmin || role !== 'ROLE_ADMIN' || roles.value.includes(role),
  ).map((role) => ({ value: role, label: t(`role.${role}`, { ns: 'common' }) }));
  const companyOptions = companies?.map(({ code, name }) => ({ value: code, label: visible(name) ?? code })) ?? [];
  return (
    <>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="off"
        readOnly={exists}
        required={!exists}
        help={exists ? t('emailFixed') : undefined}
        {...email}
      />
      {superAdmin && companyOptions.length > 0 && (
        <SelectField
          label={t('company')}
          help={t('companyHelp')}
          options={companyOptions}
          placeholder={t('noCompany')}
          {...company}
        />
      )}
      {(administrate || own) && (
        <ChoiceField
          label={t('roles')}
          options={own ? roleOptions.filter(({ value }) => roles.value.includes(value)) : roleOptions}
          readOnly={own}
          required={!own}
          help={own ? t('rolesOwn') : undefined}
          {...roles}
        />
      )}
      <SelectField label={t('preferredLocale')} options={LOCALES} {...locale} />
    </>
  );
}
