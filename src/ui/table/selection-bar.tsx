import { X } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { Button } from '../button/button';
import type { Selection } from './selection';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  selection: Selection;
  /** The accessible name. */
  label: string;
  /** Translated texts. Each function gets a number of rows. */
  texts: {
    count: (count: number) => string;
    /** Says how many selected rows are hidden by filters. Null if the rows of other pages are unknown. */
    hidden: ((count: number) => string) | null;
    /** The label of the button that selects all rows of the list. Null for no such button. */
    all: ((count: number) => string) | null;
    /** The label of the button that ends the selection. */
    end: string;
  };
  /** The actions for the selected rows. */
  children: ReactNode;
}

/** Shows how many rows are selected, and actions for the selected rows. It stays at the bottom of the window. */
export function SelectionBar({ selection, label, texts, children }: SelectionBarProps) {
  const { chosen, order } = useSyncExternalStore(selection.subscribe, selection.snapshot);
  const shown = new Set(order);
  const hidden = [...chosen].filter((code) => !shown.has(code)).length;
  const isAll = chosen.size - hidden === order.length;
  return (
    <section className={styles.bar} aria-label={label}>
      <div className={styles.inner}>
        <p role="status" className={styles.count}>
          {texts.count(chosen.size)}
        </p>
        {hidden > 0 && texts.hidden !== null && <span className={styles.note}>{texts.hidden(hidden)}</span>}
        {!isAll && texts.all !== null && (
          <Button variant="quiet" size="small" onClick={() => selection.chooseAll()}>
            {texts.all(order.length)}
          </Button>
        )}
        <div className={styles.actions}>
          <IconButton icon={X} label={texts.end} className={styles.end} onClick={() => selection.clear()} />
          {children}
        </div>
      </div>
    </section>
  );
}
