import { createListCollection, useListbox } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { Check } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option, OptionSource } from '../option';
import styles from './option-list.module.css';
import { isSearchable } from '@/lib/text/storable-text';
import { matchOptions } from '../match-options';
import { BreakableText } from '../../text/breakable-text';
import { useOptionNotes } from './use-option-notes';

export interface OptionListProps {
  /** Accessible name of the search box and the list. */
  label: string;
  source: OptionSource;
  /** The chosen values. They need not be among the options. */
  value: readonly string[];
  /** Called with the new values when the user has chosen or removed an option. */
  onChange: (value: string[]) => void;
  /** Called with an option that the user has chosen or removed, before `onChange`. */
  onChoose: (option: Option) => void;
  multiple: boolean;
  /**
   * True (default) if the search box gets the focus when it is mounted. Without a search box, the list gets the focus.
   */
  takesFocus?: boolean;
}

/** A complete list of up to this many options has no search box, because reading the list is faster. */
const MAX_WITHOUT_SEARCH = 8;

/** Keeps the focus in the search box. Ark (the library behind Chakra) would move the focus to the list on a press. */
const KEEP_FOCUS: ComponentProps<'div'> = { onMouseDown: (event) => event.preventDefault() };

/**
 * A search box above a list of options. The focus stays in the box; arrow keys mark an option, and Enter chooses it. A
 * short list has no search box and gets the focus itself. Loaded lazily.
 */
export function OptionList(props: OptionListProps) {
  const { label, source, value, onChange, onChoose, multiple, takesFocus = true } = props;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [marked, setMarked] = useState<string | null>(null);
  const { state, options } = useOptions(source, text);
  const collection = useMemo(() => createListCollection({ items: [...options] }), [options]);
  const notes = useOptionNotes(source.readNotes);
  const isShort = source.options !== undefined && source.options.length <= MAX_WITHOUT_SEARCH;
  const input = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) (isShort ? content : input).current?.focus();
  }, [takesFocus, isShort]);

  const list = useListbox({
    collection,
    value: [...value],
    selectionMode: multiple ? 'multiple' : 'single',
    deselectable: true,
    loopFocus: true,
    // Enter chooses the first option unless another option is marked.
    highlightedValue: collection.has(marked) ? marked : collection.firstValue,
    onHighlightChange: (details) => setMarked(details.highlightedValue),
    onSelect: (details) => {
      const option = collection.find(details.value);
      if (option) onChoose(option);
    },
    onValueChange: (details) => onChange(details.value),
  });
  const inputProps = list.getInputProps();
  const { onKeyDown, ...contentProps } = list.getContentProps();
  return (
    <>
      {!isShort && (
        <input
          {...inputProps}
          ref={input}
          role="combobox"
          aria-controls={inputProps['aria-controls']}
          aria-label={label}
          aria-expanded
          className={styles.search}
          placeholder={t('filter.search')}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setMarked(null);
          }}
        />
      )}
      <div
        {...contentProps}
        role="listbox"
        ref={content}
        aria-labelledby={undefined}
        aria-label={label}
        tabIndex={isShort ? 0 : -1}
        className={styles.list}
        // Ark would clear the selection on Escape, which should close the panel instead.
        onKeyDown={(event) => event.key !== 'Escape' && onKeyDown?.(event)}
      >
        {options.map((option) => (
          <div
            key={option.value}
            {...list.getItemProps({ item: option, highlightOnHover: true })}
            {...KEEP_FOCUS}
            className={styles.option}
          >
            <Check size={16} aria-hidden className={value.includes(option.value) ? undefined : styles.unchosen} />
            <OptionTexts option={option} note={notes?.get(option.value) ?? option.note} />
          </div>
        ))}
      </div>
      <p className={styles.state} role="status">
        {stateText(state, options.length, t)}
      </p>
    </>
  );
}

function OptionTexts({ option, note }: { option: Option; note: string | undefined }) {
  const { label, icon: Icon, tone } = option;
  return (
    <span className={styles.texts}>
      <span className={styles.label}>
        {Icon && <Icon size={16} aria-hidden className={styles[tone ?? 'neutral']} />}
        <BreakableText text={label} />
      </span>
      {note !== undefined && (
        <span className={styles.note}>
          <BreakableText text={note} />
        </span>
      )}
    </span>
  );
}

function stateText(state: string, count: number, t: TFunction): string {
  if (state === 'searching' && count === 0) return t('filter.searching');
  if (state === 'failed') return t('filter.searchFailed');
  return count === 0 ? t('filter.noMatch') : '';
}

/** How long a search waits after the last key, milliseconds. */
const PAUSE_MS = 250;

interface OptionsState {
  state: 'ready' | 'searching' | 'failed';
  options: readonly Option[];
}

/**
 * The options for the typed text: the matches in the complete list, or the results of a search that starts after a
 * pause. During a search, the previous options stay.
 */
function useOptions({ options, search }: OptionSource, text: string): OptionsState {
  const [found, setFound] = useState<OptionsState>({ state: 'searching', options: [] });
  useEffect(() => {
    if (search === undefined) return;
    const abort = new AbortController();
    const run = async (): Promise<void> => {
      setFound((before) => ({ state: 'searching', options: before.options }));
      try {
        const matches = isSearchable(text) ? await search(text, abort.signal) : [];
        if (!abort.signal.aborted) setFound({ state: 'ready', options: matches });
      } catch {
        if (!abort.signal.aborted) setFound({ state: 'failed', options: [] });
      }
    };
    const timer = setTimeout(() => void run(), text === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, text]);
  return options === undefined ? found : { state: 'ready', options: matchOptions(options, text) };
}
