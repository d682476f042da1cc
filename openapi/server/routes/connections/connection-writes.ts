import { companyScope } from '../../http/auth/signed-in-user';
import {
  admitting,
  created,
  item,
  nothing,
  type Answer,
  type Call,
  type Handler,
  type Handlers,
} from '../../http/call';
import { blank, notFound, Problem, refuseViolations, violation, type Violation } from '../../http/problem';
import { queryOne, type Queryable } from '../../store/database';
import { sealAll } from '../../store/vault';
import { hostNameViolations, webAddressViolations } from '../address-rules';
import { readCompany } from '../company-relation';
import { parseObject } from '../instances/configuration/json-reading';
import { privateAddressViolations } from './private-address';
import {
  connectionColumns,
  connectionFrom,
  connectionResource,
  secretNames,
  visibleConnection,
  type ConnectionRow,
} from './connection-row';

type Kind = 'akeneo' | 'bynder' | 'shopify';

/** The fields that a call may write, without the secrets. */
const writable: Readonly<Record<Kind, readonly string[]>> = {
  akeneo: ['url'],
  bynder: ['domain', 'app', 'useEventWebhook'],
  shopify: [],
};

const addressField: Readonly<Record<Kind, string | null>> = { akeneo: 'url', bynder: 'domain', shopify: null };

/** A connection as it will be after the write. */
interface Draft {
  label: string;
  companyId: number | null;
  fields: Record<string, unknown>;
  /** Encrypted. */
  secrets: Record<string, string>;
}

function pick(body: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => name in body).map((name) => [name, body[name]]));
}

// Only super administrators choose the company. All others write connections of their own company.
async function chosenCompany(db: Queryable, call: Call, before: ConnectionRow | null): Promise<number | null> {
  const scope = companyScope(call.user);
  if (scope !== null) return scope;
  return 'company' in call.body ? readCompany(db, call.body.company) : (before?.company_id ?? null);
}

async function draftOf(db: Queryable, call: Call, kind: Kind, before: ConnectionRow | null): Promise<Draft> {
  const { body } = call;
  const given = pick(body, secretNames[kind] ?? []) as Record<string, string>;
  const typed = Object.fromEntries(Object.entries(given).filter(([, secret]) => secret !== ''));
  const sealed = sealAll(call.vault, typed, 'connection');
  const isApp = before?.fields.app === true;
  const names = isApp && kind === 'akeneo' ? [] : writable[kind];
  return {
    label: typeof body.label === 'string' ? body.label.trim() : (before?.label ?? ''),
    companyId: await chosenCompany(db, call, before),
    fields: { ...(kind === 'shopify' ? {} : { app: false }), ...before?.fields, ...pick(body, names) },
    secrets: { ...before?.secrets, ...sealed },
  };
}

function addressViolations(kind: Kind, call: Call): Violation[] {
  if (kind === 'akeneo')
    return [...webAddressViolations(call.body, ['url']), ...privateAddressViolations(call, ['url'])];
  if (kind === 'shopify') return [];
  return [...hostNameViolations(call.body, ['domain']), ...privateAddressViolations(call, ['domain'])];
}

function draftViolations(kind: Kind, draft: Draft): Violation[] {
  const name = addressField[kind];
  const needed = draft.fields.app === true ? [] : (secretNames[kind] ?? []);
  return [
    ...(draft.label === '' ? [violation('label', blank)] : []),
    ...(name !== null && !draft.fields[name] ? [violation(name, blank)] : []),
    ...needed.filter((secret) => !(secret in draft.secrets)).map((secret) => violation(secret, blank)),
  ];
}

const values = ({ label, companyId, fields, secrets }: Draft) =>
  [label, companyId, JSON.stringify(fields), JSON.stringify(secrets)] as const;

const creator =
  (kind: Kind) =>
  async (call: Call): Promise<Answer> => {
    const draft = await draftOf(call.db, call, kind, null);
    refuseViolations([...call.bodyViolations, ...draftViolations(kind, draft), ...addressViolations(kind, call)]);
    const row = await queryOne<ConnectionRow>(
      call.db,
      `with made as (insert into connections (kind, label, company_id, fields, secrets)
       values ($1, $2, $3, $4::jsonb, $5::jsonb) returning *)
     select ${connectionColumns} ${connectionFrom.replace('connections k', 'made k')}`,
      [kind, ...values(draft)],
    );
    if (!row) throw notFound();
    return created(connectionResource(row));
  };

const changer = (kind: Kind): Handler =>
  admitting(
    (call) => visibleConnection(call, kind),
    async (call) => {
      await call.db.transaction(async (tx) => {
        const before = await visibleConnection(call, kind, tx);
        const draft = await draftOf(tx, call, kind, before);
        refuseViolations([...call.bodyViolations, ...draftViolations(kind, draft), ...addressViolations(kind, call)]);
        await tx.query(
          'update connections set label = $2, company_id = $3, fields = $4::jsonb, secrets = $5::jsonb where id = $1',
          [before.id, ...values(draft)],
        );
      });
      return item(connectionResource(await visibleConnection(call, kind)));
    },
  );

const connectionKeys = ['akeneo_connection', 'bynder_connection', 'shop_connection', 'shopify_connection'];

// A connection that a job instance uses cannot be deleted. Such a call gets a 500, as in API Platform.
async function refuseInUse(call: Call, row: ConnectionRow): Promise<void> {
  const instances = await call.db.query<{ configuration: string }>(
    'select configuration from job_instances where company_id = $1',
    [row.company_id],
  );
  // Parsed here and not as jsonb, because jsonb refuses `\\u0000` in a text, while JSON allows it.
  const isUsed = instances.some(({ configuration }) => {
    const settings = parseObject(configuration) ?? {};
    return connectionKeys.some((key) => settings[key] === row.id);
  });
  if (isUsed) throw new Problem(500, 'Internal Server Error');
}

const remover =
  (kind: Kind) =>
  async (call: Call): Promise<Answer> => {
    const row = await visibleConnection(call, kind);
    await refuseInUse(call, row);
    await call.db.query('delete from connections where id = $1', [row.id]);
    return nothing;
  };

/** The calls that create, change and delete connections. Shop connections are created only by an authorisation. */
export const connectionWriteHandlers: Handlers = {
  createAkeneoConnection: creator('akeneo'),
  createBynderConnection: creator('bynder'),
  updateAkeneoConnection: changer('akeneo'),
  updateBynderConnection: changer('bynder'),
  updateShopifyConnection: changer('shopify'),
  deleteAkeneoConnection: remover('akeneo'),
  deleteBynderConnection: remover('bynder'),
  deleteShopifyConnection: remover('shopify'),
};
