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
import { notFound } from '../../http/problem';
import { queryList, queryText, type Query } from '../../http/query-string';
import type { Resource } from '../../http/wire/resource';
import { conditions, partOf, type Conditions } from '../../store/conditions';
import { orderBy } from '../../store/order';
import { listRows } from '../list-rows';
import { instanceItem, instanceResource, type SecuredVariableRow } from './instance-resource';
import { findInstance, instanceColumns, instanceFrom, type InstanceRow } from './instance-row';
import { changeInstance, makeInstance, removeInstance } from './instance-writes';

const orderColumns = {
  id: 'ji.id',
  code: 'ji.code',
  label: 'ji.label',
  'company.code': 'c.code',
  jobCode: 'ji.job_code',
};

function filters(query: Query, scope: number | null): Conditions {
  const where = conditions();
  const label = queryText(query, 'label');
  const companies = queryList(query, 'company.code');
  const jobs = queryList(query, 'jobCode');
  if (scope !== null) where.add('ji.company_id = ?', scope);
  if (label !== undefined) where.add('ji.label ilike ?', partOf(label));
  if (companies) where.add('c.code = any(?)', companies);
  if (jobs) where.add('ji.job_code = any(?)', jobs);
  return where;
}

function list(call: Call): Promise<Answer> {
  return listRows<InstanceRow>(call, {
    type: 'JobInstance',
    path: '/api/job_instances',
    from: instanceFrom,
    columns: instanceColumns,
    where: filters(call.query, companyScope(call.user)),
    order: orderBy(call.query, orderColumns, 'ji.id'),
    present: instanceResource,
  });
}

async function visibleInstance(call: UnreadCall, code: string | undefined): Promise<InstanceRow> {
  const row = await findInstance(call.db, code, companyScope(call.user));
  if (!row) throw notFound();
  return row;
}

async function readItem(call: Call, code: string | undefined): Promise<Resource> {
  const row = await visibleInstance(call, code);
  const variables = await call.db.query<SecuredVariableRow>(
    'select id, code from secured_variables where job_instance_id = $1 order by id',
    [row.id],
  );
  return instanceItem(row, variables);
}

async function change(call: Call): Promise<Answer> {
  await changeInstance(call);
  return item(await readItem(call, call.params.code));
}

async function remove(call: Call): Promise<Answer> {
  await removeInstance(call.db, call.params.code ?? '');
  return nothing;
}

/** The calls that list, read, create, change and delete job instances. */
export const instanceHandlers: Handlers = {
  listJobInstances: list,
  getJobInstance: async (call) => item(await readItem(call, call.params.code)),
  createJobInstance: async (call) => created(await readItem(call, await makeInstance(call))),
  updateJobInstance: admitting((call) => visibleInstance(call, call.params.code), change),
  deleteJobInstance: remove,
};
