import { createContext, useContext } from 'react';
import type { JobType } from '@/domain/job-types/job-type';
import { findJobType } from '@/domain/job-types/registry';

/** What a sub-form needs to know about the instance. Provided by the Configuration tab. */
export interface FormInstance {
  jobCode: string | null;
  /** The company whose connections are offered; null while none is chosen. */
  companyCode: string | null;
  /** The instance does not exist on the server yet. */
  isNew: boolean;
}

export const FormInstanceContext = createContext<FormInstance | null>(null);

/** The instance of the surrounding sub-form. */
export function useFormInstance(): FormInstance {
  const instance = useContext(FormInstanceContext);
  if (instance === null) throw new Error('useFormInstance must be used inside a FormInstanceContext');
  return instance;
}

/** The job type of the instance, e.g. with its variant. */
export const useJobType = (): JobType => findJobType(useFormInstance().jobCode);
