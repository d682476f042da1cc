import common from '@locales/en/common.json';
import companies from '@locales/en/companies.json';
import dashboard from '@locales/en/dashboard.json';
import drafts from '@locales/en/drafts.json';
import errors from '@locales/en/errors.json';
import executions from '@locales/en/executions.json';
import instanceTabs from '@locales/en/instance-tabs.json';
import jobForms from '@locales/en/job-forms.json';
import jobInstances from '@locales/en/job-instances.json';
import jobs from '@locales/en/jobs.json';
import online from '@locales/en/online.json';
import session from '@locales/en/session.json';
import sso from '@locales/en/sso.json';
import sync from '@locales/en/sync.json';
import system from '@locales/en/system.json';
import users from '@locales/en/users.json';

/** Every text in English, one namespace per file; the typed keys come from here. */
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
};

export type Resources = typeof resources;
