import * as z from 'zod/mini';
import { jobType } from '../job-type';

const anyObject = z.looseObject({});

/** The type of the test job. Its configuration is any JSON object, edited as text. */
export const dummy = jobType('dummy', 'generic', anyObject);
/** The type of all jobs that the console does not know. */
export const unknownJob = jobType(null, 'generic', anyObject);
