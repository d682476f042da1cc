import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead } from '@/ui/layout/page-head';

/** Shown for an unknown URL. */
export function UnknownPage() {
  const { t } = useTranslation('sync');
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title={t('page.unknownTitle')} />
      <EmptyState
        icon={Compass}
        title={pathname}
        text={t('page.unknownText')}
        action={<LinkButton to="/">{t('page.home')}</LinkButton>}
      />
    </>
  );
}
