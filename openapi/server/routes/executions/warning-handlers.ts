import { companyScope } from '../../http/auth/signed-in-user';
import type { Answer, Call, Handlers } from '../../http/call';
import { queryText } from '../../http/query-string';
import { iri, type Resource } from '../../http/wire/resource';
import { conditions } from '../../store/conditions';
import { listRows } from '../list-rows';

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

function list(call: Call): Promise<Answer> {
  const where = conditions();
  const step = queryText(call.query, 'stepExecution')?.replace('/api/step_executions/', '');
  if (step !== undefined && /^\d{1,9}$/.test(step)) where.add('w.step_execution_id = ?', Number(step));
  const scope = companyScope(call.user);
  if (scope !== null) where.add('e.company_id = ?', scope);
  return listRows<WarningRow>(call, {
    type: 'JobWarning',
    path: '/api/job_warnings',
    from: `from job_warnings w join step_executions s on s.id = w.step_execution_id
      join job_executions e on e.id = s.execution_id`,
    columns: 'w.id, w.message',
    where,
    order: 'order by w.id',
    present: warningResource,
  });
}

/** The call that lists the warnings of a step. */
export const warningHandlers: Handlers = { listJobWarnings: list };
