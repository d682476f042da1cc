import * as z from 'zod/mini';
import { isAlertEmail as isEmail } from '@/domain/alert-email';
import { LONGEST_NAME } from '@/shared/online-form/checks';
import type { NewUser, UserChange } from '@/data/online/users';
import type { User } from '@/domain/users/user';
import { DEFAULT_LANGUAGE, isLanguage } from '@/i18n/languages';

/** The values of the form of a new user; `companyCode` "" means no company. */
export const userSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'error.required'),
      z.maxLength(LONGEST_NAME, 'online:check.tooLong'),
      z.refine(isEmail, 'error.email'),
    ),
  companyCode: z.string(),
  roles: z.array(z.string()).check(z.minLength(1, 'error.required')),
  preferredLocale: z.enum(['en', 'fr']),
});
export type UserValues = z.infer<typeof userSchema>;

/** The schema for an existing user. Does not validate the e-mail, which cannot change. */
export const existingUserSchema: z.ZodMiniType<UserValues, UserValues> = z.extend(userSchema, { email: z.string() });

/** The form's values for a new user. */
export const NO_USER: UserValues = { email: '', companyCode: '', roles: [], preferredLocale: DEFAULT_LANGUAGE };

/** The form's values for an existing user. */
export function valuesOf({ email, companyCode, roles, preferredLocale }: User): UserValues {
  const locale = isLanguage(preferredLocale) ? preferredLocale : DEFAULT_LANGUAGE;
  return { email, companyCode: companyCode ?? '', roles, preferredLocale: locale };
}

/** Converts the form's values to a new user. */
export function newUserOf({ companyCode, ...values }: UserValues): NewUser {
  return { ...values, companyCode: companyCode === '' ? null : companyCode };
}

/** Converts the changed values of the form to a change of the user. Omits the e-mail, which cannot change. */
export function changeOf({ companyCode, roles, preferredLocale }: Partial<UserValues>): UserChange {
  return {
    ...(companyCode !== undefined && { companyCode: companyCode === '' ? null : companyCode }),
    ...(roles !== undefined && { roles }),
    ...(preferredLocale !== undefined && { preferredLocale }),
  };
}
