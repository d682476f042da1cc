import { INSTANCES_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Crumb } from '@/ui/layout/page-head';

/** Breadcrumbs: Home, the list, and `last` (the instance's code, or the title of the create form). */
export function useInstanceCrumbs(last: string): readonly Crumb[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { label: t('app.home'), to: HOME_PATH },
      { label: t('nav.integrations'), to: INSTANCES_PATH },
      { label: last },
    ],
    [t, last],
  );
}
