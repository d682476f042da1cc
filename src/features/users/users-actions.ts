import { userPath } from '@/domain/addresses/links';
import { USERS_PATH } from '@/domain/addresses/paths';
import { replace, type ActionFunctionArgs } from 'react-router-dom';
import type { Outcome } from '@/domain/problem';
import {
  changePassword,
  changeUser,
  createUser,
  deleteUser,
  readOwnUser,
  type NewUser,
  type PasswordChange,
  type UserChange,
} from '@/data/online/users';
import { currentSession } from '@/data/session-store';
import { i18n } from '@/i18n/start-i18n';
import { toast } from '@/ui/overlay/toast';
import { sentBody } from '@/data/online/sent-body';

/** Action of `/user/create`: creates a user. Then the user's page replaces the form in the browser history. */
export async function createUserAction({ request }: ActionFunctionArgs): Promise<Outcome<unknown> | Response> {
  const outcome = await createUser(await sentBody<NewUser>(request));
  if (!outcome.ok) return outcome;
  toast.success(i18n.t('success.saved'));
  return replace(userPath(outcome.value.id));
}

/**
 * Action of `/user/{id}`: `PATCH` changes the user, `DELETE` deletes the user. After a deletion, the list replaces the
 * form in the browser history.
 */
export async function userAction({ request, params }: ActionFunctionArgs): Promise<Outcome<unknown> | Response> {
  const id = Number(params['id']);
  if (request.method === 'PATCH') return changeUser(id, await sentBody<UserChange>(request));
  const outcome = await deleteUser(id);
  if (!outcome.ok) return outcome;
  toast.success(i18n.t('delete.done', { ns: 'users' }));
  return replace(USERS_PATH);
}

/** Action of `/user_profile`: saves a `UserChange`, or a `PasswordChange` from the Security tab. */
export async function accountAction({ request }: ActionFunctionArgs): Promise<Outcome<unknown>> {
  const change = await sentBody<UserChange | PasswordChange>(request);
  const id = currentSession()?.user.id ?? null;
  const own = id === null ? await readOwnUser() : ({ ok: true, value: { id } } as const);
  if (!own.ok) return own;
  return 'plainPassword' in change ? changePassword(own.value.id, change) : changeUser(own.value.id, change);
}
