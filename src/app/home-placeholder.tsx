import { useTranslation } from 'react-i18next';
import { PageHead } from '@/ui/layout/page-head';

/** Stands where the dashboard will be. */
export function HomePlaceholder() {
  const { t } = useTranslation();
  return <PageHead title={t('app.home')} />;
}
