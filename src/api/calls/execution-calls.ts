import type { ExecutionFilters } from '@/domain/execution-filters';
import { toCollection, toPage, toValue, type ApiClient } from '../api-client';
import { fileUpTo } from '../file-up-to';
import { executionQuery, type InstanceIdFormat, type PageQuery } from '../filters';

/** A log may be long, so reading it gets eight times the usual time limit: two minutes. */
const LOG_TIMEOUT_FACTOR = 8;

/** Calls about executions, their logs and their warnings. */
export function executionCalls({ client, common, polled }: ApiClient) {
  return {
    listExecutions: (filters: ExecutionFilters, page: PageQuery, format?: InstanceIdFormat) =>
      toPage(
        client.GET('/api/job_executions', { params: { query: executionQuery(filters, page, format) }, ...polled() }),
      ),
    getExecution: (id: number) =>
      toValue(client.GET('/api/job_executions/{id}', { params: { path: { id } }, ...polled() })),
    stopExecution: (id: number) =>
      toValue(client.GET('/api/job_executions/{id}/stop', { params: { path: { id } }, ...common() }), 'any'),
    downloadLog: (id: number) =>
      toValue(
        client.GET('/api/job_executions/{id}/download_execution_logs', {
          params: { path: { id } },
          ...common(LOG_TIMEOUT_FACTOR),
          parseAs: 'blob',
        }),
        'file',
      ),
    /** Reads the log of an execution. Null if the log has more than `maxBytes` bytes. */
    readLog: (id: number, maxBytes: number) =>
      fileUpTo(
        maxBytes,
        client.GET('/api/job_executions/{id}/download_execution_logs', {
          params: { path: { id } },
          ...common(LOG_TIMEOUT_FACTOR),
          parseAs: 'stream',
        }),
      ),
    listWarnings: (stepExecution: number, page: number) =>
      toCollection(client.GET('/api/job_warnings', { params: { query: { stepExecution, page } }, ...common() })),
  };
}
