import { companyPath } from '@/domain/addresses/links';
import { NEW_COMPANY_PATH } from '@/domain/addresses/paths';
import { Building2, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnlinePage } from '@/data/online/online-call';
import { useLoaded } from '@/data/online/use-loaded';
import { useGridState } from '@/data/use-grid-state';
import { usePermissions } from '@/data/session/use-session';
import type { Company } from '@/domain/company';
import { useFormat } from '@/i18n/format/use-format';
import { visible } from '@/lib/text/visible-text';
import { GridTextFilter } from '@/shared/online-list/grid-text-filter';
import { OnlineListPage } from '@/shared/online-list/online-list-page';
import type { Column } from '@/ui/table/column';
import { CodeText } from '@/ui/text/code-text';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import { COMPANIES_GRID, COMPANY_FILTERS } from './companies-loaders';
import { useCompanyCrumbs } from './use-company-crumbs';

const keyOf = ({ code }: Company): string => code;
const addressOf = ({ code }: Company): string => companyPath(code);

/** /companies */
export function CompanyListPage() {
  const { t } = useTranslation('companies');
  const { superAdmin } = usePermissions();
  const grid = useGridState(COMPANIES_GRID, COMPANY_FILTERS);
  return (
    <OnlineListPage
      title={t('title')}
      crumbs={useCompanyCrumbs()}
      countText={(count, number) => t('count', { count, number })}
      create={superAdmin ? { to: NEW_COMPANY_PATH, icon: Plus } : null}
      loaded={useLoaded<OnlinePage<Company>>()}
      grid={grid}
      filters={<GridTextFilter grid={grid} name="name" label={t('filter.name')} />}
      columns={useCompanyColumns()}
      rowKey={keyOf}
      rowLink={addressOf}
      empty={{ icon: Building2, title: t('empty') }}
    />
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
        narrow: 'meta',
        cell: ({ code }) => <CodeText>{code}</CodeText>,
      },
      {
        key: 'users',
        header: t('column.users'),
        width: 'number',
        align: 'end',
        cell: ({ userNumber }) => count(userNumber),
      },
      {
        key: 'instances',
        header: t('column.instances'),
        width: 'count',
        align: 'end',
        cell: ({ jobInstanceNumber }) => count(jobInstanceNumber),
      },
    ];
  }, [t, format]);
}
