import { companyScope } from '../../http/auth/signed-in-user';
import type { Answer, Call, Handlers } from '../../http/call';
import { readPaging } from '../../http/paging';
import { notFound } from '../../http/problem';
import { atomDate, iri, phpMap, type Resource } from '../../http/wire/resource';
import { queryOne } from '../../store/database';
import { findInstance } from './instance-row';

interface VersionRow {
  id: number;
  version: number;
  username: string | null;
  logged_at: Date;
  change_set: string;
}

function versionResource(row: VersionRow): Resource {
  return {
    '@id': iri('history_entries', row.id),
    '@type': 'HistoryEntry',
    version: row.version,
    username: row.username,
    loggedAt: atomDate(row.logged_at),
    changeSet: phpMap(JSON.parse(row.change_set) as Record<string, unknown>),
  };
}

async function list(call: Call): Promise<Answer> {
  const { db, query } = call;
  const instance = await findInstance(db, call.params.code, companyScope(call.user));
  if (!instance) throw notFound();
  const paging = readPaging(query, call.maxItemsPerPage);
  const from = `from versions where entity_type = 'job_instances' and entity_id = $1`;
  const total = await queryOne<{ total: number }>(db, `select count(*)::int as total ${from}`, [instance.code]);
  const rows = await db.query<VersionRow>(
    `select * ${from} order by version desc limit ${paging.size} offset ${paging.offset}`,
    [instance.code],
  );
  const path = `${iri('job_instances', instance.code)}/history`;
  const members = rows.map(versionResource);
  return { kind: 'page', page: { type: 'HistoryEntry', path, members, totalItems: total?.total ?? 0, paging, query } };
}

/** Versions of an instance, newest first. */
export const historyHandlers: Handlers = { listHistory: list };
