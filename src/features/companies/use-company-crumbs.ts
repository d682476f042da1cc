import { COMPANIES_PATH, HOME_PATH, SYSTEM_PATH } from '@/domain/addresses/paths';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import type { Crumb } from '@/ui/layout/page-head';

/**
 * Breadcrumbs: Home, System, the list (for the super administrator only), and `last`, the current page. Without `last`,
 * the list is the current page.
 */
export function useCompanyCrumbs(last?: string): readonly Crumb[] {
  const { t } = useTranslation('companies');
  const { superAdmin } = usePermissions();
  const start = [
    { label: t('app.home', { ns: 'common' }), to: HOME_PATH },
    { label: t('nav.system', { ns: 'common' }), to: SYSTEM_PATH },
  ];
  if (last === undefined) return [...start, { label: t('title') }];
  const list = superAdmin ? [{ label: t('title'), to: COMPANIES_PATH }] : [];
  return [...start, ...list, { label: last }];
}
