import * as z from 'zod/mini';
import { requireFields, shortNames, webAddresses } from '@/shared/online-form/checks';
import type { ConnectionBodies, ConnectionPatches } from '@/data/online/connections';
import type { ConnectionItem } from '@/domain/connection';
import { companyChange, newCompany, withoutEmptySecrets } from './connection-values';

const fields = z.object({
  label: z.string(),
  url: z.string(),
  /** "" means no company. */
  companyCode: z.string(),
  clientId: z.string(),
  secret: z.string(),
  user: z.string(),
  password: z.string(),
});
export type PimValues = z.infer<typeof fields>;

/** The names of the fields with secrets. */
export const PIM_SECRETS = ['clientId', 'secret', 'user', 'password'] as const;

/**
 * The schema of the form. A secret is required unless the server has it, or the PIM app created the connection.
 * @param connection null for a new connection
 */
export function pimSchema(connection: ConnectionItem | null): z.ZodMiniType<PimValues, PimValues> {
  const secrets =
    connection?.app === true ? [] : PIM_SECRETS.filter((name) => connection?.stored[`${name}Set`] !== true);
  const stored = connection === null ? null : pimValues(connection);
  return fields.check(
    requireFields(() => ['label', 'url', ...secrets]),
    shortNames(['label'], stored),
    webAddresses(['url'], stored),
  );
}

/** The form's initial values; `connection` is null for a new connection. */
export function pimValues(connection: ConnectionItem | null): PimValues {
  const { label, url, companyCode } = connection ?? { label: null, url: null, companyCode: null };
  const noSecrets = { clientId: '', secret: '', user: '', password: '' };
  return { label: label ?? '', url: url ?? '', companyCode: companyCode ?? '', ...noSecrets };
}

/** The POST body for a new connection. */
export function newPim({ companyCode, label, url, ...secrets }: PimValues): ConnectionBodies['akeneo'] {
  return { label: label.trim(), url: url.trim(), ...secrets, ...newCompany(companyCode) };
}

/** The PATCH body for changed values. Includes only the secrets that the user typed. */
export function pimPatch({ companyCode, label, url, ...secrets }: Partial<PimValues>): ConnectionPatches['akeneo'] {
  return {
    ...(label !== undefined && { label: label.trim() }),
    ...(url !== undefined && { url: url.trim() }),
    ...withoutEmptySecrets(secrets),
    ...companyChange(companyCode),
  };
}
