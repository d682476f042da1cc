import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EXECUTION_STATUSES } from '@/domain/execution-status';
import type { ExecutionType } from '@/domain/execution';

/** The fixed words of executions in the language on screen. */
export interface ExecutionWords {
  types: Readonly<Record<ExecutionType, string>>;
  /** Who launched what no person did. */
  creators: Readonly<Record<'event' | 'schedule', string>>;
  /** An unknown status is shown as it is. */
  statusOf: (status: string) => string;
}

/** The words, looked up once for a whole list: a look-up in each of hundreds of cells is what takes longest in a row. */
export function useExecutionWords(): ExecutionWords {
  const { t } = useTranslation('executions');
  return useMemo(() => executionWords(t), [t]);
}

/** The words of one language. */
export function executionWords(t: TFunction<'executions'>): ExecutionWords {
  const common = { ns: 'common' } as const;
  const statuses = new Map<string, string>(
    [...EXECUTION_STATUSES, 'skipped' as const].map((status) => [status, t(`status.${status}`, common)]),
  );
  return {
    types: { full: t('type.full', common), delta: t('type.delta', common), event: t('type.event', common) },
    creators: { event: t('creator.event'), schedule: t('creator.schedule') },
    statusOf: (status) => statuses.get(status) ?? status,
  };
}
