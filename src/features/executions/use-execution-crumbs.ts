import { HOME_PATH, TRACKER_PATH } from '@/domain/addresses/paths';
import { useTranslation } from 'react-i18next';
import type { Crumb } from '@/ui/layout/page-head';

/**
 * Breadcrumbs: Home, the execution tracker, and `last`, the current page. Without `last`, the tracker is the current
 * page.
 */
export function useExecutionCrumbs(last?: string): readonly Crumb[] {
  const { t } = useTranslation();
  const home = { label: t('app.home'), to: HOME_PATH };
  const label = t('nav.executionTracker');
  return last === undefined ? [home, { label }] : [home, { label, to: TRACKER_PATH }, { label: last }];
}
