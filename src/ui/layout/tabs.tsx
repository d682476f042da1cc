import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { isUnmodified } from '@/lib/browser/is-unmodified';
import { classNames } from '../theme/class-names';
import styles from './tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** After the label, e.g. the number of errors. */
  badge?: ReactNode;
}

interface TabsProps<Value extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the current tab. */
  children: ReactNode;
}

/** Controlled tabs with one panel. Arrow keys, Home and End choose a tab; Tab moves into the panel. */
export function Tabs<Value extends string>({ label, items, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const choose = (event: KeyboardEvent): void => {
    const current = items.findIndex((item) => item.value === value);
    const index = isUnmodified(event) ? nextIndex(event.key, current, items.length) : undefined;
    const next = index === undefined ? undefined : items[index];
    if (index === undefined || next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={choose} tabIndex={-1}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            className={classNames(styles.tab)}
            onClick={() => onChange(item.value)}
          >
            {item.label}
            {item.badge}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
