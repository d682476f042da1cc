import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownLine } from '@/data/bulk/use-bulk';
import { partsOf, type BulkChange } from '@/domain/bulk/bulk-change';
import { isSendableStatus, isUndoable } from '@/domain/bulk/bulk-line';
import { useJobName } from '@/i18n/use-job-name';
import { Button } from '@/ui/button/button';
import type { Column } from '@/ui/table/column';
import { selectColumn } from '@/ui/table/select-column';
import type { Selection } from '@/ui/table/selection';
import { MiddleTruncate } from '@/ui/text/middle-truncate';
import { LineState } from './line-state';
import { PartCell } from './part-cell';
import { usePartName } from './use-part-name';
import type { ReviewActions } from './use-review-actions';
import styles from './review.module.css';

interface ReviewColumnsOptions {
  change: BulkChange;
  selection: Selection;
  actions: ReviewActions;
}

/** With more parts than this, all parts share one column. */
const MAX_PART_COLUMNS = 2;

/** The columns of a review: selection, name, what changes, state and action. */
export function useReviewColumns({ change, selection, actions }: ReviewColumnsOptions): readonly Column<ShownLine>[] {
  const { t } = useTranslation('bulk');
  const jobName = useJobName();
  const partName = usePartName(change);
  return useMemo(() => {
    const parts = partsOf(change);
    const cells: Column<ShownLine>[] =
      parts.length <= MAX_PART_COLUMNS
        ? parts.map((part) => ({
            key: part,
            header: partName(part),
            narrow: 'metaLine',
            cell: (line) => (
              <>
                <span className={styles.partName}>{partName(part)}</span>
                <PartCell line={line} part={part} change={change} />
              </>
            ),
          }))
        : [
            {
              key: 'changes',
              header: t('column.changes'),
              narrow: 'metaLine',
              cell: (line) =>
                parts.map((part) => (
                  <div key={part} className={styles.named}>
                    <span className={styles.quiet}>{partName(part)}</span>
                    <PartCell line={line} part={part} change={change} />
                  </div>
                )),
            },
          ];
    return [
      selectColumn<ShownLine>({
        selection,
        keyOf: ({ code }) => code,
        header: t('select.column'),
        pageLabel: t('select.lines'),
        rowLabel: ({ label }) => t('select.row', { name: label }),
        isSelectable: ({ status }) => isSendableStatus(status),
      }),
      {
        key: 'name',
        header: t('column.name'),
        width: '21%',
        narrow: 'title',
        opens: true,
        cell: ({ label, jobCode }) => (
          <span className={styles.name}>
            <MiddleTruncate text={label} />
            {jobCode !== null && <span className={styles.sub}>{jobName(jobCode)}</span>}
          </span>
        ),
      },
      ...cells,
      {
        key: 'state',
        header: t('column.state'),
        width: 'remark',
        narrow: 'meta',
        cell: (line) => <LineState line={line} actions={actions} />,
      },
      {
        key: 'action',
        header: t('column.action'),
        width: 'action',
        align: 'end',
        narrow: 'side',
        cell: (line) => <LineAction line={line} actions={actions} />,
      },
    ];
  }, [t, change, selection, actions, jobName, partName]);
}

/** A button that takes back the change of a line, or makes it again. */
function LineAction({ line: { code, label, status }, actions }: { line: ShownLine; actions: ReviewActions }) {
  const { t } = useTranslation('bulk');
  if (isUndoable(status)) {
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={t('undo.named', { name: label })}
        onClick={() => void actions.undo(code)}
      >
        {t('action.undo', { ns: 'common' })}
      </Button>
    );
  }
  if (status !== 'undone' && status !== 'blocked') return null;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={t('undo.redoNamed', { name: label })}
      onClick={() => void actions.redo([code])}
    >
      {t('undo.redo')}
    </Button>
  );
}
