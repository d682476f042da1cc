import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { instanceEditPath } from '@/domain/addresses/paths';
import { formatClock } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { focusHeading } from '@/ui/layout/focus-heading';
import { classNames } from '@/ui/theme/class-names';
import { SIDES, type Side, type Taken } from './use-copy';
import type { ShownInstance } from './use-shown-instance';
import styles from './copies.module.css';

interface CopiedBarProps {
  sides: Readonly<Record<Side, ShownInstance>>;
  /** The changes that have been copied. */
  taken: readonly Taken[];
  onUndoAll: () => void;
  /** The element that contains the table. */
  table: RefObject<HTMLElement | null>;
}

/**
 * Says what has been copied into which draft, offers to undo all copies, and links to the drafts of the two
 * integrations.
 */
export function CopiedBar({ sides, taken, onUndoAll, table }: CopiedBarProps) {
  const { t } = useTranslation('copies');
  const format = useFormat();
  const drafted = SIDES.filter((side) => sides[side].draft !== null);
  const targets = SIDES.filter((side) => taken.some(({ to }) => to === side));
  const drafts = targets.map((side) => sides[side].draft);
  const isUnsent = drafts.every((draft) => draft?.state === 'editing');
  const storedAt = Math.max(...drafts.map((draft) => draft?.updatedAt ?? 0));
  const wasPressed = useRef(false);
  // "Undo all" disappears when everything has been undone, so the focus moves to the heading.
  useEffect(() => {
    if (taken.length > 0 || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body && table.current !== null) focusHeading(table.current);
  }, [taken.length, table]);
  if (drafted.length + targets.length === 0) return null;
  return (
    <div className={classNames(styles.bar, styles.reviews)}>
      {targets.length > 0 && (
        <>
          <p>
            <strong>
              {format.list(
                targets.map((side) =>
                  t(sides[side].draft === null ? 'compare.copiedTo' : 'compare.copied', {
                    count: taken.filter(({ to }) => to === side).length,
                    side: side.toUpperCase(),
                  }),
                ),
              )}
            </strong>
            {isUnsent && (
              <span className={styles.note}> · {t('compare.storedAt', { time: formatClock(new Date(storedAt)) })}</span>
            )}
          </p>
          <Button
            variant="quiet"
            onClick={() => {
              wasPressed.current = true;
              onUndoAll();
            }}
          >
            {t('compare.undoAll')}
          </Button>
        </>
      )}
      {drafted.map((side) => (
        <LinkButton
          key={side}
          to={instanceEditPath(sides[side].row.code)}
          // After a copy, only the drafts with copied values get a primary button.
          variant={targets.length === 0 || targets.includes(side) ? 'primary' : 'default'}
        >
          {t('compare.review', { side: side.toUpperCase() })}
        </LinkButton>
      ))}
    </div>
  );
}
