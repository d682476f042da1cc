import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { Answer, Call, Handlers } from '../../http/call';
import { queryOne } from '../../store/database';

interface Provider {
  idp_sso_url: string | null;
  company_code: string;
}

const compress = promisify(deflateRaw);

/** A SAML request for the redirect binding: deflated, base64, in the query. */
async function samlRequest(origin: string, company: string, ssoUrl: string): Promise<string> {
  const entity = `${origin}/saml/metadata/bynder/${company}`;
  const xml = `<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${randomUUID()}" Version="2.0" IssueInstant="${new Date().toISOString()}" Destination="${ssoUrl}" AssertionConsumerServiceURL="${origin}/saml/acs/bynder/${company}"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${entity}</saml:Issuer></samlp:AuthnRequest>`;
  return (await compress(Buffer.from(xml))).toString('base64');
}

/** Sends the browser to the identity provider of the e-mail's company, or back to the sign-in page with an error code. */
async function redirectToSso(call: Call): Promise<Answer> {
  const row = await queryOne<Provider>(
    call.db,
    `select s.idp_sso_url, c.code as company_code from users u
     join companies c on c.id = u.company_id join company_sso s on s.company_id = c.id
     where u.email = $1 and 'sso' = any(u.sign_in_methods) and s.enabled`,
    [(call.params.email ?? '').toLowerCase()],
  );
  if (!row?.idp_sso_url || !URL.canParse(row.idp_sso_url)) {
    return { kind: 'redirect', url: `${call.consoleOrigin}/login?error=sso_not_configured` };
  }
  const target = new URL(row.idp_sso_url);
  target.searchParams.set('SAMLRequest', await samlRequest(call.origin, row.company_code, row.idp_sso_url));
  return { kind: 'redirect', url: target.href };
}

/** The start of single sign-on. */
export const ssoRedirectHandlers: Handlers = { redirectToSso };
