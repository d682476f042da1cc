import activation from '@locales/fr/activation.json';
import changes from '@locales/fr/changes.json';
import check from '@locales/fr/check.json';
import bulk from '@locales/fr/bulk.json';
import companies from '@locales/fr/companies.json';
import connections from '@locales/fr/connections.json';
import firstSteps from '@locales/fr/first-steps.json';
import health from '@locales/fr/health.json';
import launch from '@locales/fr/launch.json';
import diagnostics from '@locales/fr/diagnostics.json';
import drafts from '@locales/fr/drafts.json';
import events from '@locales/fr/events.json';
import dates from '@locales/fr/dates.json';
import copies from '@locales/fr/copies.json';
import dataConsole from '@locales/fr/data-console.json';
import instanceTabs from '@locales/fr/instance-tabs.json';
import jobForms from '@locales/fr/job-forms.json';
import jobInstances from '@locales/fr/job-instances.json';
import names from '@locales/fr/names.json';
import notices from '@locales/fr/notices.json';
import log from '@locales/fr/log.json';
import online from '@locales/fr/online.json';
import palette from '@locales/fr/palette.json';
import run from '@locales/fr/run.json';
import schedules from '@locales/fr/schedules.json';
import sso from '@locales/fr/sso.json';
import switchUser from '@locales/fr/switch-user.json';
import system from '@locales/fr/system.json';
import tracker from '@locales/fr/tracker.json';
import users from '@locales/fr/users.json';
import views from '@locales/fr/views.json';
import violations from '@locales/fr/violations.json';
import type { texts as english } from './en-more';
import { texts as session } from './fr-session';

/** The French version of `en-more`. */
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
} satisfies typeof english;
