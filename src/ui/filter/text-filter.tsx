import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSearchable, LONGEST_SEARCHED } from '@/lib/text/storable-text';
import { TextField } from '../form/text-field';
import styles from './filter.module.css';

/** Wait after the last key before the list is filtered. */
const PAUSE_MS = 200;

interface TextFilterProps {
  /** The accessible name. */
  label: string;
  placeholder: string;
  /** The text in force; "" is no filter. */
  value: string;
  onChange: (text: string) => void;
}

/** Filters a list by a text, while it is typed; a text that cannot be searched stays in the field, with a message. */
export function TextFilter({ label, placeholder, value, onChange }: TextFilterProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<{ from: string; text: string } | null>(null);
  // What was typed stands until the address says something that did not come from here.
  const text = typed !== null && (typed.from === value || typed.text === value) ? typed.text : value;
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (text === value || !isSearchable(text)) return undefined;
    const timer = setTimeout(() => latest.current(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <div className={styles.text}>
      <TextField
        type="search"
        label={label}
        hideLabel
        placeholder={placeholder}
        autoComplete="off"
        value={text}
        error={text.length > LONGEST_SEARCHED ? t('filter.tooLong', { max: LONGEST_SEARCHED }) : undefined}
        onChange={(next) => setTyped({ from: value, text: next })}
      />
    </div>
  );
}
