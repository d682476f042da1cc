import { contradictsFilters } from '@/domain/execution-filters';
import { readExecution } from '@/api/readers/execution-reader';
import { ApiFailure, valueOf } from '@/api/api-failure';
import type { InstanceForm, PageQuery } from '@/api/filters';
import type { CollectionPage } from '@/api/hydra';
import { transportProblem } from '@/domain/problem';
import { readServerPage } from '@/api/server-page';
import { markOf, readExecutions } from '../tasks/read-executions';
import { IgnoredFilter, readByInstance } from '../store/instance-form';
import type { Command } from './command';
import { outcomeOfWork } from './command-context';

/**
 * Reads a page of executions filtered by the server, writes its rows, and returns the ids in the server's order. An
 * answer that ignores the filters counts as invalid.
 */
export const findExecutions: Command<'findExecutions'> = (context, { filters, page }) => {
  const { instanceCode } = filters;
  const ask = async (query: PageQuery, form: InstanceForm): Promise<CollectionPage> => {
    const answer = valueOf(await context.api.listExecutions(filters, query, form));
    const rows = readExecutions(answer, context);
    await context.writer.apply({ executions: rows, answer: markOf(answer) });
    if (instanceCode !== undefined && rows.some((row) => contradictsFilters(row, { instanceCode })))
      throw new IgnoredFilter();
    if (rows.some((row) => contradictsFilters(row, filters))) throw new ApiFailure(transportProblem('invalid-answer'));
    return answer;
  };
  const read = async (form: InstanceForm) => {
    const { members, total, hasMore } = await readServerPage((query) => ask(query, form), page);
    const items = members.flatMap((wire) => readExecution(wire)?.id ?? []);
    return { items, total, hasMore };
  };
  return outcomeOfWork(() => (instanceCode === undefined ? read('code') : readByInstance(context, read)));
};
