import { createListCollection, mergeProps, useCombobox, useTagsInput } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useMemo, useState, type ClipboardEvent, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isStorable } from '@/lib/text/storable-text';
import type { Option } from '../../pick/option';
import { Field, type ControlAttributes, type FieldProps } from '../field';
import { usePendingInput } from '../typed/pending-input';
import { addTags, completesTag, splitTags, type TagKeys } from '../typed/split-tags';
import optionStyles from '../../pick/chakra/option-list.module.css';
import { listPlace } from './list-place';
import { StandIn, standInId, stayOpen } from './stand-in';
import styles from './tag-field.module.css';
import { useWantedList, type WantedList } from './use-wanted-list';

interface TagListProps extends FieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  /** Returns true if a tag is invalid. Invalid tags are marked, but not removed. */
  isInvalid?: (tag: string) => boolean;
  /** Returns true if a tag may be a mistake. Such tags are marked as well. */
  isDoubtful?: (tag: string) => boolean;
  /** Returns suggestions for the typed text. They are shown below the input; other values can be typed as well. */
  suggest?: ((text: string) => readonly Option[]) | undefined;
  /** Called when the input gets the focus. */
  onTouch?: () => void;
  /** Called when the input loses the focus. */
  onLeave?: () => void;
}

export interface TagFieldProps extends TagListProps {
  /**
   * `separators`: Enter, space, comma and semicolon add a tag, and a pasted text is split. `enter`: only Enter adds a
   * tag.
   */
  keys: TagKeys;
}

/** A list of short texts (tags). The typed text becomes a tag on certain keys, and on blur, so that it is not lost. */
export function TagField({ keys, help, ...props }: TagFieldProps) {
  const { value, onChange } = props;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  // The options are computed on focus, because the first key already opens the list and marks an option.
  const list = useWantedList();
  const editable = props.readOnly !== true && props.disabled !== true;
  const add = (typed: string): boolean => {
    const isAccepted = isStorable(typed);
    // A text that cannot be stored stays in the input, with a message.
    setText(isAccepted ? '' : typed);
    const tags = isAccepted ? splitTags(typed, keys) : [];
    if (tags.length > 0) onChange(addTags(value, tags));
    // The empty input has suggestions again. If the list stayed open, it would take the focus.
    list.setWantsList(false);
    return isAccepted;
  };
  usePendingInput(text === '' ? null : () => add(text));
  const hint = editable ? t(keys === 'enter' ? 'field.tagsHint' : 'field.tagsHintSeparators') : undefined;
  return (
    <Field {...props} help={help ?? hint} error={isStorable(text) ? props.error : t('field.unstorable')}>
      {(control) => (
        <TagInput
          {...props}
          control={control}
          keys={keys}
          editable={editable}
          text={text}
          wantedList={list}
          onTextChange={setText}
          onAdd={add}
        />
      )}
    </Field>
  );
}

interface TagInputProps extends TagFieldProps {
  control: ControlAttributes;
  editable: boolean;
  /** The typed text, which is not a tag yet. */
  text: string;
  wantedList: WantedList;
  onTextChange: (text: string) => void;
  onAdd: (typed: string) => void;
}

const NONE: Option[] = [];

/**
 * The tags, the input and the list of suggestions. Hooks of Ark (the library behind Chakra) handle the keys for tags
 * and options.
 */
function TagInput(props: TagInputProps) {
  const { control, editable, keys, text, onTextChange, onAdd, value, onChange, isInvalid, isDoubtful, suggest } = props;
  const { t } = useTranslation();
  const boxId = useId();
  const { wantsList, setWantsList, isNeeded, ...focus } = props.wantedList;
  const offered = useMemo(
    () => (isNeeded && suggest ? suggest(text).filter((option) => !value.includes(option.value)) : NONE),
    [isNeeded, suggest, value, text],
  );
  const tags = useTagsInput({
    ids: { root: boxId, input: control.id },
    value: [...value],
    onValueChange: (details) => onChange(details.value),
    inputValue: text,
    editable: false,
    readOnly: !editable,
    delimiter: '',
    translations: {
      deleteTagTriggerLabel: (tag) => t('action.removeItem', { item: tag }),
      tagDeleted: (tag) => t('field.tagRemoved', { tag }),
      tagSelected: (tag) => t('field.tagSelected', { tag }),
    },
  });
  const list = useCombobox({
    ids: { input: standInId(control.id), control: boxId },
    collection: useMemo(() => createListCollection({ items: offered }), [offered]),
    value: [],
    onSelect: ({ itemValue }) => {
      onTextChange('');
      onChange(addTags(value, [itemValue]));
    },
    inputValue: text,
    // An open empty list would handle the Escape that should close the surrounding dialog. So the list stays closed
    // until it has options.
    open: wantsList && offered.length > 0,
    onOpenChange: ({ open }) => setWantsList(open),
    onInteractOutside: stayOpen,
    openOnClick: true,
    allowCustomValue: true,
    selectionBehavior: 'preserve',
    positioning: useMemo(() => listPlace(control.id), [control.id]),
  });

  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || (event.key === 'Enter' && list.highlightedValue !== null)) return;
    if (!completesTag(event.key, keys) || (event.key === 'Enter' && text === '')) return;
    event.preventDefault();
    onAdd(text);
  };
  const paste = (event: ClipboardEvent): void => {
    if (keys === 'enter') return;
    event.preventDefault();
    onAdd(`${text} ${event.clipboardData.getData('text')}`);
  };
  // These handlers run before Ark's.
  const ownHandlers: ComponentProps<'input'> = {
    onChange: (event) => onTextChange(event.target.value),
    onKeyDown: press,
    onPaste: paste,
    onFocus: () => {
      focus.onFocus();
      props.onTouch?.();
    },
    onBlur: () => {
      focus.onBlur();
      props.onLeave?.();
      onAdd(text);
    },
  };
  // Ark makes this button only for the pointer, and does not move the focus when the button disappears.
  const reachable: ComponentProps<'button'> = { tabIndex: 0, onClick: tags.focus };
  const listProps = list.getInputProps();
  const input = mergeProps(ownHandlers, editable && suggest ? listProps : {}, tags.getInputProps());
  return (
    <div {...tags.getRootProps()} className={styles.box} data-read-only={editable ? undefined : true}>
      <ul className={styles.tags}>
        {value.map((tag, index) => (
          <li key={tag} {...tags.getItemProps({ value: tag, index })}>
            <span
              {...tags.getItemPreviewProps({ value: tag, index })}
              className={styles.tag}
              data-wrong={isInvalid?.(tag) === true ? true : undefined}
              data-doubtful={isDoubtful?.(tag) === true ? true : undefined}
            >
              {tag}
              {editable && (
                <button {...mergeProps(tags.getItemDeleteTriggerProps({ value: tag, index }), reachable)}>
                  <X size={12} aria-hidden />
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <input
        {...input}
        {...control}
        value={text}
        defaultValue={undefined}
        className={styles.input}
        placeholder={props.placeholder}
        spellCheck={false}
        readOnly={props.readOnly}
        disabled={props.disabled}
      />
      <StandIn inputId={control.id} inputProps={listProps} />
      {list.open && (
        <div {...list.getPositionerProps()}>
          <div {...list.getContentProps()} aria-labelledby={undefined} aria-label={props.label} className={styles.list}>
            {offered.map((option) => (
              <div key={option.value} {...list.getItemProps({ item: option })} className={optionStyles.option}>
                <span className={optionStyles.texts}>
                  <span className={optionStyles.label}>{option.label}</span>
                  {option.note !== undefined && <span className={optionStyles.note}>{option.note}</span>}
                </span>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
