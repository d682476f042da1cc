import type { InstanceRow } from '@/domain/instance';
import { NEW_INSTANCE } from '@/domain/instance-fields';

/** A job instance with the values of a new instance, without company and times. Its secured variables are not known. */
export const instanceRow = (code: string, changes: Partial<InstanceRow> = {}): InstanceRow => ({
  ...NEW_INSTANCE,
  code,
  companyName: null,
  createdAt: null,
  updatedAt: null,
  securedVariables: null,
  ...changes,
});
