import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStorable } from '@/lib/text/storable-text';
import { usePendingInput } from './pending-input';

/** What an input shows and does when it takes no text that cannot be stored. */
interface StorableInput {
  shown: string;
  change: (typed: string) => void;
  /** What is wrong with what is shown; null when nothing is. */
  problem: string | null;
}

const refuse = (): boolean => false;

/**
 * Keeps a text that no server can store in the input, with a message, and out of the form: `onChange` is not called for
 * it. A value that comes from outside takes its place.
 */
export function useStorable(value: string, onChange: (value: string) => void): StorableInput {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<{ text: string; instead: string } | null>(null);
  const isRefused = refused !== null && refused.instead === value;
  usePendingInput(isRefused ? refuse : null);
  return {
    shown: isRefused ? refused.text : value,
    change: (typed) => {
      const storable = isStorable(typed);
      setRefused(storable ? null : { text: typed, instead: value });
      if (storable) onChange(typed);
    },
    problem: isRefused ? t('field.unstorable') : null,
  };
}
