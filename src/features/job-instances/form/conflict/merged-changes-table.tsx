import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptChange } from '@/domain/drafts/kept-changes';
import { changeKey } from '@/domain/merge/field-changes';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { ChangedValue } from './changed-value';
import { comparisonUnit } from './conflict-place';
import { useValueText } from './use-value-text';
import styles from './kept.module.css';

interface MergedChangesTableProps {
  changes: readonly KeptChange[];
  author: string;
  /** Called to show the field of a change. */
  onShowField: (change: KeptChange) => void;
}

/** The changes of both sides that do not conflict with each other. Save keeps all of them. */
export function MergedChangesTable({ changes, author, onShowField }: MergedChangesTableProps) {
  const { t } = useTranslation('job-instances');
  const values = useMemo(
    () =>
      changes.flatMap(({ property, path, before, after }) => [
        { property, path, json: before },
        { property, path, json: after },
      ]),
    [changes],
  );
  const textOf = useValueText(values);
  const nameOf = useChangeName();
  if (changes.length === 0) return null;
  return (
    <Section title={t('conflict.kept.title')} note={t('conflict.kept.note')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.kept.field')}</th>
            <th scope="col">{t('conflict.kept.by')}</th>
            <th scope="col">{t('conflict.kept.result')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('conflict.change')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const { property, path, before, after, by, moved } = change;
            const names = nameOf(change);
            const name = names.join(' › ');
            const old = { property, path, json: before };
            const now = { property, path, json: after };
            return (
              <tr key={by + changeKey(change)}>
                <th scope="row">
                  <div className={styles.place}>
                    <Check size={16} aria-hidden className={styles.check} />
                    <span>
                      {names.slice(0, -1).map((each, index) => (
                        <span key={index} className={styles.path}>{`${each} › `}</span>
                      ))}
                      {names.at(-1)}
                    </span>
                  </div>
                </th>
                <td className={styles.by}>{by === 'mine' ? t('conflict.kept.you') : author}</td>
                <td className={styles.result}>
                  {moved === undefined ? (
                    <ChangedValue
                      before={textOf(old)}
                      after={textOf(now)}
                      unit={comparisonUnit(after === null ? old : now)}
                    />
                  ) : (
                    t('history.moved', { ns: 'instance-tabs', ...moved })
                  )}
                </td>
                <td className={styles.action}>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('conflict.kept.change', { name })}
                    onClick={() => onShowField(change)}
                  >
                    {t('conflict.change')}
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
