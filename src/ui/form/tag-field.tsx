import { X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isStorable } from '@/lib/text/storable-text';
import type { Option } from '../pick/option';
import { useSuggestions } from '../pick/use-suggestions';
import { Field, type FieldProps } from './field';
import { usePendingInput } from './typed/pending-input';
import { addTags, addsTag, splitTags, type TagKeys } from './typed/split-tags';
import styles from './tag-field.module.css';

interface TagFieldProps extends FieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** `separators` adds on Enter, space, comma and semicolon and splits a paste; `enter` adds only on Enter. */
  keys: TagKeys;
  placeholder?: string;
  /** Whether a tag is invalid; invalid tags are marked, not removed. */
  isWrong?: (tag: string) => boolean;
  /** Suggestions below the input; other values can be typed as well. */
  suggestions?: readonly Option[];
}

const NONE: Option[] = [];

/** A list of short texts. Typed text is added on certain keys and on blur, so that it is not lost. */
export function TagField(props: TagFieldProps) {
  const { value, onChange, keys, placeholder, isWrong, suggestions, help, ...field } = props;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const editable = field.readOnly !== true && field.disabled !== true;
  const offers = suggestions !== undefined && editable;
  const offered = useSuggestions({
    label: field.label,
    options: (suggestions ?? NONE).filter((option) => !value.includes(option.value)),
    text,
    onPick: (picked) => {
      setText('');
      onChange(addTags(value, [picked]));
    },
  });

  const add = (typed: string): boolean => {
    const isTaken = isStorable(typed);
    // Text that cannot be stored stays in the input with a message.
    setText(isTaken ? '' : typed);
    offered.hide();
    const tags = isTaken ? splitTags(typed, keys) : [];
    if (tags.length > 0) onChange(addTags(value, tags));
    return isTaken;
  };
  usePendingInput(text === '' ? null : () => add(text));
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || (offers && offered.press(event))) return;
    if (addsTag(event.key, keys) && (event.key !== 'Enter' || text !== '')) {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      onChange(value.slice(0, -1));
    }
  };
  const paste = (event: ClipboardEvent): void => {
    if (keys === 'enter') return;
    event.preventDefault();
    add(`${text} ${event.clipboardData.getData('text')}`);
  };
  const remove = (tag: string): void => {
    onChange(value.filter((other) => other !== tag));
    input.current?.focus();
  };

  const hint = help ?? (editable ? t(keys === 'enter' ? 'field.tagsHint' : 'field.tagsHintSeparators') : undefined);
  return (
    <Field {...field} help={hint} error={isStorable(text) ? field.error : t('field.unstorable')}>
      {(control) => (
        <div className={styles.box} data-read-only={editable ? undefined : true}>
          <ul className={styles.tags}>
            {value.map((tag) => (
              <li key={tag} className={styles.tag} data-wrong={isWrong?.(tag) === true ? true : undefined}>
                {tag}
                {editable && (
                  <button type="button" aria-label={t('action.removeItem', { item: tag })} onClick={() => remove(tag)}>
                    <X size={12} aria-hidden />
                  </button>
                )}
              </li>
            ))}
          </ul>
          <input
            {...control}
            {...(offers && offered.attributes)}
            ref={input}
            className={styles.input}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            value={text}
            readOnly={field.readOnly}
            disabled={field.disabled}
            onChange={(event) => {
              setText(event.target.value);
              offered.show();
            }}
            onClick={offered.show}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => void add(text)}
          />
          {offers && offered.list}
        </div>
      )}
    </Field>
  );
}
