import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '@/data/sync/use-sync';
import { DisableableLink } from '@/ui/button/disableable-link';
import { PageHead, type Crumb } from '@/ui/layout/page-head';
import { columnWidth, type Column } from '@/ui/table/column';
import { useRowCountText } from './use-row-count-text';
import { OnlineList, type OnlineListProps } from './online-list';

interface OnlineListPageProps<T> extends Omit<OnlineListProps<T>, 'label'> {
  title: string;
  crumbs: readonly Crumb[];
  /** Writes the number of rows on all pages, such as "12 users". `number` is `count` as formatted text. */
  countText: (count: number, number: string) => string;
  /** The screen that creates an item; null if the user may not create one. */
  create: { to: string; icon: LucideIcon } | null;
}

/** The screen of an online-only list: its title, the number of rows, a link that creates an item, and the list. */
export function OnlineListPage<T>({ title, crumbs, countText, create, ...list }: OnlineListPageProps<T>) {
  const { t } = useTranslation();
  const online = useOnline();
  const { value } = list.loaded;
  const rowCountText = useRowCountText();
  return (
    <>
      <PageHead
        title={title}
        crumbs={crumbs}
        facts={[value && countText(value.total, rowCountText(value))]}
        actions={
          create && (
            <DisableableLink
              disabledReason={online ? null : t('error.offline')}
              to={create.to}
              variant="primary"
              icon={create.icon}
            >
              {t('action.create')}
            </DisableableLink>
          )
        }
      />
      <div style={{ maxWidth: roomyWidth(list.columns) }}>
        <OnlineList label={title} {...list} />
      </div>
    </>
  );
}

/** The CSS width at which all columns have enough room. A wider table would only have more empty space. */
const roomyWidth = (columns: readonly Pick<Column<never>, 'width'>[]): string =>
  `calc(${columns.map(({ width }) => columnWidth(width) ?? '360px').join(' + ')})`;
