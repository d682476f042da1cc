import { codeViolations } from '../address-rules';
import { alreadyUsed, notFound, refuseViolations, violation } from '../../http/problem';
import type { Call } from '../../http/call';
import { companyScope } from '../../http/auth/signed-in-user';
import { queryOne, type Database, type Queryable, type SqlValue } from '../../store/database';
import { readCompany } from '../company-relation';
import { changeSet, readChanges, type Changes } from './instance-fields';
import { findInstance, type InstanceRow } from './instance-row';
import { instanceViolations, nextLaunch } from './instance-rules';

interface NewVersion {
  code: string;
  version: number;
  username: string | null;
  changes: Record<string, unknown>;
}

/** Adds a version to the history of an instance. `username` is null when the system made the change. */
export async function addVersion(tx: Queryable, { code, version, username, changes }: NewVersion): Promise<void> {
  await tx.query(
    `insert into versions (entity_type, entity_id, version, username, change_set) values ('job_instances', $1, $2, $3, $4)`,
    [code, version, username, JSON.stringify(changes)],
  );
}

async function write(tx: Queryable, before: InstanceRow, changes: Changes): Promise<void> {
  const values = new Map<string, SqlValue>(changes);
  const cron = changes.has('cron_expression') ? changes.get('cron_expression') : before.cron_expression;
  values.set('next_launch_at', nextLaunch(typeof cron === 'string' ? cron : null) ?? null);
  const columns = [...values.keys()];
  const assignments = columns.map((column, place) => `${column} = $${place + 2}`).join(', ');
  await tx.query(`update job_instances set ${assignments}, version = version + 1, updated_at = now() where id = $1`, [
    before.id,
    ...values.values(),
  ]);
}

/** Changes the fields that are in the call. When no value changes, no version is created. */
export async function changeInstance(call: Call): Promise<void> {
  await call.db.transaction(async (tx) => {
    const before = await findInstance(tx, call.params.code, companyScope(call.user), true);
    if (!before) throw notFound();
    const changes = readChanges(call.body, call.user.role);
    refuseViolations([
      ...call.bodyViolations,
      ...(await instanceViolations(tx, { ...before, ...Object.fromEntries(changes) })),
    ]);
    const difference = changeSet(before, changes);
    if (Object.keys(difference).length === 0) return;
    await write(tx, before, changes);
    const version = before.version + 1;
    await addVersion(tx, { code: before.code, version, username: call.user.email, changes: difference });
  });
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Creates an instance and its first version. Returns its code. */
export async function makeInstance(call: Call): Promise<string> {
  const { body, user } = call;
  const [code, jobCode] = [text(body.code), text(body.jobCode)];
  await call.db.transaction(async (tx) => {
    const company = await readCompany(tx, body.company);
    const changes = readChanges({ enabled: true, configuration: '{}', ...body }, user.role);
    const draft = { ...Object.fromEntries(changes), code, job_code: jobCode, company_id: company };
    const taken = await queryOne(tx, 'select 1 from job_instances where code = $1', [code]);
    refuseViolations([
      ...(taken ? [violation('code', alreadyUsed)] : []),
      ...call.bodyViolations,
      ...codeViolations(code),
      ...(await instanceViolations(tx, draft)),
    ]);
    await tx.query('insert into job_instances (code, label, job_code, company_id) values ($1, $2, $3, $4)', [
      code,
      text(body.label),
      jobCode,
      company,
    ]);
    const fresh = await findInstance(tx, code, null, true);
    if (!fresh) throw notFound();
    await write(tx, fresh, changes);
    await addVersion(tx, { code, version: 1, username: user.email, changes: changeSet(null, changes) });
  });
  return code;
}

/** Deletes an instance and its history. */
export async function removeInstance(db: Database, code: string): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx.query('delete from job_instances where code = $1 returning id', [code]);
    if (removed.length === 0) throw notFound();
    await tx.query(`delete from versions where entity_type = 'job_instances' and entity_id = $1`, [code]);
  });
}
