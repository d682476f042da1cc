import { useTranslation } from 'react-i18next';
import { changesByField } from '@/domain/versions/changes-by-field';
import type { RecentChange } from '@/domain/versions/recent-changes';
import { useFormat } from '@/i18n/format/use-format';
import { useChangeName } from './use-change-name';
import styles from './change.module.css';

/** The cell names at most this many fields. It shows only the number of the other fields. */
const MAX_NAMED = 3;

/**
 * Where a version differs from the previous version, in the labels that the form shows: "Mappings › packshots ›
 * Pattern", "Mappings 2 places, Label".
 */
export function ChangedPlaces({ change: { version, changes } }: { change: Pick<RecentChange, 'version' | 'changes'> }) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const nameOf = useChangeName();
  const fields = changesByField(changes);
  if (version <= 1) return t('created');
  if (fields.length === 0) return '–';
  const parts = fields.flatMap(({ key, changes: [first, ...others] }) => {
    if (first === undefined) return [];
    if (others.length === 0) return [{ key, name: nameOf(first).join(' › '), note: '' }];
    const note = t('inside', { count: others.length + 1, number: format.number(others.length + 1) });
    return [{ key, name: nameOf({ ...first, path: first.path.slice(0, 1) }).join(''), note: ` ${note}` }];
  });
  const hidden = parts.length - MAX_NAMED;
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && only.note === '') return <span title={only.name}>{only.name}</span>;
  return (
    <span title={parts.map(({ name, note }) => name + note).join(', ')}>
      {parts.slice(0, MAX_NAMED).map(({ key, name, note }, index) => (
        <span key={key}>
          {index > 0 && ', '}
          {name}
          {note !== '' && <span className={styles.note}>{note}</span>}
        </span>
      ))}
      {hidden > 0 && (
        <span className={styles.note}> {t('more', { count: hidden, number: format.number(hidden) })}</span>
      )}
    </span>
  );
}
