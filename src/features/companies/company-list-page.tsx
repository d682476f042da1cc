import { NEW_COMPANY_PATH, companyPath } from '@/domain/paths';
import { Building2, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OnlinePage } from '@/data/online/online-call';
import { useLoaded } from '@/data/online/use-loaded';
import { useGridState } from '@/data/use-grid-state';
import { useOnline } from '@/data/sync/use-sync';
import { usePermissions } from '@/data/session/use-session';
import type { Company } from '@/domain/company';
import { OnlineList } from '@/shared/online-list/online-list';
import { useFormat } from '@/i18n/format/use-format';
import { DisableableLink } from '@/ui/button/disableable-link';
import { TextFilter } from '@/ui/filter/text-filter';
import { PageHead } from '@/ui/layout/page-head';
import { COMPANIES_GRID, COMPANY_FILTERS } from './companies-loaders';
import { useCompanyCrumbs } from './use-company-crumbs';
import { useMemo } from 'react';
import type { Column } from '@/ui/table/column';
import { CodeText } from '@/ui/text/code-text';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import { visible } from '@/lib/text/visible-text';

const keyOf = ({ code }: Company): string => code;
const addressOf = ({ code }: Company): string => companyPath(code);

/** /companies */
export function CompanyListPage() {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const online = useOnline();
  const { superAdmin } = usePermissions();
  const loaded = useLoaded<OnlinePage<Company>>();
  const grid = useGridState(COMPANIES_GRID, COMPANY_FILTERS);
  const total = loaded.value?.total;
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={useCompanyCrumbs()}
        facts={[total !== undefined && t('count', { count: total, number: format.number(total) })]}
        actions={
          superAdmin && (
            <DisableableLink
              disabledReason={online ? null : t('error.offline', { ns: 'common' })}
              to={NEW_COMPANY_PATH}
              variant="primary"
              icon={Plus}
            >
              {t('action.create', { ns: 'common' })}
            </DisableableLink>
          )
        }
      />
      <OnlineList
        label={t('title')}
        loaded={loaded}
        grid={grid}
        filters={
          <TextFilter
            label={t('filter.name')}
            placeholder={t('filter.name')}
            value={grid.filters['name']?.[0] ?? ''}
            onChange={(text) => grid.setFilter('name', text.trim() === '' ? [] : [text.trim()])}
          />
        }
        columns={useCompanyColumns()}
        rowKey={keyOf}
        rowLink={addressOf}
        empty={{ icon: Building2, title: t('empty') }}
      />
    </>
  );
}

/** Name, code and counts of a company. */
function useCompanyColumns(): readonly Column<Company>[] {
  const { t } = useTranslation('companies');
  const format = useFormat();
  return useMemo(() => {
    const count = (value: number | null): string => (value === null ? '–' : format.number(value));
    return [
      {
        key: 'name',
        header: t('name'),
        narrow: 'title',
        cell: ({ name, code }) => <MiddleTruncate text={visible(name) ?? code} />,
      },
      {
        key: 'code',
        header: t('code'),
        width: '28%',
        narrow: 'meta',
        cell: ({ code }) => <CodeText>{code}</CodeText>,
      },
      {
        key: 'users',
        header: t('column.users'),
        width: '140px',
        align: 'end',
        cell: ({ userNumber }) => count(userNumber),
      },
      {
        key: 'instances',
        header: t('column.instances'),
        width: '160px',
        align: 'end',
        cell: ({ jobInstanceNumber }) => count(jobInstanceNumber),
      },
    ];
  }, [t, format]);
}
