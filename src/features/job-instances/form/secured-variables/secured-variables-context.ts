import { createContext, useContext } from 'react';
import type { SecuredVariables } from './use-secured-variables';

/** Provided above the tabs of the form, so that a typed secret is kept when the user switches tabs. */
export const SecuredVariablesContext = createContext<SecuredVariables | null>(null);

/** The secrets of the form's instance. */
export function useFormSecrets(): SecuredVariables {
  const secrets = useContext(SecuredVariablesContext);
  if (secrets === null) throw new Error('useFormSecrets must be used inside the form of an instance');
  return secrets;
}
