import { useTranslation } from 'react-i18next';
import type { Grid } from '@/data/use-grid-state';
import { CountChips } from '@/ui/filter/count-chips';
import { GROUPS } from './instance-list-item';
import type { InstanceList } from './use-instance-list';

interface HealthChipsProps {
  /** Undefined while loading; the space is reserved. */
  list: InstanceList | undefined;
  grid: Grid;
}

/** Chips that show, for each group, how many integrations match the other filters. A click filters by the group. */
export function HealthChips({ list, grid }: HealthChipsProps) {
  const { t } = useTranslation('health');
  const chosen = grid.filters['health']?.[0];
  const shown = GROUPS.filter((group) => group === chosen || (list?.counts[group] ?? 0) > 0);
  const filterBy = (group: string | null) => () => grid.setFilter('health', group === null ? [] : [group]);
  const chips = list && [
    { key: 'all', name: t('group.all'), count: list.all, pressed: chosen === undefined, onPress: filterBy(null) },
    ...shown.map((group) => ({
      key: group,
      name: t(`group.${group}`),
      count: list.counts[group],
      pressed: group === chosen,
      onPress: filterBy(group === chosen ? null : group),
    })),
  ];
  return <CountChips label={t('groups')} chips={chips ?? []} />;
}
