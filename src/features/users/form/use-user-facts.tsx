import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { companyNameOf } from '@/domain/company';
import type { User } from '@/domain/users/user';
import { TimeWithAge } from '@/ui/text/time-with-age';
import { ExactTime } from '@/ui/text/relative-time';

const UNKNOWN = [undefined, undefined, undefined];

/** The facts below the title of a user: company, creation, last connection. A fact is undefined until known. */
export function useUserFacts(user: User | undefined): readonly ReactNode[] {
  const { t } = useTranslation('users');
  if (user === undefined) return UNKNOWN;
  return [
    companyNameOf(user) ?? t('noCompany'),
    <>
      {t('created')} <ExactTime moment={user.createdAt} />
    </>,
    user.lastConnectionDate === null ? (
      t('never')
    ) : (
      <>
        {t('lastConnection')} <TimeWithAge moment={user.lastConnectionDate} />
      </>
    ),
  ];
}
