import common from '@locales/en/common.json';
import errors from '@locales/en/errors.json';
import executions from '@locales/en/executions.json';
import jobs from '@locales/en/jobs.json';
import sync from '@locales/en/sync.json';

/** The texts that the first screens need, one namespace per file. */
export const texts = {
  common,
  errors,
  executions,
  jobs,
  sync,
};
