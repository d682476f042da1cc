import { useTabs } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { isUnmodified } from '@/lib/browser/is-unmodified';
import { classNames } from '@/ui/theme/class-names';
import styles from './tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** Shown after the label, e.g. the number of errors. */
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

/**
 * Controlled tabs with one panel. Arrow keys, Home and End choose a tab; the Tab key moves into the panel. If the list
 * of tabs scrolls, the current tab is in view.
 */
export function Tabs<Value extends string>({ label, items, value, onChange, children }: TabsProps<Value>) {
  const tabs = useTabs({
    value,
    onValueChange: (details) => {
      const item = items.find((each) => each.value === details.value);
      if (item) onChange(item.value);
    },
    translations: { listLabel: label },
  });
  const { onKeyDown, ...list } = tabs.getListProps();
  const keys: ComponentProps<'div'> = {
    // Ark (the library behind Chakra) handles Alt+Left too, but that is the browser's Back.
    onKeyDown: (event) => {
      if (isUnmodified(event)) onKeyDown?.(event);
    },
  };
  return (
    <div {...tabs.getRootProps()} className={styles.tabs}>
      <div {...list} {...keys} className={classNames(styles.list, 'fading-edges')}>
        {items.map((item) => (
          <button
            key={item.value}
            {...tabs.getTriggerProps({ value: item.value })}
            ref={item.value === value ? keepInView : undefined}
            className={styles.tab}
          >
            {item.label}
            {item.badge}
          </button>
        ))}
      </div>
      {/* Without a tab index, so that the Tab key goes to the first control of the panel, not to the panel itself. */}
      <div {...tabs.getContentProps({ value })} tabIndex={undefined} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

/** Scrolls the list of tabs to a tab, and again whenever a size changes, for example with the language. */
function keepInView(tab: HTMLButtonElement | null): (() => void) | undefined {
  const list = tab?.parentElement;
  if (!list) return undefined;
  const observer = new ResizeObserver(() => {
    list.scrollLeft = tab.offsetLeft + (tab.offsetWidth - list.clientWidth) / 2;
  });
  for (const element of [list, ...list.children]) observer.observe(element);
  return () => observer.disconnect();
}
