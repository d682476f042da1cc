import { codeViolations } from '../address-rules';
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
import { alreadyUsed, blank, notFound, refuseViolations, violation, type Violation } from '../../http/problem';
import { queryText } from '../../http/query-string';
import { iri, type Resource } from '../../http/wire/resource';
import { conditions, partOf } from '../../store/conditions';
import { queryOne } from '../../store/database';
import { orderBy } from '../../store/order';
import { companyResource } from '../company-relation';
import { listRows } from '../list-rows';

interface CompanyRow {
  id: number;
  code: string;
  name: string;
  user_ids: number[];
  instances: number;
}

const columns = `c.id, c.code, c.name,
  array(select u.id from users u where u.company_id = c.id order by u.id) as user_ids,
  (select count(*)::int from job_instances ji where ji.company_id = c.id) as instances`;

const present = (row: CompanyRow): Resource => ({
  '@id': iri('companies', row.code),
  '@type': 'Company',
  id: row.id,
  code: row.code,
  name: row.name,
  users: row.user_ids.map((id) => iri('users', id)),
  userNumber: row.user_ids.length,
  jobInstanceNumber: row.instances,
});

function list(call: Call): Promise<Answer> {
  const where = conditions();
  const name = queryText(call.query, 'name');
  if (name !== undefined) where.add('c.name ilike ?', partOf(name));
  const order = orderBy(call.query, { id: 'c.id', code: 'c.code', name: 'c.name' }, 'c.id');
  return listRows<CompanyRow>(call, {
    type: 'Company',
    path: '/api/companies',
    from: 'from companies c',
    columns,
    where,
    order,
    present,
  });
}

async function options({ db, query }: Call): Promise<Answer> {
  const rows = await db.query<{ code: string; name: string }>('select code, name from companies order by name');
  const members = rows.map(({ code, name }) => companyResource(code, name));
  const paging = { number: 1, size: Math.max(1, members.length), offset: 0 };
  const page = { type: 'Company', path: '/api/list_companies', members, totalItems: members.length, paging, query };
  return { kind: 'page', page };
}

async function visibleCompany(call: UnreadCall, code: string | undefined): Promise<CompanyRow> {
  const row = await queryOne<CompanyRow>(
    call.db,
    `select ${columns} from companies c where c.code = $1 and ($2::int is null or c.id = $2)`,
    [code ?? '', companyScope(call.user)],
  );
  if (!row) throw notFound();
  return row;
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const blanks = (body: Readonly<Record<string, unknown>>, names: readonly string[]): Violation[] =>
  names.filter((name) => text(body[name]) === '').map((name) => violation(name, blank));

async function create(call: Call): Promise<Answer> {
  const code = text(call.body.code);
  const taken = await queryOne(call.db, 'select 1 from companies where code = $1', [code]);
  refuseViolations([
    ...(taken ? [violation('code', alreadyUsed)] : []),
    ...call.bodyViolations,
    ...codeViolations(code),
    ...blanks(call.body, ['code', 'name']),
  ]);
  await call.db.query('insert into companies (code, name) values ($1, $2)', [code, text(call.body.name)]);
  return created(present(await visibleCompany(call, code)));
}

async function update(call: Call): Promise<Answer> {
  const row = await visibleCompany(call, call.params.code);
  if ('name' in call.body) {
    refuseViolations([...call.bodyViolations, ...blanks(call.body, ['name'])]);
    await call.db.query('update companies set name = $2 where id = $1', [row.id, text(call.body.name)]);
  }
  return item(present(await visibleCompany(call, row.code)));
}

// Deleting a company that is in use violates a foreign key. The answer is then 500, as in API Platform.
async function remove(call: Call): Promise<Answer> {
  const row = await visibleCompany(call, call.params.code);
  await call.db.query('delete from companies where id = $1', [row.id]);
  return nothing;
}

/** The calls for companies, and for the short list from which a person chooses a company. */
export const companyHandlers: Handlers = {
  listCompanyOptions: options,
  listCompanies: list,
  getCompany: async (call) => item(present(await visibleCompany(call, call.params.code))),
  createCompany: create,
  updateCompany: admitting((call) => visibleCompany(call, call.params.code), update),
  deleteCompany: remove,
};
