import { companyScope } from '../../http/auth/signed-in-user';
import type { Answer, Call, Handlers } from '../../http/call';
import { readPaging } from '../../http/paging';
import { queryText } from '../../http/query-string';
import { iri, type Resource } from '../../http/wire/resource';
import { conditions } from '../../store/conditions';
import { queryOne } from '../../store/database';

interface WarningRow {
  id: number;
  message: string;
}

const warningResource = ({ id, message }: WarningRow): Resource => ({
  '@id': iri('job_warnings', id),
  '@type': 'JobWarning',
  id,
  message,
});

async function list(call: Call): Promise<Answer> {
  const { db, query } = call;
  const paging = readPaging(query, call.maxItemsPerPage);
  const where = conditions();
  const step = queryText(query, 'stepExecution')?.replace('/api/step_executions/', '');
  if (step !== undefined && /^\d{1,9}$/.test(step)) where.add('w.step_execution_id = ?', Number(step));
  const scope = companyScope(call.user);
  if (scope !== null) where.add('e.company_id = ?', scope);
  const from = `from job_warnings w join step_executions s on s.id = w.step_execution_id
    join job_executions e on e.id = s.execution_id ${where.where()}`;
  const total = await queryOne<{ total: number }>(db, `select count(*)::int as total ${from}`, where.values);
  const rows = await db.query<WarningRow>(
    `select w.id, w.message ${from} order by w.id limit ${paging.size} offset ${paging.offset}`,
    where.values,
  );
  const members = rows.map(warningResource);
  const totalItems = total?.total ?? 0;
  return { kind: 'page', page: { type: 'JobWarning', path: '/api/job_warnings', members, totalItems, paging, query } };
}

/** Warnings of a step. */
export const warningHandlers: Handlers = { listJobWarnings: list };
