import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStorable } from '@/lib/text/storable-text';
import { usePendingInput } from './pending-input';

/** Props of an input that refuses texts that cannot be stored. */
interface StorableInput {
  shown: string;
  change: (typed: string) => void;
  /** The error of the shown text; null if it is valid. */
  problem: string | null;
}

const refuse = (): boolean => false;

/**
 * A text that no server can store stays in the input with a message, and `onChange` is not called. A new `value` replaces
 * the text.
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
