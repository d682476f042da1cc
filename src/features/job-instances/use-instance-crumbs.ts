import { INSTANCES_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { useTranslation } from 'react-i18next';
import type { Crumb } from '@/ui/layout/page-head';

/**
 * The breadcrumbs: Home, the list of integrations, and the current page.
 * @param last the name of the current page, such as the code of an instance; without it, the list is the current page
 */
export function useInstanceCrumbs(last?: string): readonly Crumb[] {
  const { t } = useTranslation();
  const home = { label: t('app.home'), to: HOME_PATH };
  const label = t('nav.integrations');
  return last === undefined ? [home, { label }] : [home, { label, to: INSTANCES_PATH }, { label: last }];
}
