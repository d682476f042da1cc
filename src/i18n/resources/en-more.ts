import activation from '@locales/en/activation.json';
import changes from '@locales/en/changes.json';
import check from '@locales/en/check.json';
import bulk from '@locales/en/bulk.json';
import companies from '@locales/en/companies.json';
import connections from '@locales/en/connections.json';
import firstSteps from '@locales/en/first-steps.json';
import health from '@locales/en/health.json';
import launch from '@locales/en/launch.json';
import diagnostics from '@locales/en/diagnostics.json';
import drafts from '@locales/en/drafts.json';
import events from '@locales/en/events.json';
import dates from '@locales/en/dates.json';
import copies from '@locales/en/copies.json';
import dataConsole from '@locales/en/data-console.json';
import instanceTabs from '@locales/en/instance-tabs.json';
import jobForms from '@locales/en/job-forms.json';
import jobInstances from '@locales/en/job-instances.json';
import names from '@locales/en/names.json';
import notices from '@locales/en/notices.json';
import log from '@locales/en/log.json';
import online from '@locales/en/online.json';
import palette from '@locales/en/palette.json';
import run from '@locales/en/run.json';
import schedules from '@locales/en/schedules.json';
import sso from '@locales/en/sso.json';
import switchUser from '@locales/en/switch-user.json';
import system from '@locales/en/system.json';
import tracker from '@locales/en/tracker.json';
import users from '@locales/en/users.json';
import views from '@locales/en/views.json';
import violations from '@locales/en/violations.json';
import { texts as session } from './en-session';

/** The texts of forms, administration and the analysis of an execution. The first screen that needs them loads them. */
export const texts = {
  ...session,
  activation,
  bulk,
  changes,
  check,
  companies,
  connections,
  copies,
  'data-console': dataConsole,
  dates,
  diagnostics,
  drafts,
  events,
  'first-steps': firstSteps,
  health,
  'instance-tabs': instanceTabs,
  'job-forms': jobForms,
  'job-instances': jobInstances,
  launch,
  names,
  notices,
  log,
  online,
  palette,
  run,
  schedules,
  sso,
  'switch-user': switchUser,
  system,
  tracker,
  users,
  views,
  violations,
};
