import { useTranslation } from 'react-i18next';
import { useInstanceLabel } from '@/data/queries/use-instance-label';
import { isMovingSpan, readCreatedSpan } from '@/domain/runs/period/created-span';
import type { ViewState } from '@/domain/views/view';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import type { KeptPart } from '@/shared/views/listed-view';
import { useKeptParts, type FilterWords } from '@/shared/views/use-kept-parts';
import { usePermissions } from '@/data/session/use-session';
import { executionColumns } from '@/shared/execution/use-execution-columns';
import { chooseColumns } from '@/ui/table/choose-columns';
import { EXECUTION_TYPES, type TrackerFilter } from '../tracker-filters';
import { useCreatedText } from '@/shared/execution/use-created-text';

/** Describes as text what a view of the tracker stores: each filter, and the columns. */
export function useTrackerParts(state: ViewState): KeptPart[] {
  const { t } = useTranslation(['executions', 'views']);
  const { t: executions } = useTranslation('executions');
  const { superAdmin } = usePermissions();
  const words = useExecutionTexts();
  const createdText = useCreatedText();
  const instance = useInstanceLabel(state.filters['jobInstance']?.[0]);

  const createdOf = (text: string): string => {
    if (isMovingSpan(text)) return t('views:kept.moving', { period: t(`executions:filter.${text}`) });
    const span = readCreatedSpan(text, 0);
    return span === null ? text : createdText(span);
  };
  const typeOf = (value: string): string => {
    const type = EXECUTION_TYPES.find((each) => each === value);
    return type === undefined ? value : words.types[type];
  };
  const lines: Record<TrackerFilter, FilterWords> = {
    jobInstance: [t('executions:column.instance'), (code) => instance ?? code],
    status: [t('executions:filter.status'), words.statusOf],
    type: [t('executions:column.type'), typeOf],
    created: [t('executions:column.createdAt'), createdOf],
    createdBy: [t('executions:filter.createdBy'), (email) => email],
    company: [t('executions:column.company'), (code) => code],
  };
  const chosen = chooseColumns(executionColumns(executions, words, superAdmin), state.columns);
  return useKeptParts(state, lines, chosen);
}
