import * as z from 'zod/mini';
import { hostNames, requireFields, shortNames } from '@/shared/online-form/checks';
import type { ConnectionBodies, ConnectionPatches } from '@/data/online/connections';
import type { ConnectionItem } from '@/domain/connection';
import { companyChange, newCompany, withoutEmptySecrets } from './connection-values';

const fields = z.object({
  label: z.string(),
  domain: z.string(),
  app: z.boolean(),
  useEventWebhook: z.boolean(),
  permanentToken: z.string(),
  /** "" means no company. */
  companyCode: z.string(),
});
export type AssetServiceValues = z.infer<typeof fields>;

/**
 * The schema of the form. The token is required unless the connection uses the app or the server has a token.
 * @param connection null for a new connection
 */
export function assetServiceSchema(
  connection: ConnectionItem | null,
): z.ZodMiniType<AssetServiceValues, AssetServiceValues> {
  const isStored = connection?.stored.permanentTokenSet === true;
  const stored = connection === null ? null : assetServiceValues(connection);
  return fields.check(
    requireFields(({ app }) => ['label', 'domain', ...(app || isStored ? [] : (['permanentToken'] as const))]),
    shortNames(['label'], stored),
    hostNames(['domain'], stored),
  );
}

/** The form's values for a connection. A new connection (null) uses the app unless the user turns that off. */
export function assetServiceValues(connection: ConnectionItem | null): AssetServiceValues {
  return {
    label: connection?.label ?? '',
    domain: connection?.domain ?? '',
    app: connection?.app ?? true,
    useEventWebhook: connection?.useEventWebhook ?? false,
    permanentToken: '',
    companyCode: connection?.companyCode ?? '',
  };
}

/** The POST body for a new connection. */
export function newAssetService(values: AssetServiceValues): ConnectionBodies['bynder'] {
  const { app, useEventWebhook, permanentToken, companyCode } = values;
  const common = { label: values.label.trim(), domain: values.domain.trim(), app };
  return app ? { ...common, useEventWebhook } : { ...common, permanentToken, ...newCompany(companyCode) };
}

/**
 * The PATCH body for changed values. A connection that uses the app has the webhook setting; other connections have a
 * company and a token.
 * @param app true if the connection uses the app after the change
 */
export function assetServicePatch(changed: Partial<AssetServiceValues>, app: boolean): ConnectionPatches['bynder'] {
  const { label, domain, useEventWebhook, permanentToken, companyCode } = changed;
  return {
    ...(label !== undefined && { label: label.trim() }),
    ...(domain !== undefined && { domain: domain.trim() }),
    ...(changed.app !== undefined && { app }),
    ...(app && useEventWebhook !== undefined && { useEventWebhook }),
    ...(!app && withoutEmptySecrets({ permanentToken })),
    ...(!app && companyChange(companyCode)),
  };
}
