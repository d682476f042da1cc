import { randomBytes } from 'node:crypto';
import { Cron } from 'croner';
import type { Passwords } from '../http/auth/passwords';
import type { Queryable } from '../store/database';
import { sealAll, type Vault } from '../store/vault';
import { accountRows } from './accounts';
import { connectionSeeds } from './connections';
import { seedExecutions } from './seed-executions';
import { seededFailures } from './failures';
import { instanceSeeds, type InstanceSeed } from './instances';

const companies = [
  ['acme', 'Acme Furniture'],
  ['globex', 'Globex'],
  ['initech', 'Initech'],
] as const;

const companyId = (code: string | null): number | null =>
  code === null ? null : companies.findIndex(([known]) => known === code) + 1;

async function insertAccounts(tx: Queryable, passwords: Passwords): Promise<void> {
  for (const row of await accountRows(passwords)) {
    await tx.query(
      `insert into users (email, company_id, roles, password_hash, sign_in_methods, preferred_locale, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, now() - interval '400 days', now() - interval '40 days')`,
      [row.email, companyId(row.company), [row.role], row.passwordHash, row.methods, row.locale],
    );
  }
}

async function insertConnections(tx: Queryable, vault: Vault): Promise<void> {
  for (const { kind, company, label, fields, secrets } of connectionSeeds) {
    await tx.query('insert into connections (kind, company_id, label, fields, secrets) values ($1, $2, $3, $4, $5)', [
      kind,
      companyId(company),
      label,
      JSON.stringify(fields),
      JSON.stringify(sealAll(vault, secrets, 'connection')),
    ]);
  }
}

async function insertInstance(tx: Queryable, seed: InstanceSeed): Promise<void> {
  const nextLaunch = seed.cronExpression ? new Cron(seed.cronExpression, { timezone: 'UTC' }).nextRun() : null;
  await tx.query(
    `insert into job_instances (code, label, job_code, company_id, description, configuration, cron_expression,
       send_error_email, error_alert_emails, next_launch_at, version, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, now() - interval '200 days', now() - interval '20 days')`,
    [
      seed.code,
      seed.label,
      seed.jobCode,
      companyId(seed.company),
      seed.description,
      seed.configuration,
      seed.cronExpression,
      seed.errorAlertEmails.length > 0,
      seed.errorAlertEmails,
      nextLaunch,
    ],
  );
  const changeSet = JSON.stringify({ enabled: { old: null, new: true }, label: { old: null, new: seed.label } });
  await tx.query(
    `insert into versions (entity_type, entity_id, version, username, logged_at, change_set)
     values ('job_instances', $1, 1, 'super@console.test', now() - interval '200 days', $2)`,
    [seed.code, changeSet],
  );
}

/**
 * For each instance that a change broke, adds this change to the instance's history as a version.
 * @param times the times of the changes (ISO 8601); the keys are the codes of the instances
 */
async function insertBreakingChanges(tx: Queryable, times: ReadonlyMap<string, string>): Promise<void> {
  for (const { code, before } of seededFailures) {
    const at = times.get(code);
    const seed = instanceSeeds.find((each) => each.code === code);
    if (at === undefined || before === null || seed === undefined) continue;
    const old = before(JSON.parse(seed.configuration) as Record<string, unknown>);
    const changeSet = { configuration: { old: JSON.stringify(old, null, 2), new: seed.configuration } };
    await tx.query('update job_instances set version = 2, updated_at = $2 where code = $1', [code, at]);
    await tx.query(
      `insert into versions (entity_type, entity_id, version, username, logged_at, change_set)
       values ('job_instances', $1, 2, 'user@acme.test', $2, $3)`,
      [code, at, JSON.stringify(changeSet)],
    );
  }
}

async function insertSecrets(tx: Queryable, vault: Vault): Promise<void> {
  await tx.query(
    `insert into secured_variables (job_instance_id, code, value)
    select id, v, $1 from job_instances, unnest(array['BYNDER_TOKEN', 'IMATAG_API_KEY']) v
    where job_code = 'bynder_imatag_watermark'`,
    [vault.seal('demo', 'variable')],
  );
}

async function insertSso(tx: Queryable): Promise<void> {
  await tx.query(
    `insert into company_sso (company_id, enabled, sp_certificate, idp_entity_id, idp_sso_url, idp_slo_url, idp_cert,
       domain, admin_password_allowed)
     values ($1, true, 'MIIC-demo', 'https://idp.globex.example/metadata', 'https://idp.globex.example/sso',
       'https://idp.globex.example/slo', 'MIIC-idp', 'globex.test', true)`,
    [companyId('globex')],
  );
}

/** The services that encrypt secrets and hash passwords. */
export interface SecretServices {
  vault: Vault;
  passwords: Passwords;
}

async function insertTokenSecret(tx: Queryable, vault: Vault): Promise<void> {
  await tx.query(`insert into settings values ('tokenSecret', $1) on conflict do nothing`, [
    vault.seal(randomBytes(48).toString('base64'), 'tokens'),
  ]);
}

/**
 * Prepares an empty store for real use: no sample data and one super administrator. The super administrator asks for
 * the link for a forgotten password and sets a password with it.
 */
export async function seedFirstAdministrator(tx: Queryable, { vault }: SecretServices, email: string): Promise<void> {
  await insertTokenSecret(tx, vault);
  await tx.query(`insert into users (email, roles) values ($1, '{ROLE_ADMIN}')`, [email.trim().toLowerCase()]);
}

/** Fills an empty store with the sample data, with this number of finished executions. */
export async function seedStore(tx: Queryable, { vault, passwords }: SecretServices, executions = 400): Promise<void> {
  await insertTokenSecret(tx, vault);
  for (const company of companies) await tx.query('insert into companies (code, name) values ($1, $2)', company);
  await insertAccounts(tx, passwords);
  await insertConnections(tx, vault);
  for (const seed of instanceSeeds) await insertInstance(tx, seed);
  await insertSecrets(tx, vault);
  await insertSso(tx);
  await insertBreakingChanges(tx, await seedExecutions(tx, executions));
}
