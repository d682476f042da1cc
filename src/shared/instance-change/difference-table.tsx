import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeKey, type FieldChange } from '@/domain/merge/field-changes';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/theme/class-names';
import { DifferenceRow, type RowParts } from './difference-row';
import styles from './difference.module.css';

/** The maximum number of fields shown until the user expands the table. */
const MAX_ROWS = 100;

interface DifferenceTableProps<Change extends FieldChange> extends Omit<RowParts<Change>, 'between' | 'last'> {
  /** The accessible name. */
  label: string;
  changes: readonly Change[];
  /** The headings of the two sides. */
  a: ReactNode;
  b: ReactNode;
  /** Returns the title of a change's group. The table puts the changes of a group together, below the title. */
  groupOf?: (change: Change) => string;
  /** A column between the two sides. */
  between?: ExtraColumn<Change>;
  /** A column at the end. */
  last?: ExtraColumn<Change>;
}

interface ExtraColumn<Change> {
  header: ReactNode;
  cell: (change: Change) => ReactNode;
}

/** The fields in which two versions differ, with both values. */
export function DifferenceTable<Change extends FieldChange>(props: DifferenceTableProps<Change>) {
  const { label, changes, a, b, groupOf, between, last, ...parts } = props;
  const { t } = useTranslation('instance-tabs');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, MAX_ROWS);
  const cells = { ...parts, between: between?.cell, last: last?.cell };
  return (
    <>
      <table className={classNames(styles.table, parts.isEqual === true && styles.equal)} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={styles.fieldHead}>
              {t('history.field')}
            </th>
            <th scope="col">
              <span className={styles.head}>{a}</span>
            </th>
            {between !== undefined && (
              <th scope="col" className={styles.betweenHead}>
                {between.header}
              </th>
            )}
            <th scope="col">
              <span className={styles.head}>{b}</span>
            </th>
            {last !== undefined && (
              <th scope="col" className={styles.lastHead}>
                {last.header}
              </th>
            )}
          </tr>
        </thead>
        {groupsOf(shown, groupOf).map(({ title, rows }) => (
          <tbody key={title}>
            {title !== null && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={3 + Number(between !== undefined) + Number(last !== undefined)}
                  className={styles.group}
                >
                  <b>{title}</b> {changes.filter((change) => groupOf?.(change) === title).length}
                </th>
              </tr>
            )}
            {rows.map((change) => (
              <DifferenceRow key={changeKey(change)} {...cells} change={change} />
            ))}
          </tbody>
        ))}
      </table>
      {shown.length < changes.length && (
        <Button size="small" variant="quiet" onClick={() => setIsWhole(true)}>
          {t('history.allChanges', { count: changes.length })}
        </Button>
      )}
    </>
  );
}

interface Group<Change> {
  /** Null if the table has no groups. */
  title: string | null;
  rows: readonly Change[];
}

function groupsOf<Change>(
  changes: readonly Change[],
  groupOf: ((change: Change) => string) | undefined,
): readonly Group<Change>[] {
  if (groupOf === undefined) return [{ title: null, rows: changes }];
  const titles = [...new Set(changes.map(groupOf))];
  return titles.map((title) => ({ title, rows: changes.filter((change) => groupOf(change) === title) }));
}
