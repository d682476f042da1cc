import { redirect, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { startAssetServiceApp } from '@/data/online/app-access';
import {
  changeConnection,
  createConnection,
  deleteConnection,
  readConnection,
  type ConnectionBodies,
} from '@/data/online/connections';
import { noSuchItem } from '@/data/online/online-call';
import type { Outcome } from '@/data/online/outcome';
import { readConnectionType } from '@/domain/wire/connection-type';
import type { ConnectionItem } from '@/domain/wire/connection-reader';
import { i18n } from '@/i18n/start-i18n';
import { toast } from '@/ui/overlay/toast';
import { addressPart } from '@/lib/text/storable-text';

type Answer = Promise<Outcome<unknown> | Response>;

/** `/connections/create/{type}`: `POST` of the connection's body. An app goes on to the provider. */
export async function createConnectionAction({ request, params }: ActionFunctionArgs): Answer {
  const type = readConnectionType(params['type']);
  if (type === null || type === 'shopify') return noSuchItem();
  const body = (await request.json()) as ConnectionBodies[typeof type];
  const outcome = await createConnection(type, body);
  if (!outcome.ok) return outcome;
  const { item, repeats } = outcome.value;
  toast.success(i18n.t('success.saved'));
  if (repeats.length > 0) {
    toast.warning(i18n.t('create.repeated', { ns: 'connections', label: item.label, count: repeats.length + 1 }));
  }
  const { id, app } = item;
  if (type !== 'bynder' || !app) return redirect('/connections');
  // Without the provider the connection is there all the same: its form offers the authorisation again.
  return (await authorise(item)) ?? redirect(`/connections/edit/bynder/${addressPart(id)}`);
}

/** `/connections/edit/{type}/{id}`: `PATCH` of what changed, `POST` to authorise the app again, `DELETE`. */
export async function connectionAction({ request, params }: ActionFunctionArgs): Answer {
  const type = readConnectionType(params['type']);
  const { id = '' } = params;
  if (type === null) return noSuchItem();
  if (request.method === 'DELETE') {
    const outcome = await deleteConnection(type, id);
    if (!outcome.ok) return outcome;
    toast.success(i18n.t('delete.done', { ns: 'connections' }));
    return redirect('/connections');
  }
  if (request.method === 'PATCH') {
    const outcome = await changeConnection(type, id, (await request.json()) as object);
    if (!outcome.ok) return outcome;
  }
  const after = type === 'bynder' ? await readConnection(type, id) : null;
  if (after?.ok === true && after.value.app) return (await authorise(after.value)) ?? { ok: true, value: true };
  toast.success(i18n.t('success.saved'));
  return redirect('/connections');
}

/** To the provider's page for an app; null, with a toast, when there is no way there (spec 1, section 8). */
async function authorise({ domain, iri }: ConnectionItem): Promise<Response | null> {
  const outcome = await startAssetServiceApp(domain ?? '', iri);
  if (outcome.ok) return redirectDocument(outcome.value);
  toast.error(i18n.t('app.failed', { ns: 'connections' }));
  return null;
}
