import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui/form/text-field';

/** Wait after the last key before the list is filtered. */
const PAUSE_MS = 200;

interface LabelSearchProps {
  value: string;
  onChange: (text: string) => void;
}

/** Finds instances by a part of their label or code, while it is typed. */
export function LabelSearch({ value, onChange }: LabelSearchProps) {
  const { t } = useTranslation('job-instances');
  const [typed, setTyped] = useState<{ from: string; text: string } | null>(null);
  // What was typed stands until the address says something that did not come from here.
  const text = typed !== null && (typed.from === value || typed.text === value) ? typed.text : value;
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => latest.current(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextField
      type="search"
      label={t('search.label')}
      hideLabel
      placeholder={t('search.placeholder')}
      autoComplete="off"
      value={text}
      onChange={(next) => setTyped({ from: value, text: next })}
    />
  );
}
