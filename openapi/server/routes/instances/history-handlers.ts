import { companyScope } from '../../http/auth/signed-in-user';
import type { Answer, Call, Handlers } from '../../http/call';
import { notFound } from '../../http/problem';
import { atomDate, iri, phpMap, type Resource } from '../../http/wire/resource';
import { conditions } from '../../store/conditions';
import { listRows } from '../list-rows';
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
  const instance = await findInstance(call.db, call.params.code, companyScope(call.user));
  if (!instance) throw notFound();
  const where = conditions();
  where.addPlain(`entity_type = 'job_instances'`);
  where.add('entity_id = ?', instance.code);
  return listRows<VersionRow>(call, {
    type: 'HistoryEntry',
    path: `${iri('job_instances', instance.code)}/history`,
    from: 'from versions',
    columns: 'id, version, username, logged_at, change_set',
    where,
    order: 'order by version desc',
    present: versionResource,
  });
}

/** The call that lists the versions of an instance, newest first. */
export const historyHandlers: Handlers = { listHistory: list };
