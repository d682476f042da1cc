import * as z from 'zod/mini';
import { readCompany } from './execution-reader';
import { anything, id, text, texts } from './tolerant';

const userSchema = z.object({
  id,
  email: text,
  company: anything,
  roles: texts,
  preferredLocale: text,
  createdAt: text,
  updatedAt: text,
  lastConnectionDate: text,
});

/** A user as the screens show it. Dates are ISO 8601. */
export interface User {
  id: number;
  email: string;
  companyCode: string | null;
  companyName: string | null;
  /** As the server has them, also roles that the console does not know. */
  roles: string[];
  preferredLocale: string | null;
  createdAt: string | null;
  updatedAt: string | null;
  lastConnectionDate: string | null;
}

/** Reads a user of a list or an item; null without an id. */
export function readUser(wire: unknown): User | null {
  const parsed = userSchema.safeParse(wire);
  if (!parsed.success) return null;
  const { company, email, ...fields } = parsed.data;
  return { ...fields, email: email ?? '', ...readCompany(company) };
}

const linkSchema = z.object({ data: z.string().check(z.minLength(1)) });

/** The reset link of an answer; null when it carries none. */
export function readResetLink(wire: unknown): string | null {
  return linkSchema.safeParse(wire).data?.data ?? null;
}
