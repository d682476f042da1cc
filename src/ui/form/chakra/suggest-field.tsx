import { createListCollection, mergeProps, useCombobox } from '@chakra-ui/react';
import { useId, useMemo, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../theme/class-names';
import fieldStyles from '../field.module.css';
import { Field, type ControlAttributes, type FieldProps } from '../field';
import { useStorable } from '../typed/use-storable';
import { listPlace } from './list-place';
import { StandIn, standInId, stayOpen } from './stand-in';
import type { Suggestions } from '../suggestion';
import { SuggestionPanel } from './suggestion-panel';
import styles from './suggest-field.module.css';
import { useWantedList } from './use-wanted-list';

interface SuggestFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Returns suggestions for the typed text; the user may type any other text. Null if the field suggests nothing. */
  suggest: ((text: string) => Suggestions) | null;
  /** Called when the field gets the focus. */
  onTouch?: () => void;
  /** Called when the field loses the focus. */
  onLeave?: () => void;
}

/** A text field with suggestions below it. Enter takes the marked suggestion; Tab and Escape keep the typed text. */
export function SuggestField({ value, onChange, suggest, onTouch, onLeave, ...field }: SuggestFieldProps) {
  const storable = useStorable(value, onChange);
  const { label, help, error, required, hideLabel, name } = field;
  return (
    <Field {...{ label, help, error: storable.problem ?? error, required, hideLabel, name }}>
      {(control) => (
        <SuggestInput
          control={control}
          label={label}
          text={storable.shown}
          onTextChange={storable.change}
          suggest={suggest}
          onTouch={onTouch}
          onLeave={onLeave}
          disabled={field.disabled}
        />
      )}
    </Field>
  );
}

interface SuggestInputProps extends Pick<SuggestFieldProps, 'suggest' | 'label' | 'disabled'> {
  control: ControlAttributes;
  text: string;
  onTextChange: (text: string) => void;
  onTouch: (() => void) | undefined;
  onLeave: (() => void) | undefined;
}

const NOTHING: Suggestions = { title: '', facts: '', items: [] };

/** The input and its list. A hook of Ark (the library behind Chakra) handles the keys of the list. */
function SuggestInput({ control, label, text, onTextChange, suggest, onTouch, onLeave, disabled }: SuggestInputProps) {
  const { t } = useTranslation('names');
  const boxId = useId();
  // The options are computed on focus, because the first key already opens the list and marks an option.
  const { wantsList, setWantsList, isNeeded, ...focus } = useWantedList();
  const offered = useMemo(() => (isNeeded && suggest !== null ? suggest(text) : NOTHING), [isNeeded, suggest, text]);
  // A single suggestion that equals the typed text is not shown.
  const isDone = offered.items.length === 1 && offered.items[0]?.value === text;
  const items = isDone ? NOTHING.items : offered.items;
  const list = useCombobox({
    ids: { input: standInId(control.id), control: boxId },
    collection: useMemo(
      () =>
        createListCollection({
          items: items.map(({ value }) => value),
          itemToString: (item) => item,
          itemToValue: (item) => item,
        }),
      [items],
    ),
    value: [],
    onSelect: ({ itemValue }) => {
      setWantsList(false);
      onTextChange(itemValue);
    },
    inputValue: text,
    // An open empty list would handle the Escape that should close the surrounding dialog.
    open: wantsList && items.length > 0,
    onOpenChange: ({ open }) => setWantsList(open),
    onInteractOutside: stayOpen,
    // The panel contains more than the list.
    composite: false,
    openOnClick: true,
    allowCustomValue: true,
    inputBehavior: 'autohighlight',
    selectionBehavior: 'preserve',
    // By default, Ark would scroll the panel. Only the list in the panel scrolls.
    scrollToIndexFn: ({ getElement }) => getElement()?.scrollIntoView({ block: 'nearest' }),
    positioning: useMemo(() => listPlace(control.id), [control.id]),
  });
  const ownHandlers: ComponentProps<'input'> = {
    onChange: (event) => {
      onTextChange(event.target.value);
      setWantsList(true);
    },
    onFocus: () => {
      focus.onFocus();
      onTouch?.();
    },
    // Not called by a press on the list, which leaves the focus in the input.
    onBlur: () => {
      focus.onBlur();
      onLeave?.();
    },
  };
  const inputProps = list.getInputProps();
  const props = suggest === null ? ownHandlers : mergeProps(ownHandlers, inputProps);
  return (
    <div id={boxId} className={styles.box}>
      <input
        {...props}
        {...control}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        defaultValue={undefined}
        className={classNames(fieldStyles.control, fieldStyles.mono)}
        disabled={disabled}
      />
      <StandIn inputId={control.id} inputProps={inputProps} />
      {list.open && (
        <div {...list.getPositionerProps()}>
          <div {...list.getContentProps()} role="presentation" aria-labelledby={undefined} className={styles.panel}>
            <SuggestionPanel
              suggestions={offered}
              text={text}
              highlighted={list.highlightedValue}
              listProps={{ ...list.getListProps(), 'aria-labelledby': undefined, 'aria-label': offered.title || label }}
              itemProps={(value) => list.getItemProps({ item: value })}
            />
          </div>
        </div>
      )}
      <span className="visually-hidden" role="status">
        {list.open ? t('list.count', { count: items.length }) : ''}
      </span>
    </div>
  );
}
