import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { STEP_STATUSES } from '@/domain/execution-status';
import { creatorOf, type ExecutionRow, type ExecutionType } from '@/domain/execution';
import { statusText } from '@/i18n/status-text';

/** Texts for executions in the current language. */
export interface ExecutionTexts {
  types: Readonly<Record<ExecutionType, string>>;
  /** The texts for creators that have no e-mail address. */
  creators: Readonly<Record<'event' | 'person' | 'schedule', string>>;
  /** The text of a status; an unknown status is returned unchanged, an empty one as a dash. */
  statusOf: (status: string) => string;
}

/**
 * The texts, translated once per list. If each of the hundreds of cells translated its text, that would take most of
 * the rendering time.
 */
export function useExecutionTexts(): ExecutionTexts {
  const { t } = useTranslation('executions');
  return useMemo(() => executionTexts(t), [t]);
}

/** The texts in the language of `t`. */
export function executionTexts(t: TFunction<'executions'>): ExecutionTexts {
  const common = { ns: 'common' } as const;
  const statuses = new Map<string, string>(STEP_STATUSES.map((status) => [status, statusText(status)]));
  return {
    types: { full: t('type.full', common), delta: t('type.delta', common), event: t('type.event', common) },
    creators: { event: t('creator.event'), person: t('creator.person'), schedule: t('creator.schedule') },
    statusOf: (status) => statuses.get(status) ?? statusText(status),
  };
}

/** Who or what launched an execution, as in `ExecutionCreator`. */
export function creatorText(
  row: Pick<ExecutionRow, 'createdByEmail' | 'isByPerson' | 'type'>,
  { creators }: ExecutionTexts,
): string {
  const creator = creatorOf(row);
  return typeof creator === 'string' ? creators[creator] : creator.email;
}
