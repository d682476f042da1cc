import { userPath } from '@/domain/addresses/links';
import { NEW_USER_PATH } from '@/domain/addresses/paths';
import { UserPlus, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OnlinePage } from '@/data/online/online-call';
import { useLoaded } from '@/data/online/use-loaded';
import { usePermissions } from '@/data/session/use-session';
import { useGridState } from '@/data/use-grid-state';
import type { User } from '@/domain/users/user';
import { GridTextFilter } from '@/shared/online-list/grid-text-filter';
import { OnlineListPage } from '@/shared/online-list/online-list-page';
import { CompanyFilter } from '@/shared/pickers/company-filter';
import { useUserCrumbs } from './use-user-crumbs';
import { USER_FILTERS, USERS_GRID } from './users-loaders';
import { useUserColumns } from './use-user-columns';

const keyOf = ({ id }: User): number => id;
const addressOf = ({ id }: User): string => userPath(id);

/** /users: the users of the company. For the super administrator: all users, with filters and more columns. */
export function UserListPage() {
  const { t } = useTranslation('users');
  const { superAdmin } = usePermissions();
  const grid = useGridState(USERS_GRID, USER_FILTERS);
  return (
    <OnlineListPage
      title={t('title')}
      crumbs={useUserCrumbs()}
      countText={(count, number) => t('count', { count, number })}
      create={{ to: NEW_USER_PATH, icon: UserPlus }}
      loaded={useLoaded<OnlinePage<User>>()}
      grid={grid}
      filters={
        superAdmin ? (
          <>
            <GridTextFilter grid={grid} name="email" label={t('filter.email')} />
            <CompanyFilter
              single
              value={grid.filters['company'] ?? []}
              onChange={(codes) => grid.setFilter('company', codes)}
            />
          </>
        ) : undefined
      }
      columns={useUserColumns(superAdmin)}
      rowKey={keyOf}
      rowLink={addressOf}
      empty={{ icon: UsersRound, title: t('empty') }}
    />
  );
}
