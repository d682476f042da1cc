/** Directives that only restrict a page further, or report. They never make a policy less strict. */
const HARMLESS = /^(?:report-uri|report-to|upgrade-insecure-requests|block-all-mixed-content|sandbox)$/;

type Directives = Map<string, readonly string[]>;

/**
 * Whether a content policy allows nothing that `own` forbids. Addresses of requests (`connect-src`) are not compared.
 * @param policies the value of the header; several policies are separated by commas, and all of them apply
 * @param own one policy
 * @see https://www.w3.org/TR/CSP3/
 */
export function isAsStrict(policies: string, own: string): boolean {
  const least = directivesOf(own);
  return policies.split(',').some((policy) => isOneAsStrict(directivesOf(policy), least));
}

/** Adds these origins to every `connect-src` of the policies. */
export function connectingTo(policies: string, origins: readonly string[]): string {
  return policies.replaceAll(/(?<=^|[;,])\s*connect-src\s[^;,]*/gi, (directive) => {
    const sources = directive.split(/\s+/);
    return [directive, ...origins.filter((origin) => !sources.includes(origin))].join(' ');
  });
}

function isOneAsStrict(policy: Directives, least: Directives): boolean {
  const has = (name: string): boolean => policy.has(name) || (name.endsWith('-src') && policy.has('default-src'));
  return (
    [...least.keys()].every(has) &&
    [...policy].every(
      ([name, sources]) => name === 'connect-src' || HARMLESS.test(name) || isWithin(name, sources, least),
    )
  );
}

function isWithin(name: string, sources: readonly string[], least: Directives): boolean {
  const allowed = least.get(name) ?? least.get(name.replace(/-(?:elem|attr)$/, '')) ?? least.get('default-src') ?? [];
  return sources.every((source) => source === "'none'" || allowed.includes(source));
}

/** If a directive appears twice, the first one counts. */
function directivesOf(policy: string): Directives {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name !== '')
    .map(([name = '', ...sources]): [string, readonly string[]] => [name, sources]);
  return new Map(directives.reverse());
}
