import { companyScope } from '../../http/auth/signed-in-user';
import {
  admitting,
  created,
  item,
  nothing,
  type Answer,
  type Call,
  type Handlers,
  type UnreadCall,
} from '../../http/call';
import { alreadyUsed, notFound, refuseViolations, violation } from '../../http/problem';
import { queryOne } from '../../store/database';
import { numericId } from '../numeric-id';
import { findInstance } from './instance-row';
import { securedVariableResource, type SecuredVariableRow } from './instance-resource';

async function create(call: Call): Promise<Answer> {
  const { db, body } = call;
  refuseViolations(call.bodyViolations);
  const code = String(body.code ?? '');
  const instance = await findInstance(db, String(body.jobInstance ?? ''), companyScope(call.user));
  const taken = await queryOne(db, 'select 1 from secured_variables where job_instance_id = $1 and code = $2', [
    instance?.id ?? 0,
    code,
  ]);
  refuseViolations([
    ...(instance ? [] : [violation('jobInstance', 'This job instance does not exist.')]),
    ...(taken ? [violation('code', alreadyUsed)] : []),
  ]);
  const row = await queryOne<SecuredVariableRow>(
    db,
    'insert into secured_variables (job_instance_id, code, value) values ($1, $2, $3) returning id, code',
    [instance?.id ?? 0, code, call.vault.seal(String(body.value), 'variable')],
  );
  if (!row) throw notFound();
  return created(securedVariableResource(row));
}

async function visibleVariable(call: UnreadCall): Promise<SecuredVariableRow> {
  const row = await queryOne<SecuredVariableRow>(
    call.db,
    `select v.id, v.code from secured_variables v join job_instances ji on ji.id = v.job_instance_id
     where v.id = $1 and ($2::int is null or ji.company_id = $2)`,
    [numericId(call.params.id), companyScope(call.user)],
  );
  if (!row) throw notFound();
  return row;
}

async function update(call: Call): Promise<Answer> {
  const row = await visibleVariable(call);
  refuseViolations(call.bodyViolations);
  if (typeof call.body.value === 'string') {
    await call.db.query('update secured_variables set value = $2 where id = $1', [
      row.id,
      call.vault.seal(call.body.value, 'variable'),
    ]);
  }
  return item(securedVariableResource(row));
}

async function remove(call: Call): Promise<Answer> {
  const row = await visibleVariable(call);
  await call.db.query('delete from secured_variables where id = $1', [row.id]);
  return nothing;
}

/** The calls that create, replace and delete the secrets of an instance. No call reads them. */
export const securedVariableHandlers: Handlers = {
  createSecuredVariable: create,
  updateSecuredVariable: admitting(visibleVariable, update),
  deleteSecuredVariable: remove,
};
