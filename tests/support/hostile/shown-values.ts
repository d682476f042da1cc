import * as z from 'zod';
import { rowSchemas } from './row-schemas';

/** Strict schemas of the values that screens get from calls: no other key, no other type. Written by hand. */
const text = z.string().nullable();
const count = z.number().nullable();
const company = { companyCode: text, companyName: text };

export const problem = z.union([
  z.literal('unusable-token'),
  z.strictObject({
    kind: z.enum(['network', 'timeout', 'invalid-answer', 'http', 'in-doubt', 'unconfirmed']),
    status: z.number().nullable(),
    title: text,
    description: text,
    violations: z.array(z.strictObject({ propertyPath: z.string(), message: z.string() })),
    retryAfterMs: z.number().min(0).nullable(),
  }),
]);

export const done = z.literal(true);
export const nothing = z.null();
export const someText = z.string();
export const someFile = z.instanceof(Blob);
export const stopped = z.strictObject({ ended: z.boolean() });
export const found = z.strictObject({ found: z.boolean() });
export const counted = z.strictObject({ count: z.number().min(0) });
export const launched = z.strictObject({ executionId: z.number().nullable() });
export const made = z.strictObject({ id: z.number().nullable() });
export const methods = z.array(z.enum(['password', 'sso'])).min(1);
export const session = z.looseObject({
  token: z.string(),
  user: z.looseObject({ email: z.string().min(1), roles: z.array(z.string()).min(1), expiresAt: z.number() }),
});

export const user = z.strictObject({
  id: z.number(),
  email: z.string(),
  ...company,
  roles: z.array(z.string()),
  preferredLocale: text,
  createdAt: text,
  updatedAt: text,
  lastConnectionDate: text,
});
export const companyItem = z.strictObject({
  code: z.string().min(1),
  name: text,
  userNumber: count,
  jobInstanceNumber: count,
});
export const companyOptions = z.array(rowSchemas.companies).nullable();
export const people = z.array(z.strictObject({ email: z.string() }));
export const sso = z.strictObject({
  id: z.number().nullable(),
  companyCode: text,
  enabled: z.boolean(),
  spCertificate: text,
  idpEntityId: text,
  idpSsoUrl: text,
  idpSloUrl: text,
  idpCertSet: z.boolean(),
  domain: text,
  adminPasswordAllowed: z.boolean(),
  autoCreate: z.boolean(),
  adminGroup: text,
  userGroup: text,
  restrictedUserGroup: text,
});
export const connection = rowSchemas.connections.extend({
  iri: z.string(),
  stored: z.strictObject({
    clientIdSet: z.boolean(),
    secretSet: z.boolean(),
    userSet: z.boolean(),
    passwordSet: z.boolean(),
    permanentTokenSet: z.boolean(),
  }),
});

/** The item that a `POST` created, and the items that repetitions of this `POST` created. */
export const createdConnection = z.strictObject({ item: connection, repeats: z.array(connection) });
/** An address that the console may redirect to. */
export const provider = z
  .string()
  .refine((address) => /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/i.test(new URL(address).href));
export const warning = z.strictObject({ id: z.number(), message: z.string() });

/** A page of an online list. */
export const page = (item: z.ZodType) =>
  z.strictObject({ items: z.array(item), total: z.number(), hasUncounted: z.boolean(), ignoredFilters: z.boolean() });

/** A page that the worker requests. */
export const remotePage = (item: z.ZodType) =>
  z.strictObject({ items: z.array(item), total: z.number().nullable(), hasMore: z.boolean() });
