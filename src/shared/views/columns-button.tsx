import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { chooseColumns } from '@/ui/table/choose-columns';
import type { Column } from '@/ui/table/column';
import { moveColumn, toggleColumn } from '@/ui/table/column-choice';
import { ToolPopover } from './tool-popover';
import styles from './tools.module.css';

type NamedColumn = Pick<Column<never>, 'key' | 'header' | 'choice'>;

interface ColumnsButtonProps {
  /** All columns in their default order. */
  all: readonly NamedColumn[];
  /** The keys of the shown columns; null for the default columns. */
  chosen: readonly string[] | null;
  onChange: (chosen: string[] | null) => void;
}

/** A button with a panel in which the person chooses and orders the columns of a list. */
export function ColumnsButton(props: ColumnsButtonProps) {
  const { t } = useTranslation('views');
  return (
    <ToolPopover icon={Columns3} label={t('columns.label')}>
      {() => <ColumnList {...props} />}
    </ToolPopover>
  );
}

interface ColumnListProps extends ColumnsButtonProps {
  /** The columns that the panel lists; by default all. */
  listed?: readonly NamedColumn[];
}

/** Lists the columns of a table. Each has a checkbox; the shown columns have buttons that move them. */
export function ColumnList({ all, listed = all, chosen, onChange }: ColumnListProps) {
  const { t } = useTranslation('views');
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ key: string } | null>(null);
  // A checkbox loses the focus when it moves in the list, so it is focused again.
  useEffect(() => {
    if (moved !== null) frame.current?.querySelector<HTMLElement>(`[value="${moved.key}"]`)?.focus();
  }, [moved]);
  const shown = chooseColumns(listed, chosen);
  const keys = new Set(shown.map(({ key }) => key));
  const move = (key: string, by: 1 | -1): void => {
    onChange(moveColumn(all, chosen, key, by));
    setMoved({ key });
  };
  const press = (event: KeyboardEvent, key: string): void => {
    const by = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    move(key, by);
  };
  return (
    <div ref={frame} className={styles.panel}>
      <p className={styles.head}>
        {t('columns.label')}
        <span className={styles.note}>
          {t('columns.count', { shown: format.number(shown.length), all: format.number(listed.length) })}
        </span>
      </p>
      <ul className={styles.columns} aria-label={t('columns.label')}>
        {[...shown, ...listed.filter(({ key }) => !keys.has(key))].map(({ key, header, choice }) => (
          <li key={key} className={styles.column}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                value={key}
                checked={keys.has(key)}
                disabled={choice === 'always'}
                aria-keyshortcuts={choice === 'always' ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
                onChange={() => onChange(toggleColumn(all, chosen, key))}
                onKeyDown={(event) => press(event, key)}
              />
              {header}
            </label>
            {choice === 'always' && <span className={styles.note}>{t('columns.always')}</span>}
            {choice !== 'always' && keys.has(key) && (
              <span className={styles.moves}>
                <IconButton
                  icon={ArrowUp}
                  size="small"
                  tabIndex={-1}
                  label={t('columns.up', { name: header })}
                  onClick={() => move(key, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  size="small"
                  tabIndex={-1}
                  label={t('columns.down', { name: header })}
                  onClick={() => move(key, 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.keys}>{t('columns.keys')}</p>
        <Button variant="quiet" size="small" disabled={chosen === null} onClick={() => onChange(null)}>
          {t('columns.usual')}
        </Button>
      </div>
    </div>
  );
}
