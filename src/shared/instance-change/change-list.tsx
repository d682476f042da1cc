import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/feedback/badge';
import type { HistoryEntry } from '@/domain/instance';
import { usePropertyLabel } from './use-labels';
import { shownChange, type PlainValue } from './diff/changed-value';
import { JsonDiff } from './diff/json-diff';
import styles from './change.module.css';

/** Lists every changed property of an integration, with its old and its new value. */
export function ChangeList({ changeSet }: Pick<HistoryEntry, 'changeSet'>) {
  const { t } = useTranslation('instance-tabs');
  const label = usePropertyLabel();
  const changes = Object.entries(changeSet);
  if (changes.length === 0) return <p className={styles.note}>{t('history.noChange')}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map(([property, change]) => (
        <li key={property}>
          <p className={styles.property}>{label(property)}</p>
          <Change label={label(property)} change={change} />
        </li>
      ))}
    </ul>
  );
}

function Change({ label, change }: { label: string; change: { old: unknown; new: unknown } }) {
  const { t } = useTranslation('instance-tabs');
  const shown = shownChange(change);
  if (shown.kind === 'json') return <JsonDiff label={label} old={shown.old} new={shown.new} />;
  return (
    <dl className={styles.values}>
      <div>
        <dt>{t('history.old')}</dt>
        <dd>
          <Value value={shown.old} />
        </dd>
      </div>
      <div>
        <dt>{t('history.new')}</dt>
        <dd>
          <Value value={shown.new} />
        </dd>
      </div>
    </dl>
  );
}

function Value({ value }: { value: PlainValue }) {
  const { t } = useTranslation('instance-tabs');
  if (value.kind === 'null') return <Badge tone="neutral">null</Badge>;
  if (value.kind === 'boolean') return <Badge tone={value.value ? 'accent' : 'neutral'}>{String(value.value)}</Badge>;
  if (value.text === '') return <span className={styles.note}>{t('history.empty')}</span>;
  return <span className={styles.text}>{value.text}</span>;
}
