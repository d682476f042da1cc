/**
 * The kinds of faults. Two kinds concern the hub to which API Platform publishes each change. When the hub is down, the
 * server carries out the call and then answers 500. When the hub hangs, the answer is late.
 */
export const faultKinds = [
  'latency',
  'cut-before',
  'cut-after',
  'status',
  'garbage',
  'truncate',
  'json',
  'headers',
  'ignore',
  'hub-down',
  'hub-hangs',
  'iri-people',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault in the format of `POST /__control/faults`. */
export interface FaultRule {
  kind: FaultKind;
  /** The method of the calls; absent for every method. */
  method?: string;
  /** A regular expression for path and query; absent for every path. */
  path?: string;
  /** The delay of `latency` (0 if absent) and of `hub-hangs` (60,000 if absent), in milliseconds. */
  ms?: number;
  /** The status of `status` (503 if absent) and of `headers` (the handler's status if absent). */
  status?: number;
  /** The seconds in the `Retry-After` of `status`. */
  retryAfter?: number;
  /** The body of `json` (`{ status: 'ok' }` if absent) and of `status` (an HTML page if absent). */
  body?: unknown;
  /** The headers that `headers` adds to the answer of the handler. */
  headers?: Record<string, string>;
  /**
   * The query parameter that `ignore` hides from the handler. The answer is then like that of a server that does not
   * support the parameter.
   */
  parameter?: string;
  /** How many times the fault applies; unlimited if absent. */
  times?: number;
}

/** The active faults. */
export interface FaultRules {
  replace(rules: readonly FaultRule[]): void;
  /** Takes the `latency` faults and at most one fault of another kind for this call. Each counts as one use. */
  takeFor(method: string, url: string): FaultRule[];
}

function matches(rule: FaultRule, method: string, url: string): boolean {
  return (rule.method ?? method).toUpperCase() === method && new RegExp(rule.path ?? '').test(url);
}

/** Creates an empty set of faults. */
export function faultRules(): FaultRules {
  let active: { rule: FaultRule; left: number }[] = [];
  return {
    replace: (rules) => {
      active = rules.map((rule) => ({ rule, left: rule.times ?? Number.POSITIVE_INFINITY }));
    },
    takeFor: (method, url) => {
      const fitting = active.filter(({ rule, left }) => left > 0 && matches(rule, method, url));
      const delays = fitting.filter(({ rule }) => rule.kind === 'latency');
      const chosen = [...delays, ...fitting.filter(({ rule }) => rule.kind !== 'latency').slice(0, 1)];
      for (const each of chosen) each.left -= 1;
      return chosen.map(({ rule }) => rule);
    },
  };
}
