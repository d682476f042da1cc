import { redirect, type ActionFunctionArgs } from 'react-router-dom';
import type { Outcome } from '@workers/protocol/sync-api';
import { changeUser, createUser, deleteUser, type NewUser, type UserChange } from '@/data/online/users';
import { i18n } from '@/i18n/start-i18n';
import { toast } from '@/ui/overlay/toast';

/** `/user/create`: `POST` of a `NewUser`; goes on to the user that was made. */
export async function createUserAction({ request }: ActionFunctionArgs): Promise<Outcome<unknown> | Response> {
  const outcome = await createUser((await request.json()) as NewUser);
  if (!outcome.ok) return outcome;
  toast.success(i18n.t('success.saved'));
  return redirect(`/user/${outcome.value.id}`);
}

/** `/user/{id}`: `PATCH` of a `UserChange`, `DELETE`. */
export async function userAction({ request, params }: ActionFunctionArgs): Promise<Outcome<unknown> | Response> {
  const id = Number(params['id']);
  if (request.method === 'PATCH') return changeUser(id, (await request.json()) as UserChange);
  const outcome = await deleteUser(id);
  if (!outcome.ok) return outcome;
  toast.success(i18n.t('delete.done', { ns: 'users' }));
  return redirect('/users');
}
