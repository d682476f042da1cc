import { readAllExecutions, readItemCounts } from '@/data/queries/executions/read-all-executions';
import { databases } from '@/data/sync/databases';
import type { ExecutionRow } from '@/domain/execution';
import { companyNameOf } from '@/domain/company';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { durationOf } from '@/domain/runs/health/outcome';
import { hideSecrets } from '@/domain/secrets/hide-secrets';
import { formatDateTime } from '@/i18n/format/date';
import { twoDigits } from '@/lib/text/two-digits';
import { csvText } from '@/lib/text/csv';
import { visible } from '@/lib/text/visible-text';
import { creatorText, type ExecutionTexts } from '@/shared/execution/execution-texts';
import type { ExecutionColumnKey } from '@/shared/execution/use-execution-columns';
import type { CsvFile } from '@/shared/views/csv-button';

/** The texts for a CSV file, in the user's language. */
export interface CsvWords {
  texts: ExecutionTexts;
  jobName: (code: string) => string;
}

/** A column of the file. The list has no column `error`: it shows the error message below the job instance. */
export interface CsvColumn {
  key: ExecutionColumnKey | 'error';
  header: string;
}

type Cell = string | number;

/**
 * Writes the executions of a list as CSV for spreadsheets. Includes only executions that are on this device. Hides
 * secrets.
 */
export async function executionCsv(
  filters: ExecutionFilters,
  columns: readonly CsvColumn[],
  words: CsvWords,
): Promise<CsvFile> {
  const { cache } = databases();
  const { rows, mayHaveMore } = await readAllExecutions(cache, filters);
  const items = columns.some(({ key }) => key === 'items') ? await readItemCounts(cache, rows) : new Map();
  const lines = rows.map((row) => columns.map(({ key }) => cellOf(row, key, words, items)));
  return { text: csvText([columns.map(({ header }) => header), ...lines]), count: rows.length, mayHaveMore };
}

function cellOf(
  row: ExecutionRow,
  key: CsvColumn['key'],
  { texts, jobName }: CsvWords,
  items: ReadonlyMap<number, number>,
): Cell {
  switch (key) {
    case 'id':
      return row.id;
    case 'instance':
      return visible(row.instanceLabel) ?? row.instanceCode ?? '';
    case 'company':
      return companyNameOf(row) ?? '';
    case 'createdAt':
    case 'startedAt':
    case 'finishedAt':
      return formatDateTime(row[key]);
    case 'duration':
      return clockOf(durationOf(row));
    case 'type':
      return texts.types[row.type];
    case 'createdBy':
      return creatorText(row, texts);
    case 'status':
      return texts.statusOf(row.status);
    case 'items':
      return items.get(row.id) ?? '';
    case 'warnings':
      return row.warningCount;
    case 'job':
      return row.jobCode === null ? '' : jobName(row.jobCode);
    case 'error':
      return row.status === 'error' && row.errorMessage !== null ? hideSecrets(row.errorMessage) : '';
  }
}

/** A duration in the form "1:06:45", which spreadsheets can add up; empty if the run has not ended. */
function clockOf(milliseconds: number | null): string {
  if (milliseconds === null) return '';
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 3_600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}
