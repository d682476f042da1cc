import { ArrowDown, ArrowUp, ChevronRight, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardLine } from '@/domain/configuration/place-in-configuration';
import { IconButton } from '@/ui/button/icon-button';
import { classNames } from '@/ui/theme/class-names';
import { ViolationList } from '../problems/violation-list';
import styles from './cards.module.css';

interface CardProps {
  cardKey: number;
  name: string;
  summary: string;
  /** The violations in the card, shown while it is collapsed. */
  lines: readonly CardLine[];
  /** Shown after the summary while the card is collapsed. */
  note: ReactNode;
  isOpen: boolean;
  /** True while the card is highlighted, because it was just moved. */
  isMarked: boolean;
  onToggle: () => void;
  removeLabel: string;
  /** Null if the card cannot be removed. */
  onRemove: (() => void) | null;
  /** Null if cards cannot be moved. */
  onMove: ((by: 1 | -1) => void) | null;
  isFirst: boolean;
  isLast: boolean;
  children: ReactNode;
}

/** One card of a list: its name and summary while collapsed, its fields while expanded. */
export function Card(props: CardProps) {
  const { cardKey, name, summary, lines, note, isOpen, isMarked, onToggle, removeLabel, onRemove, onMove, children } =
    props;
  const { t } = useTranslation('job-forms');
  const id = useId();
  return (
    <li className={classNames(styles.card, isMarked && styles.marked)} data-card={cardKey}>
      <div className={styles.line}>
        <div className={styles.title}>
          <button
            type="button"
            className={styles.toggle}
            data-control="toggle"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-describedby={isOpen ? undefined : `${id}-summary`}
            onClick={onToggle}
          >
            <ChevronRight size={16} aria-hidden className={styles.chevron} />
            {name}
          </button>
          {!isOpen && (
            <span id={`${id}-summary`} className={styles.summary}>
              {summary}
            </span>
          )}
          {!isOpen && note}
        </div>
        {onMove !== null && (
          <>
            <IconButton
              icon={ArrowUp}
              size="small"
              data-control="up"
              label={t('move.up', { name })}
              disabled={props.isFirst}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              size="small"
              data-control="down"
              label={t('move.down', { name })}
              disabled={props.isLast}
              onClick={() => onMove(1)}
            />
          </>
        )}
        {onRemove !== null && <IconButton icon={Trash2} size="small" label={removeLabel} onClick={onRemove} />}
      </div>
      {!isOpen && <ViolationList lines={lines} />}
      <div id={id} className={styles.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
