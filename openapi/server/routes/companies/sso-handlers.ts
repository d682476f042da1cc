import { companyScope } from '../../http/auth/signed-in-user';
import { admitting, created, item, type Answer, type Call, type Handlers, type UnreadCall } from '../../http/call';
import {
  accessDenied,
  alreadyUsed,
  blank,
  notFound,
  refuseViolations,
  violation,
  type Violation,
} from '../../http/problem';
import { iri, type Resource } from '../../http/wire/resource';
import { queryOne, type SqlValue } from '../../store/database';
import { hostNameViolations, webAddressViolations } from '../address-rules';
import { companyResource, readCompany } from '../company-relation';
import { numericId } from '../numeric-id';

interface SsoRow extends Record<string, unknown> {
  id: number;
  company_id: number;
  company_code: string;
  company_name: string;
  idp_cert: string | null;
}

/** The fields that a call may write: their names in JSON, and their columns. */
const columns: Readonly<Record<string, string>> = {
  enabled: 'enabled',
  idpEntityId: 'idp_entity_id',
  idpSsoUrl: 'idp_sso_url',
  idpSloUrl: 'idp_slo_url',
  idpCert: 'idp_cert',
  domain: 'domain',
  adminPasswordAllowed: 'admin_password_allowed',
  autoCreate: 'auto_create',
  adminGroup: 'admin_group',
  userGroup: 'user_group',
  restrictedUserGroup: 'restricted_user_group',
};

const neededWhenEnabled = ['idpEntityId', 'idpSsoUrl', 'idpSloUrl', 'idpCert', 'domain'];

const select = `select s.*, c.code as company_code, c.name as company_name
  from company_sso s join companies c on c.id = s.company_id`;

function resource(row: SsoRow): Resource {
  const shown = Object.entries(columns).filter(([name]) => name !== 'idpCert');
  const fields = Object.fromEntries(shown.map(([name, column]) => [name, row[column] ?? null]));
  return {
    '@id': iri('company_s_s_os', row.id),
    '@type': 'CompanySSO',
    id: row.id,
    company: companyResource(row.company_code, row.company_name),
    ...fields,
    spCertificate: row.sp_certificate ?? null,
    idpCertSet: row.idp_cert !== null,
  };
}

async function find(call: UnreadCall, condition: string, value: SqlValue): Promise<SsoRow> {
  const row = await queryOne<SsoRow>(
    call.db,
    `${select} where ${condition} = $1 and ($2::int is null or s.company_id = $2)`,
    [value, companyScope(call.user)],
  );
  if (!row) throw notFound();
  return row;
}

/** The fields that an enabled single sign-on needs, but that are still empty after the changes of the call. */
function missing(body: Readonly<Record<string, unknown>>, row: SsoRow | null): string[] {
  const value = (name: string) => (name in body ? body[name] : row?.[columns[name] ?? '']);
  return value('enabled') === true ? neededWhenEnabled.filter((name) => !value(name)) : [];
}

const addressViolations = (body: Call['body']): Violation[] => [
  ...webAddressViolations(body, ['idpSsoUrl', 'idpSloUrl']),
  ...hostNameViolations(body, ['domain']),
];

async function write(call: Call, row: SsoRow): Promise<void> {
  const given = Object.entries(columns).filter(([name]) => name in call.body);
  for (const [name, column] of given) {
    await call.db.query(`update company_sso set ${column} = $2 where id = $1`, [row.id, call.body[name] as SqlValue]);
  }
}

async function create(call: Call): Promise<Answer> {
  const company = await readCompany(call.db, call.body.company);
  const scope = companyScope(call.user);
  if (company !== null && scope !== null && company !== scope) throw accessDenied();
  const taken = await queryOne(call.db, 'select 1 from company_sso where company_id = $1', [company]);
  refuseViolations([
    ...call.bodyViolations,
    ...(company === null ? [violation('company', blank)] : []),
    ...(taken ? [violation('company', alreadyUsed)] : []),
    ...missing(call.body, null).map((name) => violation(name, blank)),
    ...addressViolations(call.body),
  ]);
  await call.db.query(`insert into company_sso (company_id, sp_certificate) values ($1, 'MIIC-demo')`, [company]);
  await write(call, await find(call, 's.company_id', company));
  return created(resource(await find(call, 's.company_id', company)));
}

const ssoInPath = (call: UnreadCall) => find(call, 's.id', numericId(call.params.id));

async function update(call: Call): Promise<Answer> {
  const row = await ssoInPath(call);
  refuseViolations([
    ...call.bodyViolations,
    ...missing(call.body, row).map((name) => violation(name, blank)),
    ...addressViolations(call.body),
  ]);
  await write(call, row);
  return item(resource(await find(call, 's.id', row.id)));
}

/** The calls for the single sign-on of a company. A 404 means that the company has no single sign-on yet. */
export const ssoHandlers: Handlers = {
  getCompanySso: async (call) => item(resource(await find(call, 'c.code', call.params.code ?? ''))),
  createCompanySso: create,
  updateCompanySso: admitting(ssoInPath, update),
};
