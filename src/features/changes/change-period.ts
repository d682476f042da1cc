import { readCreatedSpan, type CreatedSpan } from '@/domain/runs/period/created-span';
import { startOfDay } from '@/lib/start-of-day';

/** The periods to choose from. The number says how many days before today a period begins. All periods end now. */
const PERIODS = { today: 0, week: 6, month: 29, quarter: 89 } as const;

export type ChangePeriod = keyof typeof PERIODS;

/** The names of the periods, shortest first. */
export const CHANGE_PERIODS = ['today', 'week', 'month', 'quarter'] as const satisfies readonly ChangePeriod[];

/** The period if none is chosen. */
export const DEFAULT_PERIOD: ChangePeriod = 'week';

/** The value of the period filter: one of `CHANGE_PERIODS`, or a fixed span. */
export interface ChosenPeriod {
  /** Null for a fixed span. */
  preset: ChangePeriod | null;
  span: CreatedSpan;
}

/**
 * Reads the period filter of the URL: a name, or a span. Any other text means `DEFAULT_PERIOD`.
 * @param today the start of today, milliseconds since 1970
 */
export function readChangePeriod(text: string | undefined, today: number): ChosenPeriod {
  const chosen = CHANGE_PERIODS.find((period) => period === text);
  const fixed = chosen === undefined ? readCreatedSpan(text, today) : null;
  if (fixed !== null) return { preset: null, span: fixed };
  const name = chosen ?? DEFAULT_PERIOD;
  return { preset: name, span: { from: startOfDay(today, -PERIODS[name]), to: null } };
}
