import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStorable } from '@/lib/text/storable-text';
import { usePendingInput } from './pending-input';

/** What an input needs to refuse texts that cannot be stored. */
interface StorableInput {
  shown: string;
  change: (typed: string) => void;
  /** The error message for the shown text; null if the text can be stored. */
  problem: string | null;
}

const refuse = (): boolean => false;

/**
 * Refuses a text that no server can store: `onChange` is not called, and the text stays in the input with a message
 * until `value` changes.
 */
export function useStorable(value: string, onChange: (value: string) => void): StorableInput {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<{ text: string; valueThen: string } | null>(null);
  const isRefused = refused !== null && refused.valueThen === value;
  usePendingInput(isRefused ? refuse : null);
  return {
    shown: isRefused ? refused.text : value,
    change: (typed) => {
      const storable = isStorable(typed);
      setRefused(storable ? null : { text: typed, valueThen: value });
      if (storable) onChange(typed);
    },
    problem: isRefused ? t('field.unstorable') : null,
  };
}
