import type { TFunction } from 'i18next';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../theme/class-names';
import type { Option, OptionSource } from './option';
import styles from './option-list.module.css';
import { useOptions } from './use-options';

interface OptionListProps {
  /** Accessible name of the search box and the list. */
  label: string;
  source: OptionSource;
  chosen: readonly string[];
  multiple: boolean;
  onPick: (option: Option) => void;
  /** Default true: typing searches at once, as in a popover that has just opened. */
  takesFocus?: boolean;
}

/** A search box over a list, by the ARIA combobox pattern: the focus stays in the box, arrow keys move the mark, Enter picks. */
export function OptionList({ label, source, chosen, multiple, onPick, takesFocus = true }: OptionListProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [mark, setMark] = useState(0);
  const { state, options } = useOptions(source, text);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Only keys lead to an option that may be out of sight; to look whether one is costs a layout.
  const follows = useRef(false);
  const current = Math.min(mark, options.length - 1);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  // Braces: newer browsers give a promise here, which React would take for a clean-up.
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    void list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const press = (event: KeyboardEvent): void => {
    const option = options[current];
    const next = movedMark(event.key, current, options.length);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (option) onPick(option);
    } else if (next !== undefined) {
      event.preventDefault();
      follows.current = true;
      setMark(next);
    }
  };
  return (
    <>
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
        className={styles.search}
        placeholder={t('filter.search')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          follows.current = true;
          setMark(0);
        }}
        onKeyDown={press}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        tabIndex={-1}
        className={styles.list}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(option.value)}
            className={classNames(styles.option, index === current && styles.marked)}
            onPointerMove={() => setMark(index)}
            onClick={() => onPick(option)}
            onKeyDown={press}
          >
            <Check size={16} aria-hidden className={chosen.includes(option.value) ? undefined : styles.unchosen} />
            <span className={styles.texts}>
              <span className={styles.label}>{option.label}</span>
              {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            </span>
          </div>
        ))}
      </div>
      <p className={styles.state} role="status">
        {stateText(state, options.length, t)}
      </p>
    </>
  );
}

function stateText(state: string, count: number, t: TFunction<'common'>): string {
  if (state === 'searching' && count === 0) return t('filter.searching');
  if (state === 'failed') return t('filter.searchFailed');
  return count === 0 ? t('filter.noMatch') : '';
}

function movedMark(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  return undefined;
}
