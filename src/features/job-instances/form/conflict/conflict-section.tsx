import { useTranslation } from 'react-i18next';
import type { Side } from '@/domain/drafts/open-conflicts';
import { ConflictCard } from './conflict-card';
import { useAuthorName, type ConflictState } from './use-conflict';
import styles from './conflict.module.css';

interface ConflictSectionProps {
  conflict: ConflictState;
  onChoose: (key: string, side: Side, stay: boolean) => void;
}

/** All conflicts, one card each. */
export function ConflictSection({ conflict: { conflicts, sides, change }, onChoose }: ConflictSectionProps) {
  const { t } = useTranslation('job-instances');
  const author = useAuthorName();
  return (
    <section aria-label={t('conflict.title')} className={styles.list}>
      <h2 className="visually-hidden">{t('conflict.title')}</h2>
      {conflicts.map((item) => (
        <ConflictCard
          key={item.key}
          conflict={item}
          side={sides.get(item.key) ?? null}
          author={change === null ? null : author(change)}
          onChoose={(side, stay) => onChoose(item.key, side, stay)}
        />
      ))}
    </section>
  );
}
