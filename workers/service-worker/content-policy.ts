/** Directives that cannot make a policy less strict, because they only add restrictions or reports. */
const HARMLESS = /^(?:report-uri|report-to|upgrade-insecure-requests|block-all-mixed-content|sandbox)$/;

type Directives = Map<string, readonly string[]>;

/**
 * Whether the policies allow no more than `baseline` allows. Ignores `connect-src`, the addresses to which the page may
 * send requests.
 * @param policies the value of the header: policies separated by commas, all of which apply
 * @param baseline a single policy
 * @see https://www.w3.org/TR/CSP3/
 */
export function isAtLeastAsStrict(policies: string, baseline: string): boolean {
  const required = directivesOf(baseline);
  return policies.split(',').some((policy) => isOneAtLeastAsStrict(directivesOf(policy), required));
}

/** Adds these origins to every `connect-src` of the policies. */
export function withConnectSources(policies: string, origins: readonly string[]): string {
  return policies.replaceAll(/(?<=^|[;,])\s*connect-src\s[^;,]*/gi, (directive) => {
    const sources = directive.split(/\s+/);
    return [directive, ...origins.filter((origin) => !sources.includes(origin))].join(' ');
  });
}

function isOneAtLeastAsStrict(policy: Directives, baseline: Directives): boolean {
  const has = (name: string): boolean => policy.has(name) || (name.endsWith('-src') && policy.has('default-src'));
  return (
    [...baseline.keys()].every(has) &&
    [...policy].every(
      ([name, sources]) => name === 'connect-src' || HARMLESS.test(name) || isWithin(name, sources, baseline),
    )
  );
}

function isWithin(name: string, sources: readonly string[], baseline: Directives): boolean {
  const allowed =
    baseline.get(name) ?? baseline.get(name.replace(/-(?:elem|attr)$/, '')) ?? baseline.get('default-src') ?? [];
  return sources.every((source) => source === "'none'" || allowed.includes(source));
}

/** Parses a policy. If it has a directive twice, the first one counts. */
function directivesOf(policy: string): Directives {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name !== '')
    .map(([name = '', ...sources]): [string, readonly string[]] => [name, sources]);
  return new Map(directives.reverse());
}
