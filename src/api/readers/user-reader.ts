import * as z from 'zod/mini';
import type { User } from '@/domain/users/user';
import { readCompanyRelation } from './company-relation';
import { anything, id, moment, text, texts } from './tolerant';

const userSchema = z.object({
  id,
  email: text,
  company: anything,
  roles: texts,
  preferredLocale: text,
  createdAt: moment,
  updatedAt: moment,
  lastConnectionDate: moment,
});

/** Reads a user from an entry of a list or from the response for one user; null if it has no id. */
export function readUser(wire: unknown): User | null {
  const parsed = userSchema.safeParse(wire);
  if (!parsed.success) return null;
  const { company, email, ...fields } = parsed.data;
  return { ...fields, email: email ?? '', ...readCompanyRelation(company) };
}

const linkSchema = z.object({ data: z.string().check(z.minLength(1)) });

/** Reads the reset link of a response; null if there is none. */
export function readResetLink(wire: unknown): string | null {
  return linkSchema.safeParse(wire).data?.data ?? null;
}
