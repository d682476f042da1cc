import { Ellipsis, History, Pencil, Play, SlidersHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { instanceHistoryPath } from '@/domain/addresses/links';
import { instanceEditPath } from '@/domain/addresses/paths';
import { useLaunch, useLaunchObstacle } from '@/shared/instance/use-launch';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/overlay/menu';
import type { MenuItem } from '@/ui/overlay/menu-items';
import type { Column } from '@/ui/table/column';
import type { InstanceListItem } from './instance-list-item';

/** A launch that was chosen in the menu of a row. If `delta` is null, the configuration sets the type of the run. */
interface RowLaunch {
  code: string;
  delta: boolean | null;
}

/** The last column of the list, with a menu in each row, and the element that launches what was chosen in a menu. */
export function useRowMenu(): { column: Column<InstanceListItem>; launching: ReactNode } {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ launch: RowLaunch; count: number } | null>(null);
  const column = useMemo<Column<InstanceListItem>>(() => {
    const start = (launch: RowLaunch): void => setChosen((before) => ({ launch, count: (before?.count ?? 0) + 1 }));
    return {
      key: 'menu',
      header: t('table.actions'),
      head: <span className="visually-hidden">{t('table.actions')}</span>,
      width: 'menu',
      cell: (item) => <RowMenu item={item} onLaunch={start} />,
    };
  }, [t]);
  return { column, launching: chosen !== null && <Launching key={chosen.count} launch={chosen.launch} /> };
}

interface RowMenuProps {
  item: InstanceListItem;
  onLaunch: (launch: RowLaunch) => void;
}

/** The menu of a row: launches the integration, or opens its configuration or its history. */
function RowMenu({ item: { code, label, enabled }, onLaunch }: RowMenuProps) {
  const { t } = useTranslation(['job-instances', 'launch']);
  const { operate } = usePermissions();
  const obstacle = useLaunchObstacle(enabled);
  const launch = (key: string, delta: boolean | null, text: string): MenuItem => ({
    key,
    label: text,
    disabled: obstacle !== null,
    onSelect: () => onLaunch({ code, delta }),
  });
  const launches: MenuItem[] = [
    {
      ...launch('launch', null, t('launch:action')),
      icon: Play,
      ...(obstacle !== null && { note: obstacle }),
    },
    launch('full', false, t('launch:full')),
    launch('delta', true, t('launch:delta')),
  ];
  const items: MenuItem[] = [
    ...(operate ? launches : []),
    {
      key: 'edit',
      icon: operate ? Pencil : SlidersHorizontal,
      label: operate ? t('action.edit', { ns: 'common' }) : t('view.configuration'),
      separated: operate,
      to: instanceEditPath(code),
    },
    { key: 'history', icon: History, label: t('tab.history'), to: instanceHistoryPath(code) },
  ];
  return (
    <Menu
      items={items}
      renderTrigger={(attributes) => (
        <IconButton {...attributes} icon={Ellipsis} size="small" label={t('list.rowMenu', { label })} />
      )}
    />
  );
}

/** Launches an integration once, like the button on its page. */
function Launching({ launch: { code, delta } }: { launch: RowLaunch }) {
  const { launch } = useLaunch(code);
  const run = useEffectEvent(() => void launch(delta));
  useEffect(() => run(), []);
  return null;
}
