import { jobDefinitions } from '../../catalogue/job-definitions';
import type { Answer, Call, Handlers } from '../../http/call';
import { iri, phpMap, type Resource } from '../../http/wire/resource';

const members: readonly Resource[] = jobDefinitions.map(({ code, defaultConf, hasEventTrigger, connector }) => ({
  '@id': iri('list_jobs', code),
  '@type': 'Job',
  code,
  defaultConf: phpMap(defaultConf),
  hasEventTrigger,
  connector,
}));

function list({ query }: Call): Promise<Answer> {
  const paging = { number: 1, size: members.length, offset: 0 };
  const page = { type: 'Job', path: '/api/list_jobs', members, totalItems: members.length, paging, query };
  return Promise.resolve({ kind: 'page', page });
}

/** The call that lists all available jobs, without pages. */
export const jobListHandlers: Handlers = { listJobs: list };
