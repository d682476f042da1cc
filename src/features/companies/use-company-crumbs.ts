import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Crumb } from '@/ui/layout/page-head';

/** Home, System, the list, and where the person is; without a last one the list is where they are. */
export function useCompanyCrumbs(last?: string): readonly Crumb[] {
  const { t } = useTranslation('companies');
  return useMemo(() => {
    const start = [
      { label: t('app.home', { ns: 'common' }), to: '/' },
      { label: t('nav.system', { ns: 'common' }), to: '/configuration' },
    ];
    if (last === undefined) return [...start, { label: t('title') }];
    return [...start, { label: t('title'), to: '/companies' }, { label: last }];
  }, [t, last]);
}
