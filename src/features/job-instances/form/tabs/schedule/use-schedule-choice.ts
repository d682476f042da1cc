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
  changeKind: (kind: ScheduleKind) => void;
}

/**
 * Reads the fields of a schedule from its cron expression, and writes changed fields back to the expression. Two kinds
 * of schedule can have the same expression, so the last choice is kept until something else changes the expression.
 */
export function useScheduleChoice(expression: string, onChange: (expression: string) => void): ChosenSchedule {
  const [last, setLast] = useState<{ expression: string; choice: ScheduleChoice } | null>(null);
  // The last expression of the kind `own`, restored when the user chooses that kind again.
  const [own, setOwn] = useState<string | null>(null);
  const choice = last?.expression === expression ? last.choice : readChoice(expression);
  const change = (next: ScheduleChoice): void => {
    const written = writeChoice(next) ?? own ?? expression;
    if (choice.kind === 'own' && next.kind !== 'own') setOwn(expression);
    setLast({ expression: written, choice: next });
    if (written !== expression) onChange(written);
  };
  return { choice, change, changeKind: (kind) => change(chooseKind(kind, choice)) };
}
