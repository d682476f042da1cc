import { TRACKER_PATH } from '@/domain/addresses/paths';
import { useTranslation } from 'react-i18next';
import type { Crumb } from '@/ui/layout/page-head';

/** Breadcrumbs: Execution tracker › Execution 1234 */
export function useExecutionCrumbs(id: string): Crumb[] {
  const { t } = useTranslation('executions');
  return [{ label: t('nav.executionTracker', { ns: 'common' }), to: TRACKER_PATH }, { label: t('view.crumb', { id }) }];
}
