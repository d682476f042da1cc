import * as z from 'zod/mini';
import { readCompanyOption } from '@/api/readers/reference-readers';
import { readRows } from '../tasks/read-executions';
import type { Command } from './command';
import { outcomeOf } from './command-context';

const userSchema = z.object({ email: z.string() });

/** Users whose e-mail contains a text: only the first page, which is enough for a picker. */
export const findUsers: Command<'findUsers'> = async ({ api, reportRejected }, { email }) =>
  outcomeOf(await api.listUsers(email), (answer) =>
    readRows(answer, (wire) => userSchema.safeParse(wire).data ?? null, { reportRejected }),
  );

/** Companies whose name contains a text: only the first page, which is enough for a picker. */
export const findCompanies: Command<'findCompanies'> = async ({ api, reportRejected }, { name }) =>
  outcomeOf(await api.listCompanies(name), (answer) => readRows(answer, readCompanyOption, { reportRejected }));
