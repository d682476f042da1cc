import { connectionIdInPath } from '@/domain/addresses/path-segments';
import { connectionEditPath } from '@/domain/addresses/links';
import { CONNECTIONS_PATH } from '@/domain/addresses/paths';
import { redirect, redirectDocument, replace, type ActionFunctionArgs } from 'react-router-dom';
import { startAssetServiceApp } from '@/data/online/app-access';
import {
  changeConnection,
  createConnection,
  deleteConnection,
  readConnection,
  type ConnectionBodies,
} from '@/data/online/connections';
import { noSuchItem } from '@/data/online/online-call';
import type { Outcome } from '@/domain/problem';
import { isCreatable, readConnectionType, type ConnectionItem } from '@/domain/connection';
import { i18n } from '@/i18n/start-i18n';
import { toast } from '@/ui/overlay/toast';
import { pathAfterSave, rememberPathAfterSave } from './path-after-save';
import { sentBody } from '@/data/online/sent-body';

type ActionResult = Promise<Outcome<unknown> | Response>;

/**
 * Action of `/connections/create/{type}`: creates a connection. If the connection uses the provider's app, opens the
 * provider's authorisation page. The next screen replaces the form in the browser history.
 */
export async function createConnectionAction({ request, params }: ActionFunctionArgs): ActionResult {
  const type = readConnectionType(params['type']);
  if (!isCreatable(type)) return noSuchItem();
  const body = await sentBody<ConnectionBodies[typeof type]>(request);
  const outcome = await createConnection(type, body);
  if (!outcome.ok) return outcome;
  const { item, repeats } = outcome.value;
  toast.success(i18n.t('success.saved'));
  if (repeats.length > 0) {
    toast.warning(i18n.t('create.repeated', { ns: 'connections', label: item.label, count: repeats.length + 1 }));
  }
  const { id, app } = item;
  if (type !== 'bynder' || !app) return replace(CONNECTIONS_PATH);
  const address = await startAuthorisation(item, request);
  // If the provider cannot be reached, open the connection's form, where the user can authorise the app again.
  return address === null ? replace(connectionEditPath('bynder', id)) : leaveFor(address);
}

/** Opens another site. The promise never resolves, so the form stays busy until the browser has left the page. */
function leaveFor(address: string): Promise<never> {
  globalThis.location.replace(address);
  return new Promise(() => undefined);
}

/**
 * Action of `/connections/edit/{type}/{id}`: `PATCH` saves changes, then authorises the provider's app again if the
 * connection uses it. `POST` only authorises the app again. `DELETE` deletes the connection. After a deletion, the list
 * replaces the form in the browser history.
 */
export async function connectionAction({ request, params }: ActionFunctionArgs): ActionResult {
  const type = readConnectionType(params['type']);
  const id = connectionIdInPath(new URL(request.url).pathname);
  if (type === null) return noSuchItem();
  if (request.method === 'DELETE') {
    const outcome = await deleteConnection(type, id);
    if (!outcome.ok) return outcome;
    toast.success(i18n.t('delete.done', { ns: 'connections' }));
    return replace(CONNECTIONS_PATH);
  }
  if (request.method === 'PATCH') {
    const outcome = await changeConnection(type, id, await sentBody<object>(request));
    if (!outcome.ok) return outcome;
  }
  const after = type === 'bynder' ? await readConnection(type, id) : null;
  if (after?.ok === true && after.value.app) {
    const address = await startAuthorisation(after.value, request);
    return address === null ? { ok: true, value: true } : redirectDocument(address);
  }
  toast.success(i18n.t('success.saved'));
  return redirect(pathAfterSave(queryOf(request)));
}

const queryOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams;

/**
 * Prepares the authorisation of an app: returns the address of the provider's page, and stores which screen follows.
 * After a failure, shows a toast and returns null.
 */
async function startAuthorisation({ domain, iri }: ConnectionItem, request: Request): Promise<string | null> {
  const outcome = await startAssetServiceApp(domain ?? '', iri);
  if (outcome.ok) {
    rememberPathAfterSave(queryOf(request));
    return outcome.value;
  }
  toast.error(i18n.t('app.failed', { ns: 'connections' }));
  return null;
}
