/** The three kinds of connections. */
export type ConnectionKind = 'akeneo' | 'bynder' | 'shopify';

/** A connection of the sample data. Its id is its position in the list, from 1. */
export interface ConnectionSeed {
  kind: ConnectionKind;
  company: string;
  label: string;
  fields: Record<string, string | boolean | null>;
  secrets: Record<string, string>;
}

const pim = (company: string, label: string, host: string, app: boolean): ConnectionSeed => ({
  kind: 'akeneo',
  company,
  label,
  fields: { url: `https://${host}`, version: '7.0.42', app },
  secrets: app ? {} : { clientId: '3_demo', secret: 'demo-secret', user: 'sync', password: 'demo-password' },
});

const assets = (company: string, label: string, domain: string, app: boolean): ConnectionSeed => ({
  kind: 'bynder',
  company,
  label,
  fields: { domain, app, useEventWebhook: app },
  secrets: app ? {} : { permanentToken: 'demo-token' },
});

const shop = (company: string, label: string, shopUrl: string, revoked = false): ConnectionSeed => ({
  kind: 'shopify',
  company,
  label,
  fields: revoked ? { shopUrl, revoked } : { shopUrl },
  secrets: { accessToken: 'demo-access' },
});

/**
 * The connections of the sample data. Some of them make connection tests and runs fail: a host below
 * `unreachable.example` never answers, and the token of one shop has been revoked.
 */
export const connectionSeeds: readonly ConnectionSeed[] = [
  pim('acme', 'Acme PIM', 'pim.acme.example', false),
  pim('acme', 'Acme PIM app', 'pim-app.acme.example', true),
  pim('acme', 'Acme PIM (old staging)', 'staging.unreachable.example', false),
  pim('globex', 'Globex PIM', 'pim.globex.example', false),
  pim('globex', 'Globex PIM staging', 'pim-staging.globex.example', false),
  pim('initech', 'Initech PIM', 'pim.initech.example', true),
  assets('acme', 'Acme media library', 'acme.media.example', true),
  assets('acme', 'Acme archive', 'archive.acme.media.example', false),
  assets('acme', 'Acme press', 'press.acme.media.example', false),
  assets('globex', 'Globex media library', 'globex.media.example', true),
  assets('globex', 'Globex events', 'events.globex.media.example', false),
  assets('initech', 'Initech media library', 'initech.media.example', false),
  shop('acme', 'Acme shop', 'acme.shop.example', true),
  shop('acme', 'Acme outlet', 'acme-outlet.shop.example'),
  shop('acme', 'Acme B2B', 'acme-b2b.shop.example'),
  shop('globex', 'Globex shop', 'globex.shop.example'),
  shop('globex', 'Globex France', 'globex-fr.shop.example'),
  shop('initech', 'Initech shop', 'initech.shop.example'),
  shop('acme', 'Acme pop-up (closed)', 'popup.unreachable.example'),
  assets('initech', 'Initech archive (moved)', 'archive.unreachable.example', false),
];

/** The id of the sample connection with this label; 0 if there is none. */
export function connectionId(label: string): number {
  return connectionSeeds.findIndex((connection) => connection.label === label) + 1;
}
