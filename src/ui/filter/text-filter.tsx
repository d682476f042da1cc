import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSearchable, LONGEST_SEARCHED } from '@/lib/text/storable-text';
import { TextField } from '../form/text-field';
import styles from './filter.module.css';

/** How long the filter waits after the last key before it filters the list. */
const PAUSE_MS = 200;

interface TextFilterProps {
  /** The accessible name. */
  label: string;
  placeholder: string;
  /** The active text; "" means no filter. */
  value: string;
  onChange: (text: string) => void;
}

/**
 * Filters a list by a text while the user types. A text that cannot be searched for stays in the field, with a message.
 */
export function TextFilter({ label, placeholder, value, onChange }: TextFilterProps) {
  const { t } = useTranslation();
  // The typed text; null to show `value`.
  const [typed, setTyped] = useState<string | null>(null);
  const [lastValue, setLastValue] = useState(value);
  /** Texts that were passed to `onChange` and have not become `value` yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (lastValue !== value) {
    setLastValue(value);
    const at = sent.findIndex((each) => each.trim() === value);
    setSent(sent.slice(at + 1));
    // The new value was not typed here. It comes, for example, from Back or "Clear filters".
    if (at < 0) setTyped(null);
  }
  const text = typed ?? value;
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (text.trim() === value || !isSearchable(text)) return undefined;
    const timer = setTimeout(() => {
      setSent((before) => [...before, text]);
      change(text);
    }, PAUSE_MS);
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
        onChange={setTyped}
      />
    </div>
  );
}
