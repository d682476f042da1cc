import { countAndCheck } from '../../http/auth/attempts';
import type { Answer, Call, Handlers } from '../../http/call';
import { isStubbed, stubAddress } from '../../stubs/identity-provider';
import { queryOne } from '../../store/database';
import { rememberSsoRequest, samlRequest } from './sso-request';

interface Provider {
  user_id: number;
  idp_sso_url: string | null;
  company_code: string;
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const backToLogin = (call: Call, error: string): Answer => ({
  kind: 'redirect',
  url: `${call.consoleOrigin}/login?error=${error}`,
});

/**
 * Redirects the browser to the identity provider of the user's company, or back to the sign-in page with an error code.
 * Companies of the sample data have the fake provider.
 */
async function redirectToSso(call: Call): Promise<Answer> {
  const row = await queryOne<Provider>(
    call.db,
    `select u.id as user_id, s.idp_sso_url, c.code as company_code from users u
     join companies c on c.id = u.company_id join company_sso s on s.company_id = c.id
     where u.email = $1 and 'sso' = any(u.sign_in_methods) and s.enabled`,
    [(call.params.email ?? '').toLowerCase()],
  );
  if (!row?.idp_sso_url || !isWebAddress(row.idp_sso_url)) {
    return backToLogin(call, 'sso_disabled');
  }
  if ((await countAndCheck(call.db, 'signOns', call.caller)) !== null) {
    // The browser shows the answer as a page, so a redirect to the sign-in page is better than an error.
    return backToLogin(call, 'too_many_requests');
  }
  const { user_id: userId, idp_sso_url: ssoUrl, company_code: companyCode } = row;
  const id = await rememberSsoRequest(call.db, { userId, companyCode, consoleOrigin: call.consoleOrigin });
  if (isStubbed(ssoUrl)) return { kind: 'redirect', url: stubAddress(call.origin, id) };
  const target = new URL(ssoUrl);
  target.searchParams.set('SAMLRequest', await samlRequest(id, call.origin, companyCode, ssoUrl));
  return { kind: 'redirect', url: target.href };
}

/** The call that starts a single sign-on. */
export const ssoRedirectHandlers: Handlers = { redirectToSso };
