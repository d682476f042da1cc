import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/users/user';
import { TimeWithAge } from '@/ui/text/time-with-age';
import { ExactTime } from '@/ui/text/relative-time';
import { visible } from '@/lib/text/visible-text';

/** One line about a user: company, creation, last connection. */
export function UserFacts({ user }: { user: User }) {
  const { t } = useTranslation('users');
  return (
    <>
      {visible(user.companyName) ?? user.companyCode ?? t('noCompany')}
      <span aria-hidden> · </span>
      {t('created')} <ExactTime moment={user.createdAt} />
      <span aria-hidden> · </span>
      {user.lastConnectionDate === null ? (
        t('never')
      ) : (
        <>
          {t('lastConnection')} <TimeWithAge moment={user.lastConnectionDate} />
        </>
      )}
    </>
  );
}
