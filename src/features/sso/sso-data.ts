import { codeInPath } from '@/domain/addresses/path-segments';
import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import { readNamedSso, saveSso } from '@/data/online/company-sso';
import { onlineLoader } from '@/data/online/online-loader';
import { currentSession } from '@/data/session-store';
import { hasRole } from '@/domain/permissions';
import type { Outcome } from '@/domain/problem';
import { SYSTEM_PATH } from '@/domain/addresses/paths';
import type { SsoWrite } from './sso-values';
import { sentBody } from '@/data/online/sent-body';

/**
 * Reads the single sign-on of a company, with the name of the company. Redirects a user of another company to System,
 * except for a super administrator.
 */
export const ssoLoader = onlineLoader(({ request }) => {
  const code = codeInPath(new URL(request.url).pathname);
  const user = currentSession()?.user;
  if (!hasRole(user?.roles ?? [], 'ROLE_ADMIN') && user?.companyCode !== code) throw redirect(SYSTEM_PATH);
  return readNamedSso(code);
});

/** Creates the single sign-on of a company. If the body has an `id`, changes it. */
export async function ssoAction({ request }: ActionFunctionArgs): Promise<Outcome<true>> {
  const { id, change } = await sentBody<SsoWrite>(request);
  return saveSso(codeInPath(new URL(request.url).pathname), id, change);
}
