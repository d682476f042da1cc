/** What a fault does to a call. */
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
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault, as `POST /__control/faults` takes it. */
export interface FaultRule {
  kind: FaultKind;
  /** Every method without one. */
  method?: string;
  /** A regular expression on path and query; every path without one. */
  path?: string;
  /** Delay of `latency`. */
  ms?: number;
  /** Status of `status`, 503 without one; of `headers`, that of the handler without one. */
  status?: number;
  /** Seconds in the `Retry-After` of `status`. */
  retryAfter?: number;
  /** Body of `json`, and of `status` in place of its HTML page. */
  body?: unknown;
  /** Headers of `headers`, which go with the answer of the handler. */
  headers?: Record<string, string>;
  /** Parameter of the query that `ignore` hides from the handler: the answer is that of a server that does not know it. */
  parameter?: string;
  /** How often it strikes; without end when absent. */
  times?: number;
}

/** The faults of the moment. */
export interface FaultRules {
  replace(rules: readonly FaultRule[]): void;
  /** The delays and the one other fault that strike this call; each is used up once. */
  strike(method: string, url: string): FaultRule[];
}

function matches(rule: FaultRule, method: string, url: string): boolean {
  return (rule.method ?? method).toUpperCase() === method && new RegExp(rule.path ?? '').test(url);
}

/** No faults yet. */
export function faultRules(): FaultRules {
  let active: { rule: FaultRule; left: number }[] = [];
  return {
    replace: (rules) => {
      active = rules.map((rule) => ({ rule, left: rule.times ?? Number.POSITIVE_INFINITY }));
    },
    strike: (method, url) => {
      const struck = active.filter(({ rule, left }) => left > 0 && matches(rule, method, url));
      const delays = struck.filter(({ rule }) => rule.kind === 'latency');
      const chosen = [...delays, ...struck.filter(({ rule }) => rule.kind !== 'latency').slice(0, 1)];
      for (const each of chosen) each.left -= 1;
      return chosen.map(({ rule }) => rule);
    },
  };
}
