import type { Resources } from './en';
import common from '@locales/fr/common.json';
import companies from '@locales/fr/companies.json';
import dashboard from '@locales/fr/dashboard.json';
import drafts from '@locales/fr/drafts.json';
import errors from '@locales/fr/errors.json';
import executions from '@locales/fr/executions.json';
import instanceTabs from '@locales/fr/instance-tabs.json';
import jobForms from '@locales/fr/job-forms.json';
import jobInstances from '@locales/fr/job-instances.json';
import jobs from '@locales/fr/jobs.json';
import online from '@locales/fr/online.json';
import session from '@locales/fr/session.json';
import sso from '@locales/fr/sso.json';
import sync from '@locales/fr/sync.json';
import system from '@locales/fr/system.json';
import users from '@locales/fr/users.json';

/** Every text in French; a key that English has and French lacks does not compile. */
export const resources = {
  common,
  companies,
  dashboard,
  drafts,
  errors,
  executions,
  'instance-tabs': instanceTabs,
  'job-forms': jobForms,
  'job-instances': jobInstances,
  jobs,
  online,
  session,
  sso,
  sync,
  system,
  users,
} satisfies Resources;
