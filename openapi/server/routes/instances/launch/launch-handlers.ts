import { companyScope } from '../../../http/auth/signed-in-user';
import { ldJson, type Answer, type Call, type Handlers } from '../../../http/call';
import { ownValue } from '../../own-value';
import { notFound } from '../../../http/problem';
import { queryText } from '../../../http/query-string';
import { findInstance } from '../instance-row';
import { launchInstance } from './launch-instance';

const overrides: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

async function addToQueue(call: Call): Promise<Answer> {
  const delta = ownValue(overrides, queryText(call.query, 'delta_override'));
  const id = await call.db.transaction(async (tx) => {
    const instance = await findInstance(tx, call.params.code, companyScope(call.user), true);
    if (!instance) throw notFound();
    return launchInstance(tx, instance, { userId: call.user.id, delta });
  });
  call.wakeRunner();
  return ldJson({ id }, 202);
}

/** The call that launches an instance. */
export const launchHandlers: Handlers = { addToQueue };
