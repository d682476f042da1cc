import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { escaped } from '../../stubs/stub-page';
import { queryOne, type Queryable } from '../../store/database';
import { isPending, rememberAccess } from '../../store/pending-accesses';

const compress = promisify(deflateRaw);

/** A pending single sign-on: the user, the company, and the console to which the browser returns. */
export interface SsoRequest {
  userId: number;
  companyCode: string;
  consoleOrigin: string;
}

/** Stores a single sign-on. Returns its id, which the provider's answer must contain. */
export async function rememberSsoRequest(db: Queryable, request: SsoRequest): Promise<string> {
  const id = `_${randomBytes(16).toString('hex')}`;
  const { userId, ...fields } = request;
  await rememberAccess(db, { state: id, kind: 'sso', userId, companyId: null, fields });
  return id;
}

/** The pending single sign-on that has this id, with the e-mail of its user; null when there is none. */
export async function findSsoRequest(db: Queryable, id: string): Promise<(SsoRequest & { email: string }) | null> {
  const row = await queryOne<{ user_id: number; email: string; fields: Omit<SsoRequest, 'userId'> }>(
    db,
    `select a.user_id, u.email, a.fields from app_accesses a join users u on u.id = a.user_id
     where a.state = $1 and a.kind = 'sso' and ${isPending('a')}`,
    [id],
  );
  return row === null ? null : { ...row.fields, userId: row.user_id, email: row.email };
}

/** A SAML request for the redirect binding: the XML, deflated and then encoded as base64, for the query of the URL. */
export async function samlRequest(id: string, origin: string, company: string, ssoUrl: string): Promise<string> {
  const path = `bynder/${encodeURIComponent(company)}`;
  const xml = `<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${id}" Version="2.0" IssueInstant="${new Date().toISOString()}" Destination="${escaped(ssoUrl)}" AssertionConsumerServiceURL="${origin}/saml/acs/${path}"><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${origin}/saml/metadata/${path}</saml:Issuer></samlp:AuthnRequest>`;
  return (await compress(Buffer.from(xml))).toString('base64');
}
