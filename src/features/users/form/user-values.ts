import * as z from 'zod/mini';
import { isAlertEmail as isEmail } from '@/domain/instance-settings/alert-email';
import { LONGEST_NAME } from '@/shared/online-form/checks';
import type { NewUser, UserChange } from '@/data/online/users';
import type { User } from '@/domain/user';
import { DEFAULT_LANGUAGE, isLanguage } from '@/i18n/languages';

/** What the form of a new user holds; `companyCode` "" is no company. */
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

/** For a user that exists: the e-mail stays as it is, whatever the server took for one. */
export const knownUserSchema: z.ZodMiniType<UserValues, UserValues> = z.extend(userSchema, { email: z.string() });

export const NO_USER: UserValues = { email: '', companyCode: '', roles: [], preferredLocale: DEFAULT_LANGUAGE };

/** The values of a user that exists. */
export function valuesOf({ email, companyCode, roles, preferredLocale }: User): UserValues {
  const locale = isLanguage(preferredLocale) ? preferredLocale : DEFAULT_LANGUAGE;
  return { email, companyCode: companyCode ?? '', roles, preferredLocale: locale };
}

/** A violation of the company link belongs to the select. */
export const USER_ALIASES = { company: 'companyCode' };

/** The user that a filled form makes. */
export function newUserOf({ companyCode, ...values }: UserValues): NewUser {
  return { ...values, companyCode: companyCode === '' ? null : companyCode };
}

/** What the changed values of a form mean; the e-mail of a user never changes. */
export function changeOf({ companyCode, roles, preferredLocale }: Partial<UserValues>): UserChange {
  return {
    ...(companyCode !== undefined && { companyCode: companyCode === '' ? null : companyCode }),
    ...(roles !== undefined && { roles }),
    ...(preferredLocale !== undefined && { preferredLocale }),
  };
}
