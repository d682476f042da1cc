import { readCompanyOption, readJob } from '@/api/readers/reference-readers';
import { readEveryPage } from '@/api/list-scan';
import { markOf, readRows } from '../tasks/read-executions';
import type { Command } from './command';
import { outcomeOf } from './command-context';

/** Reads the jobs or the companies that a new instance can have. */
export const readOptions: Command<'readOptions'> = async (context, { list }) => {
  const { api, writer } = context;
  const met = new Set<string>();
  const read = await readEveryPage(
    (page) => (list === 'jobs' ? api.listJobs(page) : api.listCompanyOptions(page)),
    async (answer) => {
      const jobs = list === 'jobs' ? readRows(answer, readJob, context) : [];
      const companies = list === 'companies' ? readRows(answer, readCompanyOption, context) : [];
      await writer.applyRows('jobs', jobs, [], markOf(answer));
      await writer.applyRows('companies', companies, [], markOf(answer));
      const codes = [...jobs, ...companies].map(({ code }) => code);
      for (const code of codes) met.add(code);
      return codes;
    },
  );
  return outcomeOf(read, () => ({ count: met.size }));
};
