import { createContext, useContext } from 'react';

/** What a sub-form needs to know about the instance. The Configuration tab provides it. */
export interface FormInstance {
  jobCode: string | null;
  /** The company whose connections are offered; null while no company is chosen. */
  companyCode: string | null;
  /** True if the instance does not exist on the server yet. */
  isNew: boolean;
}

export const FormInstanceContext = createContext<FormInstance | null>(null);

/** The instance whose configuration the sub-form edits. */
export function useFormInstance(): FormInstance {
  const instance = useContext(FormInstanceContext);
  if (instance === null) throw new Error('useFormInstance must be used inside a FormInstanceContext');
  return instance;
}
