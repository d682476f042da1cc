import { NEW_USER_PATH, userPath } from '@/domain/paths';
import { UserPlus, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OnlinePage } from '@/data/online/online-call';
import { useLoaded } from '@/data/online/use-loaded';
import { useOnline } from '@/data/sync/use-sync';
import { usePermissions } from '@/data/session/use-session';
import { useGridState } from '@/data/use-grid-state';
import type { User } from '@/domain/user';
import { CompanyFilter } from '@/shared/pickers/company-filter';
import { OnlineList } from '@/shared/online-list/online-list';
import { useFormat } from '@/i18n/format/use-format';
import { DisableableLink } from '@/ui/button/disableable-link';
import { TextFilter } from '@/ui/filter/text-filter';
import { PageHead } from '@/ui/layout/page-head';
import { useUserCrumbs } from './use-user-crumbs';
import { USER_FILTERS, USERS_GRID } from './users-loaders';
import { useUserColumns } from './use-user-columns';

const keyOf = ({ id }: User): number => id;
const addressOf = ({ id }: User): string => userPath(id);

/** /users: the users of the company; for the super administrator all users, with filters and more columns. */
export function UserListPage() {
  const { t } = useTranslation('users');
  const format = useFormat();
  const online = useOnline();
  const { superAdmin } = usePermissions();
  const loaded = useLoaded<OnlinePage<User>>();
  const grid = useGridState(USERS_GRID, USER_FILTERS);
  const total = loaded.value?.total;
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={useUserCrumbs()}
        facts={[total !== undefined && t('count', { count: total, number: format.number(total) })]}
        actions={
          <DisableableLink
            disabledReason={online ? null : t('error.offline', { ns: 'common' })}
            to={NEW_USER_PATH}
            variant="primary"
            icon={UserPlus}
          >
            {t('action.create', { ns: 'common' })}
          </DisableableLink>
        }
      />
      <OnlineList
        label={t('title')}
        loaded={loaded}
        grid={grid}
        filters={
          superAdmin ? (
            <>
              <TextFilter
                label={t('filter.email')}
                placeholder={t('filter.email')}
                value={grid.filters['email']?.[0] ?? ''}
                onChange={(text) => grid.setFilter('email', text.trim() === '' ? [] : [text.trim()])}
              />
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
    </>
  );
}
