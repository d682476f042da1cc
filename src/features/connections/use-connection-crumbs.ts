import { CONNECTIONS_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { useTranslation } from 'react-i18next';
import type { Crumb } from '@/ui/layout/page-head';

/** Breadcrumbs: Home, the list, and `last`, the current page. Without `last`, the list is the current page. */
export function useConnectionCrumbs(last?: string): readonly Crumb[] {
  const { t } = useTranslation('connections');
  const home = { label: t('app.home', { ns: 'common' }), to: HOME_PATH };
  if (last === undefined) return [home, { label: t('title') }];
  return [home, { label: t('title'), to: CONNECTIONS_PATH }, { label: last }];
}
