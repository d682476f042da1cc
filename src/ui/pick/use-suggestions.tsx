import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import { matchOptions } from './match-options';
import type { Option } from './option';
import styles from './option-list.module.css';

interface SuggestionsProps {
  /** Accessible name of the list. */
  label: string;
  options: readonly Option[];
  /** What was typed so far. */
  text: string;
  onPick: (value: string) => void;
}

interface Suggestions {
  /** For the input that they belong to. */
  attributes: Record<string, string | boolean | undefined>;
  show: () => void;
  hide: () => void;
  /** Gives whether the key was for the list. */
  press: (event: KeyboardEvent) => boolean;
  list: ReactNode;
}

/**
 * What may be picked below an input whose text is free all the same, by the ARIA combobox pattern: nothing is marked
 * until an arrow key moves into the list, so that Enter means what was typed.
 */
export function useSuggestions({ label, options, text, onPick }: SuggestionsProps): Suggestions {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [mark, setMark] = useState(-1);
  const found = matchOptions(options, text);
  const isOpen = open && found.length > 0;
  const marked = isOpen ? found[mark] : undefined;
  const hide = (): void => {
    setOpen(false);
    setMark(-1);
  };
  const pick = ({ value }: Option): void => {
    onPick(value);
    // Open, it would lie over what stands below.
    hide();
  };
  const press = (event: KeyboardEvent): boolean => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setMark(isOpen ? movedMark(mark, event.key === 'ArrowDown' ? 1 : -1, found.length) : 0);
      setOpen(true);
    } else if (event.key === 'Enter' && marked !== undefined) pick(marked);
    else if (event.key === 'Escape' && isOpen) hide();
    else return false;
    event.preventDefault();
    // Escape closes the list and not the dialog around it.
    event.stopPropagation();
    return true;
  };
  const optionId = (option: Option): string => `${id}-${option.value}`;
  const list = isOpen && (
    <div id={id} role="listbox" aria-label={label} tabIndex={-1} className={styles.suggestions}>
      {found.map((option) => (
        <div
          key={option.value}
          id={optionId(option)}
          ref={option === marked ? scrollIntoView : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={option === marked}
          className={classNames(styles.option, option === marked && styles.marked)}
          // The focus stays in the input, which would add half a word on losing it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(option)}
          onKeyDown={press}
        >
          <span className={styles.texts}>
            <span className={styles.label}>{option.label}</span>
            {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
          </span>
        </div>
      ))}
    </div>
  );
  return {
    attributes: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': marked && optionId(marked),
    },
    show: () => setOpen(true),
    hide,
    press,
    list,
  };
}

const movedMark = (mark: number, by: 1 | -1, count: number): number =>
  by === 1 ? (mark + 1) % count : (Math.max(mark, 0) - 1 + count) % count;

// Braces: newer browsers give a promise here, which React would take for a clean-up.
function scrollIntoView(element: HTMLElement | null): void {
  void element?.scrollIntoView({ block: 'nearest' });
}
