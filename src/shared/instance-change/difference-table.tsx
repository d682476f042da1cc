import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeKey, type FieldChange } from '@/domain/merge/field-changes';
import { Button } from '@/ui/button/button';
import { classNames } from '@/ui/theme/class-names';
import { ChangePlace } from './change-place';
import { ChangedText } from './diff/changed-text';
import styles from './difference.module.css';
import { markParts, type TextPart } from './diff/mark-parts';
import { useFieldValues, type FieldValue } from './use-field-values';

/** The maximum number of fields shown until the user expands the table. */
const MAX_ROWS = 100;

type Side = 'a' | 'b';

interface ExtraColumn<Change> {
  header: ReactNode;
  cell: (change: Change) => ReactNode;
}

interface DifferenceTableProps<Change extends FieldChange> {
  /** The accessible name. */
  label: string;
  changes: readonly Change[];
  /** The headings of the two sides. */
  a: ReactNode;
  b: ReactNode;
  /** A control before each place, such as a box to take the change. */
  choice?: (change: Change) => ReactNode;
  /** A column between the two sides. */
  between?: ExtraColumn<Change>;
  /** A column at the end. */
  last?: ExtraColumn<Change>;
  /** True if neither side is older: then nothing is struck through. */
  isEqual?: boolean;
}

/** The fields in which two versions differ, with both values. */
export function DifferenceTable<Change extends FieldChange>(props: DifferenceTableProps<Change>) {
  const { label, changes, a, b, between, last } = props;
  const { t } = useTranslation('instance-tabs');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, MAX_ROWS);
  return (
    <>
      <table className={styles.table} aria-label={label}>
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
        <tbody>
          {shown.map((change) => (
            <DifferenceRow key={changeKey(change)} {...props} change={change} />
          ))}
        </tbody>
      </table>
      {shown.length < changes.length && (
        <Button size="small" variant="quiet" onClick={() => setIsWhole(true)}>
          {t('history.allChanges', { count: changes.length })}
        </Button>
      )}
    </>
  );
}

const SIGNS = { added: '+', removed: '−', changed: '~', moved: '↕', same: '=' } as const;

function DifferenceRow<Change extends FieldChange>(props: DifferenceTableProps<Change> & { change: Change }) {
  const { change, choice, between, last, isEqual = false } = props;
  const { t } = useTranslation('instance-tabs');
  const { before, after } = useFieldValues(change);
  const kind = kindOf(change);
  const value = classNames(styles.value, change.property === 'cronExpression' && styles.code);
  const marks = useMemo(
    () =>
      kind === 'same'
        ? { before: [{ text: before.text, different: false }], after: [{ text: after.text, different: false }] }
        : before.set && after.set
          ? markParts(before.text, after.text)
          : null,
    [kind, before.set, after.set, before.text, after.text],
  );
  return (
    <tr>
      <th scope="row" className={styles.field}>
        <span className={classNames(styles.sign, styles[kind])} data-tooltip={t(`history.sign.${kind}`)}>
          <span aria-hidden>{SIGNS[kind]}</span>
          <span className="visually-hidden">{t(`history.sign.${kind}`)}</span>
        </span>
        <div className={styles.place}>
          {choice?.(change)}
          <ChangePlace change={change} stacked />
        </div>
      </th>
      {change.moved === undefined ? (
        <td className={value} data-side={isEqual ? 'A' : undefined}>
          <DifferentText side="a" value={before} parts={marks?.before} isEqual={isEqual} />
        </td>
      ) : (
        <td className={styles.value} colSpan={between === undefined ? 2 : 1}>
          {t('history.moved', change.moved)}
        </td>
      )}
      {between !== undefined && <td className={styles.between}>{between.cell(change)}</td>}
      {change.moved === undefined ? (
        <td className={value} data-side={isEqual ? 'B' : undefined}>
          <DifferentText side="b" value={after} parts={marks?.after} isEqual={isEqual} />
        </td>
      ) : (
        between !== undefined && <td className={styles.value}>–</td>
      )}
      {last !== undefined && <td className={styles.last}>{last.cell(change)}</td>}
    </tr>
  );
}

/** Whether a row shows a value that both sides have. */
export const isSameValue = ({ before, after, moved }: Pick<FieldChange, 'before' | 'after' | 'moved'>): boolean =>
  moved === undefined && before === after;

function kindOf({ moved, before, after }: FieldChange): keyof typeof SIGNS {
  if (moved !== undefined) return 'moved';
  if (isSameValue({ before, after })) return 'same';
  return before === null ? 'added' : after === null ? 'removed' : 'changed';
}

interface DifferentTextProps {
  side: Side;
  value: FieldValue;
  /** Undefined marks the whole text as different. */
  parts: readonly TextPart[] | undefined;
  isEqual: boolean;
}

/** The value of one side. Parts missing on the other side are struck through (A) or underlined (B). */
function DifferentText({ side, value: { text, set }, parts, isEqual }: DifferentTextProps) {
  if (!set) return <span className={styles.none}>{text}</span>;
  const kind = side === 'a' ? 'removed' : 'added';
  const mark = (part: string, key?: number) => (
    <ChangedText key={key} kind={kind} isStruck={!isEqual}>
      {part}
    </ChangedText>
  );
  if (parts === undefined) return mark(text);
  return parts.map((part, index) => (part.different ? mark(part.text, index) : <span key={index}>{part.text}</span>));
}
