/**
 * The kinds of faults. Two are about the hub that API Platform tells of each change: when it is down, the server carries
 * out the call and then answers 500; when it hangs, the answer is late.
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
  /** Every method without one. */
  method?: string;
  /** A regular expression on path and query; every path without one. */
  path?: string;
  /** Delay of `latency`, and of `hub-hangs`, 60 seconds without one. */
  ms?: number;
  /** Status of `status`, 503 without one; of `headers`, that of the handler without one. */
  status?: number;
  /** Seconds in the `Retry-After` of `status`. */
  retryAfter?: number;
  /** Body of `json`, and of `status` in place of its HTML page. */
  body?: unknown;
  /** Headers of `headers`, added to the answer of the handler. */
  headers?: Record<string, string>;
  /** Query parameter that `ignore` hides from the handler, like a server that does not know it. */
  parameter?: string;
  /** How often it applies; unlimited when undefined. */
  times?: number;
}

/** The active faults. */
export interface FaultRules {
  replace(rules: readonly FaultRule[]): void;
  /** The delays and at most one other fault for this call. Each counts as one use. */
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
