import { INSTANCES_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Crumb } from '@/ui/layout/page-head';

/**
 * Breadcrumbs: Home, the list, and `last` (the instance's code, or the title of the create form). Without `last`, the list
 * is the current page.
 */
export function useInstanceCrumbs(last?: string): readonly Crumb[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const home = { label: t('app.home'), to: HOME_PATH };
    const label = t('nav.integrations');
    return last === undefined ? [home, { label }] : [home, { label, to: INSTANCES_PATH }, { label: last }];
  }, [t, last]);
}
