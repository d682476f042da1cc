/** Kinds of inline elements of a page. */
export type InlineKind = 'script' | 'style';

/** The directives that restrict scripts or styles. `-elem` takes precedence where a policy has both. */
const DIRECTIVES: Record<InlineKind, RegExp> = {
  script: /^script-src(?:-elem)?$/i,
  style: /^style-src(?:-elem)?$/i,
};

/**
 * Allows the inline scripts or styles of the stored page, and no others: adds their hashes to the sources of its
 * policy.
 * @param policies the value of the header; several policies are separated by commas
 * @param hashes in the notation of a policy, `'sha256-…'`
 */
export function allowInline(policies: string, kind: InlineKind, hashes: readonly string[]): string {
  return policies
    .split(',')
    .map((policy) => allowIn(policy, kind, hashes))
    .join(',');
}

function allowIn(policy: string, kind: InlineKind, hashes: readonly string[]): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== '');
  const appliesToKind = ([name = '']: readonly string[]): boolean => DIRECTIVES[kind].test(name);
  const [, ...defaultSources] = directives.find(([name = '']) => /^default-src$/i.test(name)) ?? [];
  if (!directives.some(appliesToKind) && defaultSources.length > 0) directives.push([`${kind}-src`, ...defaultSources]);
  return directives
    .map((directive) => {
      const [name = '', ...sources] = directive;
      return [name, ...(appliesToKind(directive) ? withHashes(sources, kind, hashes) : sources)].join(' ');
    })
    .join('; ');
}

/**
 * Adds the hashes to the sources. Removes `'none'`, which is valid only without other sources. Returns the sources
 * unchanged if they allow all inline elements, because a hash would forbid the others.
 */
function withHashes(sources: readonly string[], kind: InlineKind, hashes: readonly string[]): readonly string[] {
  const has = (pattern: RegExp): boolean => sources.some((source) => pattern.test(source));
  const strict = kind === 'script' ? /^'(?:nonce-|sha\d|strict-dynamic')/i : /^'(?:nonce-|sha\d)/i;
  if (has(/^'unsafe-inline'$/i) && !has(strict)) return sources;
  return [...sources.filter((source) => !/^'none'$/i.test(source)), ...hashes];
}
