import { createContext, useContext } from 'react';

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
  if (instance === null) throw new Error('useFormInstance needs a FormInstanceContext above it');
  return instance;
}
