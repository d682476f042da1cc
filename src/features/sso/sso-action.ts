import type { ActionFunctionArgs } from 'react-router-dom';
import type { Outcome } from '@/data/online/outcome';
import { saveSso } from '@/data/online/company-sso';
import type { SsoWrite } from './sso-values';

/** `POST` creates the configuration of the company, `PATCH` changes it. */
export async function ssoAction({ request, params }: ActionFunctionArgs): Promise<Outcome<true>> {
  const { id, change } = (await request.json()) as SsoWrite;
  return saveSso(params['code'] ?? '', id, change);
}
