import { readCompanyOption, readJob } from '@/domain/wire/reference-readers';
import { markOf, readRows } from '../lanes/read-executions';
import type { Command } from './command';

/** Reads the jobs, or the companies, that a new instance may be given. */
export const readOptions: Command<'readOptions'> = async (context, { list }) => {
  const { api, writer } = context;
  const result = await (list === 'jobs' ? api.listJobs() : api.listCompanyOptions());
  if (!result.ok) return result;
  const page = result.value;
  if (list === 'jobs') await writer.applyRows('jobs', readRows(page, readJob, context), [], markOf(page));
  else await writer.applyRows('companies', readRows(page, readCompanyOption, context), [], markOf(page));
  return { ok: true, value: { count: page.members.length } };
};
