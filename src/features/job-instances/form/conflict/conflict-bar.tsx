import { ArrowDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenConflict, Side } from '@/domain/drafts/open-conflicts';
import { isEntrySegment } from '@/domain/merge/entry-name';
import { ORDER } from '@/domain/merge/merge-json';
import { Button } from '@/ui/button/button';
import { toast } from '@/ui/overlay/toast';
import { classNames } from '@/ui/theme/class-names';
import { useAuthorName, type ConflictState } from './use-conflict';
import styles from './bar.module.css';

const UNDO_MS = 12_000;

interface ConflictBarProps {
  conflict: ConflictState;
  onNext: () => void;
  /** Called just before a button decides all open conflicts. */
  onDecideAll: () => void;
}

/** A sticky bar that says how many conflicts are decided, with buttons that decide all open conflicts at once. */
export function ConflictBar({ conflict, onNext, onDecideAll }: ConflictBarProps) {
  const { t } = useTranslation('job-instances');
  const { conflicts, sides, open, decide } = conflict;
  const notice = useRef<number | null>(null);
  // The bar disappears when the decisions are sent or discarded. Nothing can be undone then, so the notice is dismissed
  // too.
  useEffect(
    () => () => {
      if (notice.current !== null) toast.dismiss(notice.current);
    },
    [],
  );
  const decideAll = (side: Side): void => {
    const keys = open.map(({ key }) => key);
    const all = (choice: Side | null) => new Map(keys.map((key) => [key, choice]));
    onDecideAll();
    void decide(all(side));
    if (notice.current !== null) toast.dismiss(notice.current);
    notice.current = toast.info(t('conflict.allNow', { count: keys.length }), {
      action: { label: t('action.undo', { ns: 'common' }), onClick: () => void decide(all(null)) },
      duration: UNDO_MS,
    });
  };
  return (
    <div className={styles.bar}>
      <p className={styles.progress}>
        <span className={styles.pips} aria-hidden>
          {conflicts.map(({ key }) => (
            <span key={key} className={classNames(styles.pip, sides.has(key) && styles.done)} />
          ))}
        </span>
        <span role="status">
          {t('conflict.decided', { decided: conflicts.length - open.length, count: conflicts.length })}
        </span>
      </p>
      <div className={styles.tools}>
        <p className={styles.words}>
          <Sentence conflict={conflict} />
        </p>
        <div className={styles.actions}>
          <Button disabled={open.length === 0} onClick={() => decideAll('mine')}>
            {t('conflict.keepAll')}
          </Button>
          <Button disabled={open.length === 0} onClick={() => decideAll('theirs')}>
            {t('conflict.takeAll')}
          </Button>
          <Button variant="quiet" disabled={open.length === 0} className={styles.next} onClick={onNext}>
            {t('conflict.next')}
            <ArrowDown size={16} aria-hidden />
          </Button>
        </div>
      </div>
    </div>
  );
}

function Sentence({ conflict: { conflicts, open, kept, change, isNewer } }: { conflict: ConflictState }) {
  const { t } = useTranslation('job-instances');
  const author = useAuthorName()(change);
  if (open.length === 0) return t('conflict.allDecided');
  const others = kept.filter(({ by }) => by === 'theirs').length;
  if (isNewer) return t('conflict.more', { author, count: conflicts.length + others });
  return t(conflicts.every(isField) ? 'conflict.same' : 'conflict.mixed', { author, count: conflicts.length });
}

/** True if both sides changed the same field; false for a conflict about a list entry or an order. */
const isField = ({ path }: OpenConflict): boolean =>
  path === null || (path.at(-1) !== ORDER && !isEntrySegment(path, path.length - 1));
