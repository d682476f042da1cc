import { createContext, useContext } from 'react';
import type { SecuredVariables } from './use-secured-variables';

/** Above the tabs of the form, so that what is typed into a secret survives a look at another tab. */
export const SecuredVariablesContext = createContext<SecuredVariables | null>(null);

/** The secrets of the instance whose form this is. */
export function useFormSecrets(): SecuredVariables {
  const secrets = useContext(SecuredVariablesContext);
  if (secrets === null) throw new Error('useFormSecrets must be used inside the form of an instance');
  return secrets;
}
