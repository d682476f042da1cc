import { useState } from 'react';
import {
  chooseKind,
  readChoice,
  writeChoice,
  type ScheduleChoice,
  type ScheduleKind,
} from '@/domain/schedule/schedule-choice';

interface ChosenSchedule {
  choice: ScheduleChoice;
  change: (choice: ScheduleChoice) => void;
  chooseKind: (kind: ScheduleKind) => void;
}

/**
 * The fields of a schedule and its expression are one value. Two kinds may write the same expression, so the last choice
 * stays until the expression is changed otherwise.
 */
export function useScheduleChoice(expression: string, onChange: (expression: string) => void): ChosenSchedule {
  const [last, setLast] = useState<{ expression: string; choice: ScheduleChoice } | null>(null);
  // What the fields could not say, for those who choose another kind and come back.
  const [own, setOwn] = useState<string | null>(null);
  const choice = last?.expression === expression ? last.choice : readChoice(expression);
  const change = (next: ScheduleChoice): void => {
    const written = writeChoice(next) ?? own ?? expression;
    if (choice.kind === 'own' && next.kind !== 'own') setOwn(expression);
    setLast({ expression: written, choice: next });
    if (written !== expression) onChange(written);
  };
  return { choice, change, chooseKind: (kind) => change(chooseKind(kind, choice)) };
}
