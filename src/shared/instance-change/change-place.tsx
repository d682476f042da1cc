import type { FieldChange } from '@/domain/merge/field-changes';
import { classNames } from '@/ui/theme/class-names';
import { useChangeName } from './use-change-name';
import styles from './change.module.css';

interface ChangePlaceProps {
  change: FieldChange;
  /** Shows the path on a separate line. */
  stacked?: boolean;
}

/** The place of a change: "Mappings › packshots › Locale". */
export function ChangePlace({ change, stacked = false }: ChangePlaceProps) {
  const names = useChangeName()(change);
  const path = names.slice(0, -1);
  return (
    <p className={classNames(styles.place, stacked && styles.stacked)}>
      {path.length > 0 && <span className={styles.note}>{`${path.join(' › ')}${stacked ? '' : ' › '}`}</span>}
      <strong>{names.at(-1)}</strong>
    </p>
  );
}
