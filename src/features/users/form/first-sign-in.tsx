import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import type { User } from '@/domain/users/user';
import { Banner } from '@/ui/feedback/banner';
import { ResetLinkMenu } from '../reset-link-menu';

/** Says how a user who has never signed in gets a password. Renders nothing for other users. */
export function FirstSignIn({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { superAdmin } = usePermissions();
  if (user.lastConnectionDate !== null) return null;
  return (
    <Banner kind="info" action={superAdmin && <ResetLinkMenu user={user} worded />}>
      {t(superAdmin ? 'firstSignIn.share' : 'firstSignIn.ask')}
    </Banner>
  );
}
