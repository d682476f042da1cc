interface ScriptUrlPolicy {
  createScriptURL(url: string): object;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

/** The browser's factory of policies; undefined without Trusted Types (Firefox, Safari before 26). */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DOM types have no Trusted Types
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/**
 * The CSP header allows only a policy with this name. The browser refuses any other policy, and any code that uses a
 * plain string as a script.
 */
const policy = factory?.createPolicy('console', { createScriptURL: sameOriginOnly });

/**
 * Makes the URL of a worker or service worker, as `require-trusted-types-for 'script'` requires.
 * @param url a URL on the console's own origin; a relative URL is resolved against the page
 * @returns a TrustedScriptURL where the browser supports it; typed as a string because the DOM types accept only
 * strings
 * @throws TypeError for another origin
 */
export function trustedScriptUrl(url: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DOM types have no Trusted Types
  return (policy ? policy.createScriptURL(url) : sameOriginOnly(url)) as string;
}

function sameOriginOnly(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`Refused to load a script from another origin: ${url}`);
}
