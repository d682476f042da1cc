import type { components } from '@openapi/generated/console';
import { JSON_BODY, toValue, type ApiClient } from '../api-client';

export type PasswordResetBody = components['schemas']['PasswordReset'];
export type AppStyle = components['schemas']['AppStyle'];

/** Calls to sign in, and to reset a forgotten password. */
export function sessionCalls({ client, common }: ApiClient) {
  return {
    signIn: (username: string, password: string) =>
      toValue(
        client.POST('/authentication_token', {
          body: { username, password },
          headers: { ...JSON_BODY, Accept: 'application/json' },
          ...common(),
        }),
      ),
    getLoginInfos: (email: string) =>
      toValue(client.GET('/authentication/login_infos/{email}', { params: { path: { email } }, ...common() })),
    /** Asks for an e-mail with a reset link. The response does not tell whether the address is known. */
    sendPasswordReset: (email: string, appStyle: AppStyle) =>
      toValue(
        client.POST('/reset_password_request/send/{email}', {
          params: { path: { email } },
          body: { appStyle },
          headers: JSON_BODY,
          ...common(),
        }),
        'any',
      ),
    resetPassword: (body: PasswordResetBody) =>
      toValue(client.POST('/reset_password_request/reset', { body, headers: JSON_BODY, ...common() }), 'any'),
  };
}
