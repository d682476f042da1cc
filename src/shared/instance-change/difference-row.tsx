import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldChange } from '@/domain/merge/field-changes';
import { classNames } from '@/ui/theme/class-names';
import { ChangePlace } from './change-place';
import { ChangedText } from './diff/changed-text';
import styles from './difference.module.css';
import { markParts, type TextPart } from './diff/mark-parts';
import { RestButton } from './rest-button';
import { useFieldValues, wholeOf, type FieldValue } from './use-field-values';

type Side = 'a' | 'b';

/** The parts of a row besides its place and its two values. */
export interface RowParts<Change> {
  /** A control before the place, such as a checkbox that selects the change. */
  choice?: (change: Change) => ReactNode;
  /** A note after the value of a side. */
  note?: (change: Change, side: Side) => ReactNode;
  /** Returns the side that has taken over the other side's value; null if both sides keep their values. */
  takenTo?: (change: Change) => Side | null;
  /** The cell between the two sides. */
  between?: ((change: Change) => ReactNode) | undefined;
  /** The cell at the end. */
  last?: ((change: Change) => ReactNode) | undefined;
  /** True if neither side is older: then nothing is struck through. */
  isEqual?: boolean;
}

const SIGNS = { added: '+', removed: '−', changed: '~', moved: '↕', same: '=' } as const;

/** A row for one place of two versions, with both values. */
export function DifferenceRow<Change extends FieldChange>(props: RowParts<Change> & { change: Change }) {
  const { change, choice, note, takenTo, between, last, isEqual = false } = props;
  const { t } = useTranslation('instance-tabs');
  const values = useFieldValues(change);
  const [isWhole, setIsWhole] = useState(false);
  const before = isWhole ? wholeOf(values.before) : values.before;
  const after = isWhole ? wholeOf(values.after) : values.after;
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
  const target = takenTo?.(change) ?? null;
  const valueOf = (side: Side): ReactNode => {
    const [own, other] = side === 'a' ? [before, after] : [after, before];
    if (target === side) return <ReplacedText old={own} value={other} />;
    if (target !== null) return <PlainText value={own} />;
    return (
      <DifferentText side={side} value={own} parts={side === 'a' ? marks?.before : marks?.after} isEqual={isEqual} />
    );
  };
  const restOf = (side: Side): ReactNode => {
    const { text, whole } = side === 'a' ? values.before : values.after;
    return (
      text !== whole && <RestButton change={change} length={whole.length} isWhole={isWhole} onChange={setIsWhole} />
    );
  };
  const noteOf = (side: Side): ReactNode => {
    const shown = note?.(change, side);
    return Boolean(shown) && <span className={styles.note}> {shown}</span>;
  };
  return (
    <tr className={target === null ? undefined : styles.taken}>
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
          {valueOf('a')}
          {restOf('a')}
          {noteOf('a')}
        </td>
      ) : (
        <td className={styles.value} colSpan={between === undefined ? 2 : 1}>
          {t('history.moved', change.moved)}
          {noteOf('a')}
        </td>
      )}
      {between !== undefined && <td className={styles.between}>{between(change)}</td>}
      {change.moved === undefined ? (
        <td className={value} data-side={isEqual ? 'B' : undefined}>
          {valueOf('b')}
          {restOf('b')}
          {noteOf('b')}
        </td>
      ) : (
        between !== undefined && <td className={styles.value}>–{noteOf('b')}</td>
      )}
      {last !== undefined && <td className={styles.last}>{last(change)}</td>}
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

/** The old value, struck through, and the value that has replaced it. */
function ReplacedText({ old, value }: { old: FieldValue; value: FieldValue }) {
  return (
    <>
      {old.set && (
        <>
          <del className={styles.old}>{old.text}</del>{' '}
        </>
      )}
      {value.set ? <ChangedText kind="added">{value.text}</ChangedText> : <PlainText value={value} />}
    </>
  );
}

function PlainText({ value: { text, set } }: { value: FieldValue }) {
  return set ? text : <span className={styles.none}>{text}</span>;
}

interface DifferentTextProps {
  side: Side;
  value: FieldValue;
  /** If undefined, the whole text is marked as different. */
  parts: readonly TextPart[] | undefined;
  isEqual: boolean;
}

/** The value of one side. The parts that the other side lacks are marked. */
function DifferentText({ side, value, parts, isEqual }: DifferentTextProps) {
  const { text, set } = value;
  if (!set) return <PlainText value={value} />;
  const kind = side === 'a' ? 'removed' : 'added';
  const mark = (part: string, key?: number) => (
    <ChangedText key={key} kind={kind} isOrdered={!isEqual}>
      {part}
    </ChangedText>
  );
  if (parts === undefined) return mark(text);
  return parts.map((part, index) => (part.different ? mark(part.text, index) : <span key={index}>{part.text}</span>));
}
