import { createContext, useContext } from 'react';
import type { JobType } from '@/domain/job-types/job-type';
import { findJobType } from '@/domain/job-types/registry';

/** The instance whose configuration is edited, as far as its sub-form needs it. Provided by the Configuration tab. */
export interface FormInstance {
  jobCode: string | null;
  /** Whose connections are offered; null while no company is chosen. */
  companyCode: string | null;
  /** It does not exist on the server yet. */
  isNew: boolean;
}

export const FormInstanceContext = createContext<FormInstance | null>(null);

/** The instance that the sub-form around this belongs to. */
export function useFormInstance(): FormInstance {
  const instance = useContext(FormInstanceContext);
  if (instance === null) throw new Error('useFormInstance must be used inside a FormInstanceContext');
  return instance;
}

/** What the console knows of the instance's job, e.g. its variant. */
export const useJobType = (): JobType => findJobType(useFormInstance().jobCode);
