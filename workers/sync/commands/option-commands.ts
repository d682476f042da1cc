import type { OptionList } from '@/domain/instance';
import { readCompanyOption } from '@/api/readers/company-reader';
import { readJob } from '@/api/readers/job-reader';
import { readEveryPage } from '@/api/list-scan';
import { listOrigin, readRows } from '../tasks/read-executions';
import { refreshRow } from '../tasks/refresh-row';
import { outcomeOf, type Command } from './command-context';
import * as z from 'zod/mini';

/** Reads and stores the jobs or the companies that a new instance can have. `count` is how many were found. */
export const fetchOptions: Command<{ list: OptionList }, { count: number }> = async (context, { list }) => {
  const { api, writer } = context;
  const foundCodes = new Set<string>();
  const read = await readEveryPage(
    (page) => (list === 'jobs' ? api.listJobs(page) : api.listCompanyOptions(page)),
    async (response) => {
      const jobs = list === 'jobs' ? readRows(response, readJob, context) : [];
      const companies = list === 'companies' ? readRows(response, readCompanyOption, context) : [];
      await writer.applyRows('jobs', jobs, [], listOrigin(response));
      await writer.applyRows('companies', companies, [], listOrigin(response));
      const codes = [...jobs, ...companies].map(({ code }) => code);
      for (const code of codes) foundCodes.add(code);
      return codes;
    },
  );
  return outcomeOf(read, () => ({ count: foundCodes.size }));
};

/** Reads and stores one company. Removes its row if the API says that the company is gone. */
export const fetchCompany: Command<{ code: string }, null> = async (context, { code }) =>
  refreshRow(context, { name: 'companies', key: code, read: readCompanyOption }, await context.api.getCompany(code));

const userSchema = z.object({ email: z.string() });

/** Finds users whose e-mail contains a text. Reads only the first page, which is enough for a picker. */
export const findUsers: Command<{ email: string }, { email: string }[]> = async (
  { api, reportUnreadableRows },
  { email },
) =>
  outcomeOf(await api.listUsers({ email }), (response) =>
    readRows(response, (wire) => userSchema.safeParse(wire).data ?? null, { reportUnreadableRows }),
  );

/** Finds companies whose name contains a text. Reads only the first page, which is enough for a picker. */
export const findCompanies: Command<{ name: string }, { code: string; name: string | null }[]> = async (
  { api, reportUnreadableRows },
  { name },
) =>
  outcomeOf(await api.listCompanies(name), (response) =>
    readRows(response, readCompanyOption, { reportUnreadableRows }),
  );
