import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectionsByKey } from '@/data/queries/use-reference-data';
import { connectionTypeOf } from '@/domain/configuration/linked-connections';
import { connectionKey } from '@/domain/connection';
import type { HistoryEntry } from '@/domain/instance';
import { fieldChanges, foldVersions, type FieldChange } from '@/domain/merge/field-changes';
import { parseJson } from '@/lib/json';
import { visible } from '@/lib/text/visible-text';
import { Button } from '@/ui/button/button';
import { useChangeName } from './use-change-name';
import styles from './change.module.css';

/** Places that are shown at first. */
const MOST = 20;

/** What several versions changed together, place by place, with the old and the new value. @param entries oldest first */
export function FieldChangeList({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation('instance-tabs');
  const [isWhole, setIsWhole] = useState(false);
  const changes = useMemo(() => fieldChanges(foldVersions(entries)), [entries]);
  const shown = isWhole ? changes : changes.slice(0, MOST);
  return (
    <>
      <ul className={styles.changes}>
        {shown.map((change) => (
          <li key={`${change.property}/${change.path.join('/')}`}>
            <Place change={change} />
            <p className={styles.pair}>
              <del>
                <Value change={change} json={change.before} />
              </del>{' '}
              <span aria-hidden>→</span>{' '}
              <ins>
                <Value change={change} json={change.after} />
              </ins>
            </p>
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <Button size="small" variant="quiet" onClick={() => setIsWhole(true)}>
          {t('history.allChanges', { count: changes.length })}
        </Button>
      )}
    </>
  );
}

/** Where a change is: "Mappings › packshots › Locale". */
function Place({ change }: { change: FieldChange }) {
  const names = useChangeName()(change);
  return (
    <p className={styles.place}>
      {names.slice(0, -1).map((name, index) => (
        <span key={index} className={styles.note}>{`${name} › `}</span>
      ))}
      <strong>{names.at(-1)}</strong>
    </p>
  );
}

function Value({ change: { path }, json }: { change: FieldChange; json: string | null }) {
  const { t } = useTranslation('instance-tabs');
  const value = json === null ? null : parseJson(json);
  const type = path.length === 1 ? connectionTypeOf(path[0] ?? '') : null;
  const id = typeof value === 'number' || typeof value === 'string' ? value : null;
  const key = type === null || id === null || id === '' ? null : connectionKey(type, id);
  const connections = useConnectionsByKey(key === null ? [] : [key]);
  const label = key === null ? null : visible(connections?.get(key)?.label);
  if (label !== null) return label;
  if (value === null || value === undefined) return <span>{t('history.notSet')}</span>;
  if (value === '') return <span>{t('history.empty')}</span>;
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no', { ns: 'common' });
  return typeof value === 'string' ? value : json;
}
