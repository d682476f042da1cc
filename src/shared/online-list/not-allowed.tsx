import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { HOME_PATH } from '@/domain/addresses/paths';

/** Says that the user may not see the data of this screen. There is no retry, because it would fail again. */
export function NotAllowed() {
  const { t } = useTranslation('online');
  return (
    <EmptyState
      icon={Lock}
      title={t('error.notAllowed', { ns: 'common' })}
      text={t('notAllowed.text')}
      action={<LinkButton to={HOME_PATH}>{t('notAllowed.home')}</LinkButton>}
    />
  );
}
