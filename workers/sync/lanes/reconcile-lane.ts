import { ApiFailure, valueOf } from '@/lib/api/api-failure';
import { isLastPage } from '@/lib/api/hydra';
import { Alarm } from '../engine/alarm';
import type { EngineContext } from '../engine/engine-context';
import { isOutage } from '../engine/health';
import type { Lane } from '../engine/lane';
import { META, readMeta } from '../store/sync-meta';
import { resourcesOf, type Resource } from './reconcile-resources';

/** Two list requests a minute once everything has been walked (design, section 4: at most 3). */
const STEP_MS = 30_000;
const HIDDEN_FACTOR = 6;
/** More rows missing at once than this look like a wrong answer, not like deletions. */
const MOST_SUSPECTS = 20;

/**
 * Lane 3: job instances, connections, jobs and companies, walked once after sign-in and then slowly for ever.
 * A row that a walk did not meet is only suspected; its own 404, 410 or 403 removes it (design, section 4).
 */
export function reconcileLane(context: EngineContext): Lane {
  const { cache, clock, writer } = context;
  const resources = resourcesOf(context);
  const alarm = new Alarm(clock);
  let index = 0;
  let page = 1;
  let met = new Set<string>();
  let members = 0;

  const advance = (): void => {
    index = (index + 1) % resources.length;
    page = 1;
    met = new Set();
    members = 0;
  };

  const checkMissing = async (resource: Resource): Promise<void> => {
    const missing = (await resource.cachedKeys()).filter((key) => !met.has(key));
    if (missing.length > MOST_SUSPECTS) return;
    for (const key of missing) await resource.checkOne(key);
  };

  const step = async (resource: Resource): Promise<void> => {
    const answer = valueOf(await resource.list(page));
    for (const key of await resource.apply(answer)) met.add(key);
    members += answer.members.length;
    page += 1;
    if (!isLastPage(answer, members)) return;
    await checkMissing(resource);
    const walked = (await readMeta<string[]>(cache, META.walked)) ?? [];
    if (!walked.includes(resource.name))
      await writer.apply({ meta: [{ key: META.walked, value: [...walked, resource.name] }] });
    advance();
  };

  const walkedAll = async (): Promise<boolean> => {
    const walked = (await readMeta<string[]>(cache, META.walked)) ?? [];
    return resources.every((resource) => walked.includes(resource.name));
  };

  return {
    name: 'reconcile',
    probes: false,
    alarm,
    async run() {
      const resource = resources[index];
      if (resource === undefined) return STEP_MS;
      try {
        await step(resource);
      } catch (error) {
        if (!(error instanceof ApiFailure) || isOutage(error.problem) || error.problem.status === 401) throw error;
        // This person may not read it, or this backend has no such list: the others go on.
        advance();
        return STEP_MS;
      }
      const pace = context.pace().visible ? 1 : HIDDEN_FACTOR;
      return (await walkedAll()) ? STEP_MS * pace : 0;
    },
  };
}
