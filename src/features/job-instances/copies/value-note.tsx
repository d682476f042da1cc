import { useTranslation } from 'react-i18next';
import type { FieldChange } from '@/domain/merge/field-changes';
import { parseJson } from '@/lib/json';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { ScheduleWords } from '@/shared/instance/schedule-words';
import { Button } from '@/ui/button/button';
import type { Side } from './use-copy';
import styles from './copies.module.css';

interface ValueNoteProps {
  change: FieldChange;
  /** The side whose value the note describes. */
  of: Side;
  /** Undoes the copy of this value; null if it was not copied. */
  onUndo: (() => void) | null;
}

/** A note about a value: a schedule in words, and for a copied value a button that undoes the copy. */
export function ValueNote({ change, of, onUndo }: ValueNoteProps) {
  const { t } = useTranslation('copies');
  const changeName = useChangeName();
  const json = of === 'a' ? change.before : change.after;
  const cron = change.property === 'cronExpression' && json !== null ? parseJson(json) : null;
  return (
    <>
      {typeof cron === 'string' && <ScheduleWords cronExpression={cron} />}
      {onUndo !== null && (
        <>
          {' '}
          {t('compare.taken')}{' '}
          <Button
            size="small"
            variant="quiet"
            className={styles.undo}
            aria-label={t('compare.undoOf', { place: changeName(change).join(' › ') })}
            aria-keyshortcuts="u"
            hint={t('compare.undoHint')}
            data-undo
            onClick={onUndo}
          >
            {t('action.undo', { ns: 'common' })}
          </Button>
        </>
      )}
    </>
  );
}
