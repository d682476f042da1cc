interface ScriptUrlPolicy {
  createScriptURL(url: string): object;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

/** Absent where the browser has no Trusted Types (Firefox, Safari before 26). */
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/** The header allows this name once; a second policy, and any other code that makes scripts of text, fails. */
const policy = factory?.createPolicy('console', { createScriptURL: sameOriginOnly });

/**
 * The only way to the address of a worker or service worker under `require-trusted-types-for 'script'`.
 * @param url of our own origin; a relative one is taken from the page's address
 * @returns a TrustedScriptURL where there is such a thing; typed as a string because the DOM's types take nothing else
 * @throws TypeError for another origin
 */
export function trustedScriptUrl(url: string): string {
  return (policy ? policy.createScriptURL(url) : sameOriginOnly(url)) as string;
}

function sameOriginOnly(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`Refused to load a script from another origin: ${url}`);
}
