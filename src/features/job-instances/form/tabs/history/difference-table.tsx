import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '@/domain/instance';
import { changeKey } from '@/domain/merge/field-changes';
import type { VersionChange } from '@/domain/versions/compare-versions';
import { ChangePlace } from '@/shared/instance-change/change-place';
import { ChangedText } from '@/shared/instance-change/changed-text';
import { useFieldValues, type FieldValue } from '@/shared/instance-change/use-field-values';
import { Button } from '@/ui/button/button';
import { ExactTime } from '@/ui/text/relative-time';
import { classNames } from '@/ui/theme/class-names';
import { markParts, type TextPart } from './mark-parts';
import type { VersionPair, Side } from './use-version-pair';
import { VersionMark } from './version-mark';
import styles from './difference.module.css';

/** The maximum number of fields shown until the user expands the table. */
const MAX_ROWS = 100;

interface DifferenceTableProps {
  changes: readonly VersionChange[];
  entries: readonly HistoryEntry[];
  pair: VersionPair;
}

/** The fields in which two versions differ, with both values and the version that changed them last. */
export function DifferenceTable({ changes, entries, pair }: DifferenceTableProps) {
  const { t } = useTranslation('instance-tabs');
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, MAX_ROWS);
  const head = (side: Side) => (
    <th scope="col">
      <span className={styles.head}>
        <VersionMark side={side} />
        <ExactTime moment={entries.find(({ version }) => version === pair[side])?.loggedAt} />
      </span>
    </th>
  );
  return (
    <>
      <table className={styles.table} aria-label={t('history.pair', { ...pair })}>
        <thead>
          <tr>
            <th scope="col" className={styles.fieldHead}>
              {t('history.field')}
            </th>
            {head('a')}
            {head('b')}
            <th scope="col" className={styles.changedHead}>
              {t('history.changedIn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <DifferenceRow key={changeKey(change)} change={change} />
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

const SIGNS = { added: '+', removed: '−', changed: '~', moved: '↕' } as const;

function DifferenceRow({ change }: { change: VersionChange }) {
  const { t } = useTranslation('instance-tabs');
  const { before, after } = useFieldValues(change);
  const kind = kindOf(change);
  const marks = useMemo(
    () => (before.set && after.set ? markParts(before.text, after.text) : null),
    [before.set, after.set, before.text, after.text],
  );
  return (
    <tr>
      <th scope="row" className={styles.field}>
        <span className={classNames(styles.sign, styles[kind])} data-tooltip={t(`history.sign.${kind}`)}>
          <span aria-hidden>{SIGNS[kind]}</span>
          <span className="visually-hidden">{t(`history.sign.${kind}`)}</span>
        </span>
        <ChangePlace change={change} stacked />
      </th>
      {change.moved === undefined ? (
        <>
          <td className={styles.value}>
            <DifferentText side="a" value={before} parts={marks?.before} />
          </td>
          <td className={styles.value}>
            <DifferentText side="b" value={after} parts={marks?.after} />
          </td>
        </>
      ) : (
        <td className={styles.value} colSpan={2}>
          {t('history.moved', change.moved)}
        </td>
      )}
      <td className={styles.changed}>
        <span className={styles.changedLabel}>{t('history.changedIn')} </span>
        {change.changedIn}
      </td>
    </tr>
  );
}

function kindOf({ moved, before, after }: VersionChange): keyof typeof SIGNS {
  if (moved !== undefined) return 'moved';
  return before === null ? 'added' : after === null ? 'removed' : 'changed';
}

interface DifferentTextProps {
  side: Side;
  value: FieldValue;
  /** Undefined marks the whole text as different. */
  parts: readonly TextPart[] | undefined;
}

/** The value of one side. Parts missing on the other side are struck through (A) or underlined (B). */
function DifferentText({ side, value: { text, set }, parts }: DifferentTextProps) {
  if (!set) return <span className={styles.none}>{text}</span>;
  const kind = side === 'a' ? 'removed' : 'added';
  if (parts === undefined) return <ChangedText kind={kind}>{text}</ChangedText>;
  return parts.map((part, index) =>
    part.different ? (
      <ChangedText key={index} kind={kind}>
        {part.text}
      </ChangedText>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}
