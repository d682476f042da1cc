import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverWords } from '@/i18n/problem-text';
import { toast } from '@/ui/overlay/toast';

/** Spelled as the providers' callbacks send them. */
const SUCCESS = 'sucess_message';
const ERROR = 'error_message';

/** Shows what a provider's callback says in the address, once: a reload does not repeat it. */
export function useArrivalToast(): void {
  const [params, setParams] = useSearchParams();
  const said = useRef<string | null>(null);
  useEffect(() => {
    const success = params.get(SUCCESS);
    const error = params.get(ERROR);
    if (success === null && error === null) {
      said.current = null;
      return;
    }
    // The address changes a moment later, and the effect may run again until then.
    if (said.current === params.toString()) return;
    said.current = params.toString();
    if (success) toast.success(serverWords(success));
    if (error) toast.error(serverWords(error));
    const rest = new URLSearchParams(params);
    rest.delete(SUCCESS);
    rest.delete(ERROR);
    setParams(rest, { replace: true });
  }, [params, setParams]);
}
