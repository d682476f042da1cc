/** Every kind of source that scripts may have; the second goes before the first where a policy has both. */
const SCRIPTS = /^script-src(?:-elem)?$/i;

/**
 * Lets the scripts that stand in the stored page run under its content policy, and no others: their hashes join the
 * sources of scripts.
 * @param policies the value of the header; several policies are separated by commas
 * @param hashes as a policy writes them, `'sha256-…'`
 */
export function allowScripts(policies: string, hashes: readonly string[]): string {
  return policies
    .split(',')
    .map((policy) => allowIn(policy, hashes))
    .join(',');
}

function allowIn(policy: string, hashes: readonly string[]): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== '');
  const [, ...byDefault] = directives.find(([name = '']) => /^default-src$/i.test(name)) ?? [];
  const namesScripts = directives.some(([name = '']) => SCRIPTS.test(name));
  if (!namesScripts && byDefault.length > 0) directives.push(['script-src', ...byDefault]);
  return directives
    .map(([name = '', ...sources]) => [name, ...(SCRIPTS.test(name) ? withHashes(sources, hashes) : sources)].join(' '))
    .join('; ');
}

/** `'none'` means nothing beside other sources. Where everything inline may run, a hash would forbid the rest. */
function withHashes(sources: readonly string[], hashes: readonly string[]): readonly string[] {
  const has = (kind: RegExp): boolean => sources.some((source) => kind.test(source));
  if (has(/^'unsafe-inline'$/i) && !has(/^'(?:nonce-|sha\d|strict-dynamic')/i)) return sources;
  return [...sources.filter((source) => !/^'none'$/i.test(source)), ...hashes];
}
