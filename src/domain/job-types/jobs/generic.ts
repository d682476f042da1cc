import * as z from 'zod/mini';
import { jobType } from '../job-type';

const anyObject = z.looseObject({});

/** The test job and unknown jobs: any JSON object, edited as text. */
export const dummy = jobType('dummy', 'generic', anyObject);
export const unknownJob = jobType(null, 'generic', anyObject);
