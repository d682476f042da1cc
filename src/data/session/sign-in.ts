import * as z from 'zod/mini';
import { createConsoleApi } from '@/api/console-api';
import type { ApiProblem } from '@/domain/problem';
import { readToken } from '@/domain/session-token';
import { encodeSegment } from '@/lib/addresses/encode-segment';
import { appConfig, backendUrl } from '../config';
import { acceptToken, type TokenResult } from './accept-token';
import { adoptClock } from '../session-store';
import { waitForSignOut } from './sign-out-lock';

export type LoginMethod = 'password' | 'sso';

/**
 * The result of a sign-in. A sign-in that the user must still confirm is `ok` too. An `unusable-token` has expired, is
 * malformed, or has no known role.
 */
export type SignInOutcome = { ok: true } | { ok: false; problem: ApiProblem | 'unusable-token' };

const infosSchema = z.object({ methods: z.array(z.string()) });
const tokenSchema = z.object({ token: z.string() });

const anonymous = () => ({ baseUrl: backendUrl(), token: () => null });
const openApi = () => createConsoleApi(anonymous());

/** Reads the sign-in methods for this e-mail. If the response has no known method, returns only the password. */
export async function readLoginMethods(
  email: string,
): Promise<{ ok: true; methods: LoginMethod[] } | { ok: false; problem: ApiProblem }> {
  const result = await openApi().getLoginInfos(email);
  if (!result.ok) return result;
  const parsed = infosSchema.safeParse(result.value);
  const offered = parsed.success ? parsed.data.methods : [];
  const methods = (['password', 'sso'] as const).filter((method) => offered.includes(method));
  return { ok: true, methods: methods.length === 0 ? ['password'] : methods };
}

/** Signs in by password. Reads the server's time from the token or, if the token has no time, from the response. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  let offsetMs = 0;
  const onServerTime = (serverMs: number): void => {
    offsetMs = serverMs - Date.now();
  };
  const result = await createConsoleApi({ ...anonymous(), onServerTime }).signIn(email, password);
  if (!result.ok) return result;
  const parsed = tokenSchema.safeParse(result.value);
  if (!parsed.success) return { ok: false, problem: 'unusable-token' };
  const issuedAt = readToken(parsed.data.token)?.issuedAt;
  await waitForSignOut();
  const accepted = await acceptToken(parsed.data.token, issuedAt == null ? offsetMs : issuedAt * 1000 - Date.now());
  return accepted === 'unusable' ? { ok: false, problem: 'unusable-token' } : { ok: true };
}

/**
 * Signs in with a token from the URL. If the token was issued in the future, this device's clock is slow. If the token
 * seems to have expired, a request with the token shows whether the device's clock is fast.
 */
export async function signInByToken(token: string): Promise<TokenResult> {
  const user = readToken(token);
  if (user === null) return 'unusable';
  const offsetMs = user.issuedAt === null ? 0 : user.issuedAt * 1000 - Date.now();
  const accepted = await acceptToken(token, Math.max(0, offsetMs));
  if (accepted !== 'unusable' || user.issuedAt === null || user.expiresAt <= user.issuedAt) return accepted;
  const api = createConsoleApi({ baseUrl: backendUrl(), token: () => token, timeoutMs: 5_000 });
  const result = await api.listExecutions({}, { page: 1, itemsPerPage: 1 });
  return result.ok ? acceptToken(token, offsetMs) : 'unusable';
}

/** The address of the single sign-on for this e-mail; null if `backendUrl` is not a web address. */
export function ssoAddress(email: string): string | null {
  const address = `${backendUrl()}/authentication/redirect_to_sso/${encodeSegment(email)}/${appConfig().appStyle}`;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null;
}

/** Asks whether the backend responds within 3 s, even with an error. Also updates the clock offset. */
export async function backendResponds(email: string): Promise<boolean> {
  const onServerTime = (serverMs: number): void => adoptClock(serverMs - Date.now());
  const api = createConsoleApi({ baseUrl: backendUrl(), token: () => null, timeoutMs: 3_000, onServerTime });
  const result = await api.getLoginInfos(email);
  if (result.ok) return true;
  // Neither a captive portal nor a gateway without a backend counts as the backend.
  return result.problem.kind === 'http' && ![502, 503, 504].includes(result.problem.status ?? 0);
}
