import { USERS_PATH, HOME_PATH, SYSTEM_PATH } from '@/domain/addresses/paths';
import { useTranslation } from 'react-i18next';
import type { Crumb } from '@/ui/layout/page-head';

/** Breadcrumbs: Home, System, the list, and `last`, the current page. Without `last`, the list is the current page. */
export function useUserCrumbs(last?: string): readonly Crumb[] {
  const { t } = useTranslation('users');
  const start = [
    { label: t('app.home', { ns: 'common' }), to: HOME_PATH },
    { label: t('nav.system', { ns: 'common' }), to: SYSTEM_PATH },
  ];
  if (last === undefined) return [...start, { label: t('title') }];
  return [...start, { label: t('title'), to: USERS_PATH }, { label: last }];
}
