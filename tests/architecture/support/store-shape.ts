import { schemaName, type Queryable } from '../../../openapi/server/store/database';

// Constraints of the type n ("not null") are left out, because only newer versions of PostgreSQL list them. The lines
// of the columns contain them.
const LINES = `
select format('column %s.%s: %s%s%s', table_name, column_name, data_type, case is_nullable when 'NO' then ' not null' end,
              ' default ' || coalesce(column_default, identity_generation)) as line
from information_schema.columns where table_schema = $1
union all
select 'index ' || indexdef from pg_indexes where schemaname = $1
union all
select format('constraint %s.%s: %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
from pg_constraint where connamespace = $1::regnamespace and contype <> 'n'
union all
select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger
where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = $1::regnamespace)
union all
select format('function %s: %s', proname, md5(prosrc)) from pg_proc where pronamespace = $1::regnamespace`;

/**
 * The shape of a store's tables, sorted: columns, indexes, constraints, triggers and functions, each on its own line.
 */
export async function storeShape(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ line: string }>(LINES, [schemaName]);
  return rows.map(({ line }) => line).toSorted();
}
