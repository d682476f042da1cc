import { X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field';
import { addTags, addsTag, splitTags, type TagKeys } from './typed/split-tags';
import styles from './tag-field.module.css';

interface TagFieldProps extends FieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** `separators` adds on Enter, space, comma and semicolon and splits a paste; `enter` on Enter only. */
  keys: TagKeys;
  placeholder?: string;
  /** Tags that are wrong: marked, not removed. */
  isWrong?: (tag: string) => boolean;
}

/** A list of short texts. What is typed is added on its keys and on leaving the field, so that nothing typed is lost. */
export function TagField({ value, onChange, keys, placeholder, isWrong, help, ...field }: TagFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const editable = field.readOnly !== true && field.disabled !== true;

  const add = (typed: string): void => {
    const tags = splitTags(typed, keys);
    setText('');
    if (tags.length > 0) onChange(addTags(value, tags));
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
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
    <Field {...field} help={hint}>
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
            ref={input}
            className={styles.input}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            value={text}
            readOnly={field.readOnly}
            disabled={field.disabled}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={press}
            onPaste={paste}
            onBlur={() => add(text)}
          />
        </div>
      )}
    </Field>
  );
}
