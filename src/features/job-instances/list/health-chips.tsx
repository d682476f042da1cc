import { useTranslation } from 'react-i18next';
import type { Grid } from '@/data/use-grid-state';
import { useFormat } from '@/i18n/format/use-format';
import { classNames } from '@/ui/theme/class-names';
import { GROUPS } from './instance-entry';
import type { InstanceList } from './use-instance-list';
import styles from './health-chips.module.css';

interface HealthChipsProps {
  /** Undefined while loading; the space is reserved. */
  list: InstanceList | undefined;
  grid: Grid;
}

/** Chips with the number of integrations per group, counted over the whole list. A click filters by the group. */
export function HealthChips({ list, grid }: HealthChipsProps) {
  const { t } = useTranslation('health');
  const chosen = grid.filters['health']?.[0];
  const shown = GROUPS.filter((group) => group === chosen || (list?.counts[group] ?? 0) > 0);
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{t('groups')}</legend>
      {list !== undefined && (
        <>
          <Chip
            name={t('group.all')}
            count={list.all}
            pressed={chosen === undefined}
            onPress={() => grid.setFilter('health', [])}
          />
          {shown.map((group) => (
            <Chip
              key={group}
              name={t(`group.${group}`)}
              count={list.counts[group]}
              pressed={group === chosen}
              onPress={() => grid.setFilter('health', group === chosen ? [] : [group])}
            />
          ))}
        </>
      )}
    </fieldset>
  );
}

interface ChipProps {
  name: string;
  count: number;
  pressed: boolean;
  onPress: () => void;
}

function Chip({ name, count, pressed, onPress }: ChipProps) {
  const format = useFormat();
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={classNames(styles.chip, pressed && styles.pressed)}
      onClick={onPress}
    >
      {name} <span className={styles.count}>{format.number(count)}</span>
    </button>
  );
}
