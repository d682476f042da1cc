import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { companyNameOf } from '@/domain/company';
import type { User } from '@/domain/users/user';
import type { Column } from '@/ui/table/column';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import { RelativeTime } from '@/ui/text/relative-time';
import { Timestamp } from '@/ui/text/timestamp';
import { visible } from '@/lib/text/visible-text';
import { ResetLinkMenu } from './reset-link-menu';
import { ROLES, type Role } from '@/domain/permissions';
import { useFormat } from '@/i18n/format/use-format';
import styles from './user-list.module.css';

/**
 * The columns: e-mail, roles and language. For the super administrator: e-mail, company, roles, dates and reset link.
 */
export function useUserColumns(superAdmin: boolean): readonly Column<User>[] {
  const { t } = useTranslation('users');
  return useMemo(() => {
    const email: Column<User> = {
      key: 'email',
      header: t('email'),
      narrow: 'title',
      cell: (user) => <MiddleTruncate text={visible(user.email) ?? t('user', { id: user.id })} />,
    };
    const roles: Column<User> = {
      key: 'roles',
      header: t('roles'),
      width: 'role',
      narrow: 'meta',
      cell: (user) => <RoleNames roles={user.roles} />,
    };
    if (!superAdmin) {
      const language = { key: 'language', header: t('preferredLocale'), width: 'name', priority: 2 } as const;
      return [
        email,
        roles,
        { ...language, cell: (user) => t(`locale.${user.preferredLocale === 'fr' ? 'fr' : 'en'}`) },
      ];
    }
    return [
      email,
      {
        key: 'company',
        header: t('company'),
        width: 'name',
        narrow: 'meta',
        cell: (user) => <MiddleTruncate text={companyNameOf(user) ?? t('noCompany')} />,
      },
      roles,
      {
        key: 'created',
        header: t('created'),
        width: 'time',
        priority: 3,
        cell: ({ createdAt }) => <Timestamp moment={createdAt} />,
      },
      {
        key: 'updated',
        header: t('updated'),
        width: 'time',
        priority: 3,
        cell: ({ updatedAt }) => <Timestamp moment={updatedAt} />,
      },
      {
        key: 'lastConnection',
        header: t('lastConnection'),
        width: 'time-age',
        priority: 2,
        cell: ({ lastConnectionDate }) =>
          lastConnectionDate === null ? (
            <span className={styles.quiet}>{t('never')}</span>
          ) : (
            <>
              <Timestamp moment={lastConnectionDate} />{' '}
              <span className={styles.quiet}>
                <RelativeTime moment={lastConnectionDate} />
              </span>
            </>
          ),
      },
      {
        key: 'share',
        header: t('table.actions', { ns: 'common' }),
        head: <span className={styles.actions}>{t('table.actions', { ns: 'common' })}</span>,
        width: 'action',
        align: 'end',
        narrow: 'side',
        cell: (user) => <ResetLinkMenu user={user} />,
      },
    ];
  }, [t, superAdmin]);
}

const isKnown = (role: string): role is Role => ROLES.some((known) => known === role);

/** The labels of roles; an unknown role is shown unchanged. */
function RoleNames({ roles }: { roles: readonly string[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return <>{format.list(roles.map((role) => (isKnown(role) ? t(`role.${role}`) : role))) || '–'}</>;
}
