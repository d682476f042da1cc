import common from '@locales/fr/common.json';
import errors from '@locales/fr/errors.json';
import executions from '@locales/fr/executions.json';
import jobs from '@locales/fr/jobs.json';
import sync from '@locales/fr/sync.json';
import type { texts as english } from './en-start';

/** The French version of `en-start`; a key that is missing in French is a type error. */
export const texts = {
  common,
  errors,
  executions,
  jobs,
  sync,
} satisfies typeof english;
